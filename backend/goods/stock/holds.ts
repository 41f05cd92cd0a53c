import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { readShopRules } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { stockHolds, stockMoves } from '#backend/tables/stock.ts';
import { lockDeclinations, promiseBeyondStock, takePromisesBack } from './locked-stock.ts';
import { daysOfHold, leaveDays, type MayBeRented, rentedOf, retakeRentals, takeRentals } from './rentals.ts';

/** Minutes an unpaid order keeps its pieces and its pickup slot. */
export const holdMinutes = 30;
export const holdEnd = (now: Date): Date => new Date(now.getTime() + holdMinutes * 60_000);

/** Pieces an order wants; `name` is said when they are gone. */
export type StockLine = { idDeclination: number; quantity: number; name: string };
type OrderOf = { idSite: number; idOrder: string };

/** Lines of one declination, which differ in what they are made with, want its pieces together. */
function together(lines: readonly StockLine[]): StockLine[] {
  const byDeclination = new Map<number, StockLine>();
  for (const { idDeclination, quantity, name } of lines) {
    const before = byDeclination.get(idDeclination)?.quantity ?? 0;
    byDeclination.set(idDeclination, { idDeclination, quantity: before + quantity, name });
  }
  return [...byDeclination.values()];
}

const idsOf = (lines: readonly { idDeclination: number }[]) => lines.map((line) => line.idDeclination);

/**
 * Holds the pieces of an order until a given time, all or none, in the transaction that creates it. `supersedes` are orders of the same
 * shopper that this one replaces: their pieces are released first. If the shop makes to order (HANDLE_STOCK off), missing pieces are
 * promised. Throws ApiError 409, with the name of the product, if somebody else has them.
 */
export async function takeHolds(
  tx: Database,
  order: OrderOf & { lines: readonly (StockLine & MayBeRented)[]; supersedes: readonly string[]; now: Date; until: Date },
): Promise<void> {
  const { idSite, now, until } = order;
  const lines = together(order.lines.filter(({ occupied }) => !occupied));
  const rented = rentedOf(order.lines);
  const ids = [...new Set(idsOf(order.lines))];
  const before = order.supersedes.length > 0 ? await declinationsHeldBy(tx, idSite, order.supersedes) : [];
  await lockDeclinations(tx, idSite, [...ids, ...before]);
  if (order.supersedes.length > 0) await release(tx, idSite, inArray(stockHolds.idOrder, [...order.supersedes]));
  await releaseExpiredOf(tx, idSite, ids, now);

  const { limitsToStock } = await readShopRules(tx, idSite);
  const locked = await lockDeclinations(tx, idSite, ids);
  for (const line of lines) {
    const row = locked.get(line.idDeclination);
    if (!row) throw new ApiError(409, 'order.not-sold', { params: { name: line.name } });
    const available = row.stock - row.held;
    if (limitsToStock && row.isTracked && available < line.quantity) throw stockGone(line.name, available);
  }
  await takeRentals(tx, order, rented, (id) => locked.get(id)?.stock ?? 0);
  const tracked = lines.filter((line) => locked.get(line.idDeclination)?.isTracked);
  if (tracked.length === 0) return;
  await tx
    .insert(stockHolds)
    .values(tracked.map(({ idDeclination, quantity }) => ({ idSite, idOrder: order.idOrder, idDeclination, quantity, expiresAt: until })));
  if (!limitsToStock) await promiseBeyondStock(tx, idSite, tracked);
  await changeStock(tx, idSite, tracked, 'held', 1);
}

/** The refusal when fewer pieces are left than wanted. */
export function stockGone(name: string, available: number): ApiError {
  return available <= 0
    ? new ApiError(409, 'order.stock-none', { params: { name } })
    : new ApiError(409, 'order.stock-some', { params: { name, count: available } });
}

/**
 * The pieces of a paid order leave the shop; those of its rentals stay kept on their days. Pieces whose hold expired are taken
 * again while they are there, or are promised where the shop makes to order. False, and nothing changed: some are gone.
 */
