import { eq } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { pagesOf } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sites } from '#backend/tables/site.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { MailSite } from './frame.ts';

/** Who an e-mail is from. */
export type Sender = { name: string; address: string };

/**
 * Who the e-mails of a site are from: SEND_MAIL_AS_NAME, else the site's name; SEND_MAIL_AS_MAIL, else the company's e-mail
 * address, '' where neither is set.
 */
export async function readSender(db: Database, idSite: number): Promise<Sender> {
  const { SEND_MAIL_AS_NAME, SEND_MAIL_AS_MAIL, COMPANY_EMAIL } = await readSettings(db, idSite);
  const [site] = await db.select({ name: sites.name }).from(sites).where(eq(sites.id, idSite));
  return { name: SEND_MAIL_AS_NAME || (site?.name ?? ''), address: SEND_MAIL_AS_MAIL || COMPANY_EMAIL };
}

/** Where the shop itself is written to: the company's e-mail address (COMPANY_EMAIL), else the sender's (SEND_MAIL_AS_MAIL); '' where neither is set. */
export const shopAddress = (values: Pick<ParameterValues, 'COMPANY_EMAIL' | 'SEND_MAIL_AS_MAIL'>): string =>
  values.COMPANY_EMAIL || values.SEND_MAIL_AS_MAIL;

/** What e-mails of a site need of it, for a reader of a language. */
export async function readMailSite(db: Database, reader: { idSite: number; locale: string }, webOrigin: string): Promise<MailSite> {
  const { idSite, locale } = reader;
  const [site] = await db.select({ name: sites.name, timeZone: sites.timeZone }).from(sites).where(eq(sites.id, idSite));
  if (!site) throw new Error(`there is no site ${idSite}`);
  return { ...site, pages: await pagesOf(db, reader, webOrigin), values: await readSettings(db, idSite, locale) };
}
