import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { readSettings } from '../settings/read-parameters.ts';
import { pagesOf } from '../site/pages-of.ts';
import { sites } from '../site/tables.ts';
import type { MailSite } from './frame.ts';

/** What e-mails of a site need of it, for a reader of a language. */
export async function readMailSite(db: Database, reader: { idSite: number; locale: string }, webOrigin: string): Promise<MailSite> {
  const { idSite, locale } = reader;
  const [site] = await db.select({ name: sites.name, timeZone: sites.timeZone }).from(sites).where(eq(sites.id, idSite));
  if (!site) throw new Error(`there is no site ${idSite}`);
  return { ...site, pages: await pagesOf(db, reader, webOrigin), values: await readSettings(db, idSite, locale) };
}
