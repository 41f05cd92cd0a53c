import { asc, eq } from 'drizzle-orm';
import { toLang } from '#schemas/site.ts';
import type { Database } from '../db/database.ts';
import { siteLanguages, sites } from '../db/tables/site.ts';
import { readSettings } from '../site/read-parameters.ts';
import type { MailSite } from './frame.ts';

/** What e-mails of a site need of it, in a language. */
export async function readMailSite(
  db: Database,
  { idSite, locale }: { idSite: number; locale: string },
  webOrigin: string,
): Promise<MailSite> {
  const [site] = await db.select({ name: sites.name }).from(sites).where(eq(sites.id, idSite));
  return { name: site?.name ?? '', webOrigin, values: await readSettings(db, idSite, locale) };
}

/** Where the pages of a site in a language begin: its own language has no prefix, another one has (`https://shop.example/en`). */
export async function pagesOf(db: Database, { idSite, locale }: { idSite: number; locale: string }, webOrigin: string): Promise<string> {
  const [own] = await db
    .select({ code: siteLanguages.code })
    .from(siteLanguages)
    .where(eq(siteLanguages.idSite, idSite))
    .orderBy(asc(siteLanguages.position))
    .limit(1);
  const lang = toLang(locale);
  return !own || toLang(own.code) === lang ? webOrigin : `${webOrigin}/${lang}`;
}
