import { eq } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { pagesOf } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sites } from '#backend/tables/site.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { MailSite } from './frame.ts';

/** Sender of an e-mail. */
export type Sender = { name: string; address: string };

/**
 * Reads the sender of a site's e-mails: SEND_MAIL_AS_NAME, else the site's name; SEND_MAIL_AS_MAIL, else the company's e-mail address, ''
 * if neither is set.
 */
export async function readSender(db: Database, idSite: number): Promise<Sender> {
  const { SEND_MAIL_AS_NAME, SEND_MAIL_AS_MAIL, COMPANY_EMAIL } = await readSettings(db, idSite);
  const [site] = await db.select({ name: sites.name }).from(sites).where(eq(sites.id, idSite));
  return { name: SEND_MAIL_AS_NAME || (site?.name ?? ''), address: SEND_MAIL_AS_MAIL || COMPANY_EMAIL };
}

/**
 * Returns the address for e-mails to the shop: the company's (COMPANY_EMAIL), else the sender's (SEND_MAIL_AS_MAIL); '' if neither is set.
 */
export const shopAddress = (values: Pick<ParameterValues, 'COMPANY_EMAIL' | 'SEND_MAIL_AS_MAIL'>): string =>
  values.COMPANY_EMAIL || values.SEND_MAIL_AS_MAIL;

/** Reads the data of a site that its e-mails need, for a reader of a language. */
export async function readMailSite(db: Database, reader: { idSite: number; locale: string }, webOrigin: string): Promise<MailSite> {
  const { idSite, locale } = reader;
  const [site] = await db
    .select({ name: sites.name, timeZone: sites.timeZone, market: sites.market })
    .from(sites)
    .where(eq(sites.id, idSite));
  if (!site) throw new Error(`there is no site ${idSite}`);
  return { ...site, pages: await pagesOf(db, reader, webOrigin), values: await readSettings(db, idSite, locale) };
}
