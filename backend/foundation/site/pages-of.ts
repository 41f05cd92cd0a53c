import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { siteLanguages } from '#backend/tables/site.ts';
import { toLang } from '#schemas/site.ts';

/**
 * Where the pages of a site in a reader's language begin, without a slash at the end, for links from outside of them: e-mails, the
 * bank's way back, calendars. The site's own language has no prefix, its others have (`https://shop.example/en`). Who asked in a
 * language that the site does not have is led to its own.
 */
export async function pagesOf(db: Database, { idSite, locale }: { idSite: number; locale: string }, webOrigin: string): Promise<string> {
  const languages = await db
    .select({ code: siteLanguages.code })
    .from(siteLanguages)
    .where(and(eq(siteLanguages.idSite, idSite), eq(siteLanguages.isValid, true)))
    .orderBy(asc(siteLanguages.position));
  const [own, ...others] = languages.map(({ code }) => toLang(code));
  const lang = toLang(locale);
  return lang !== own && others.includes(lang) ? `${webOrigin}/${lang}` : webOrigin;
}