export async function consumeHolds(
  tx: Database,
  order: OrderOf & { lines: readonly (StockLine & { rentFrom: string | null })[]; now: Date },
): Promise<boolean> {
  const { idSite, idOrder, now } = order;
  const lines = together(order.lines.filter(({ rentFrom }) => rentFrom === null));
  const ids = idsOf(order.lines);
  await lockDeclinations(tx, idSite, ids);
  await releaseExpiredOf(tx, idSite, ids, now, idOrder);
  const held = await tx
    .select({ idDeclination: stockHolds.idDeclination })
    .from(stockHolds)
    .where(and(eq(stockHolds.idSite, idSite), eq(stockHolds.idOrder, idOrder), eq(stockHolds.state, 'HELD'), isNull(stockHolds.fromDay)));
  const isHeld = new Set(idsOf(held));
  const rows = await lockDeclinations(tx, idSite, ids);
  const { limitsToStock } = await readShopRules(tx, idSite);
  const areThere = lines.every(({ idDeclination, quantity }) => {
    const row = rows.get(idDeclination);
    return row !== undefined && (!limitsToStock || !row.isTracked || isHeld.has(idDeclination) || row.stock - row.held >= quantity);
  });
  if (!areThere || !(await retakeRentals(tx, order, (id) => rows.get(id)?.stock ?? 0))) return false;
  const tracked = lines.filter((line) => rows.get(line.idDeclination)?.isTracked);
  const [kept, taken] = [true, false].map((held) => tracked.filter((line) => isHeld.has(line.idDeclination) === held));
  if (!limitsToStock) await promiseBeyondStock(tx, idSite, taken ?? []);
  await changeStock(tx, idSite, kept ?? [], 'held', -1);
  await changeStock(tx, idSite, tracked, 'stock', -1);
  await takePromisesBack(tx, idSite, idsOf(tracked));
  await tx
    .update(stockHolds)
    .set({ state: 'CONSUMED' })
    .where(and(eq(stockHolds.idSite, idSite), eq(stockHolds.idOrder, idOrder)));
  if (tracked.length === 0) return true;
  await tx
    .insert(stockMoves)
    .values(
      tracked.map(({ idDeclination, quantity }) => ({ idSite, idDeclination, quantity: -quantity, reason: 'SOLD' as const, idOrder })),
    );
  return true;
}

/** Releases the pieces of an order. */
export async function releaseHolds(tx: Database, { idSite, idOrder }: OrderOf): Promise<void> {
  await lockDeclinations(tx, idSite, await declinationsHeldBy(tx, idSite, [idOrder]));
  await release(tx, idSite, eq(stockHolds.idOrder, idOrder));
}

/** Extends the holds of an order, for example while the bank is still deciding. */
export async function extendHolds(tx: Database, { idSite, idOrder }: OrderOf, until: Date): Promise<void> {
  await tx
    .update(stockHolds)
    .set({ expiresAt: until })
    .where(and(eq(stockHolds.idSite, idSite), eq(stockHolds.idOrder, idOrder), eq(stockHolds.state, 'HELD')));
}

async function declinationsHeldBy(tx: Database, idSite: number, idOrders: readonly string[]): Promise<number[]> {
  const rows = await tx
    .select({ idDeclination: stockHolds.idDeclination })
    .from(stockHolds)
    .where(and(eq(stockHolds.idSite, idSite), inArray(stockHolds.idOrder, [...idOrders]), eq(stockHolds.state, 'HELD')));
  return idsOf(rows);
}

/** Releases expired holds on locked declinations, except those of `exceptOrder`. */
async function releaseExpiredOf(tx: Database, idSite: number, ids: readonly number[], now: Date, exceptOrder?: string): Promise<void> {
  await release(
    tx,
    idSite,
    and(
      inArray(stockHolds.idDeclination, [...ids]),
      lte(stockHolds.expiresAt, now),
      exceptOrder ? sql`${stockHolds.idOrder} <> ${exceptOrder}` : undefined,
    ),
  );
}

/** The declinations concerned must be locked. */
async function release(tx: Database, idSite: number, which: SQL | undefined): Promise<void> {
  const released = await tx
    .update(stockHolds)
    .set({ state: 'RELEASED' })
    .where(and(eq(stockHolds.idSite, idSite), eq(stockHolds.state, 'HELD'), which))
    .returning();
  const sold = released.filter(({ fromDay }) => fromDay === null);
  await changeStock(tx, idSite, sold, 'held', -1);
  await takePromisesBack(tx, idSite, idsOf(sold));
  await leaveDays(tx, idSite, released.flatMap(daysOfHold));
}

async function changeStock(
  tx: Database,
  idSite: number,
  lines: readonly { idDeclination: number; quantity: number }[],
  column: 'stock' | 'held',
  sign: 1 | -1,
): Promise<void> {
  for (const { idDeclination, quantity } of lines) {
    await tx
      .update(declinations)
      .set({ [column]: sql`${declinations[column]} + ${sign * quantity}` })
      .where(and(eq(declinations.idSite, idSite), eq(declinations.id, idDeclination)));
  }
}
