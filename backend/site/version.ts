import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sites } from '../db/tables/site.ts';

/**
 * Raises a site's version, part of the key of its cached pages. To be called in the same transaction as every write to
 * pages, components, parameters or catalogue. Gives the new version.
 */
export async function raiseSiteVersion(tx: Database, idSite: number): Promise<number> {
  const [row] = await tx
    .update(sites)
    .set({ version: sql`${sites.version} + 1` })
    .where(eq(sites.id, idSite))
    .returning({ version: sites.version });
  if (!row) throw new Error(`There is no site ${idSite}`);
  return row.version;
}
