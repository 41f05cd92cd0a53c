import { eq, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { sites } from '#backend/tables/site.ts';

/** Seconds since 2026 began, UTC. */
const clock = sql`(extract(epoch from now()) - extract(epoch from timestamptz '2026-01-01T00:00:00Z'))::int`;

/**
 * Raises a site's version, with which every kept page of it is dropped. To be called in the same transaction as every write to pages,
 * components or parameters, and where a whole catalogue is read in; a product alone is told of by the database (catalogue_changes).
 * Returns the new version.
 *
 * It goes with the clock, so that no number is given twice, not even by a database that an older backup was restored into: pages
 * that web processes share outlive both.
 */
export async function raiseSiteVersion(tx: Database, idSite: number): Promise<number> {
  const [row] = await tx
    .update(sites)
    .set({ version: sql`greatest(${sites.version} + 1, ${clock})` })
    .where(eq(sites.id, idSite))
    .returning({ version: sites.version });
  if (!row) throw new Error(`There is no site ${idSite}`);
  return row.version;
}
