import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { returnSettings } from '../../returns/tables.ts';
import type { Archive } from '../archive.ts';

/** Writes what a site says of returns; without a file the ready words stand. */
export async function importReturns(tx: Database, { site, returns }: Archive): Promise<void> {
  await tx.delete(returnSettings).where(eq(returnSettings.idSite, site.id));
  if (returns) await tx.insert(returnSettings).values({ idSite: site.id, ...returns });
}
