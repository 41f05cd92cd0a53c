import { sql } from 'drizzle-orm';
import { dateIn } from '#domain/time-zones.ts';
import type { Database } from '../platform/database/database.ts';
import { orderSequences } from './tables.ts';

/**
 * The next order number of a site, e.g. `89-26-000042`: site, year in the shop's time zone, count in that year.
 * The row of the count stays locked until the transaction ends, so that numbers have no gaps; take it last.
 */
export async function nextReference(tx: Database, site: { id: number; timeZone: string }, now: Date): Promise<string> {
  const year = Number(dateIn(site.timeZone, now).slice(0, 4));
  const [row] = await tx
    .insert(orderSequences)
    .values({ idSite: site.id, year, last: 1 })
    .onConflictDoUpdate({ target: [orderSequences.idSite, orderSequences.year], set: { last: sql`${orderSequences.last} + 1` } })
    .returning({ last: orderSequences.last });
  return `${site.id}-${String(year).slice(2)}-${String(row?.last).padStart(6, '0')}`;
}
