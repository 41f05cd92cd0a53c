import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations } from '#backend/tables/catalogue.ts';

export type LockedDeclination = { id: number; isTracked: boolean; stock: number; held: number; promised: number };

/**
 * Locks declinations until the transaction ends, always in the order of their ids, so that two orders for the same
 * pieces wait for each other instead of deadlocking. A transaction locks all it needs in one call.
 *
 * Row locks here and elsewhere are NO KEY UPDATE: what only refers to the row (a foreign key) need not wait.
 * Order of locks everywhere: cart, order, payment attempt, declinations, pickup slot, order number.
 */
export async function lockDeclinations(
  tx: Database,
  idSite: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedDeclination>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: declinations.id,
      isTracked: declinations.setQuantity,
      stock: declinations.stock,
      held: declinations.held,
      promised: declinations.promised,
    })
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), inArray(declinations.id, [...ids])))
    .orderBy(asc(declinations.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Pieces that orders hold beyond the stock; 0 while the shop has all of them. */
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
