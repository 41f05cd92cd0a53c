import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sites } from '../db/tables/site.ts';
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
