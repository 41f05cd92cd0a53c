import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { declinations } from '../catalogue/tables.ts';
import type { Database } from '../platform/database/database.ts';

/** What orders want beyond what is there: 0 while the shop has all that is held. */
const owed = sql`greatest(0, ${declinations.held} - ${declinations.stock})`;

/**
 * Promises what an order is about to take beyond the stock, so that the table's checks let it: where a shop makes to order
 * (HANDLE_STOCK off), and nowhere else. The declinations must be locked.
 */
export async function promiseBeyondStock(
  tx: Database,
  idSite: number,
  lines: readonly { idDeclination: number; quantity: number }[],
): Promise<void> {
  for (const { idDeclination, quantity } of lines) {
    await tx
      .update(declinations)
      .set({ promised: sql`greatest(0, ${declinations.held} + ${quantity} - ${declinations.stock})` })
      .where(and(eq(declinations.idSite, idSite), eq(declinations.id, idDeclination)));
  }
}

/** Lowers promises to what is owed still, after pieces were let go. The declinations must be locked. */
export async function takePromisesBack(tx: Database, idSite: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(declinations)
    .set({ promised: owed })
    .where(and(eq(declinations.idSite, idSite), inArray(declinations.id, [...ids]), gt(declinations.promised, owed)));
}
