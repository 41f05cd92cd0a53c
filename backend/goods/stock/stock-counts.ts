import { eq, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { DatabaseCount } from '#backend/platform/measure/measures.ts';
import { stockHolds } from '#backend/tables/stock.ts';

/** Measures of the stock for Prometheus. */
export function stockCounts(db: Database): readonly DatabaseCount[] {
  const read = async () => {
    const [row] = await db
      .select({ pieces: sql<number>`coalesce(sum(${stockHolds.quantity}), 0)::int` })
      .from(stockHolds)
      .where(eq(stockHolds.state, 'HELD'));
    return row?.pieces ?? 0;
  };
  return [{ name: 'stock_holds', help: 'Pieces kept for orders that are not paid yet', read }];
}
