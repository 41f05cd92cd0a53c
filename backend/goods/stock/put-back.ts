import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { orderLines } from '#backend/tables/order.ts';
import { orderReturnLines, orderReturns } from '#backend/tables/returns.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import { lockDeclinations, takePromisesBack } from './locked-stock.ts';

type Pieces = { idDeclination: number; quantity: number };
type Doer = { idSite: number; byEmail: string | null };

/** Pieces that an order took out of the stock and that have not come back, by declination: neither by a refund of it nor by a return. */
export async function piecesOut(
  db: Database,
  { idSite, idOrder }: { idSite: number; idOrder: string },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ idDeclination: stockMoves.idDeclination, out: sql<number>`-sum(${stockMoves.quantity})::int` })
    .from(stockMoves)
    .leftJoin(orderReturns, and(eq(orderReturns.idSite, stockMoves.idSite), eq(orderReturns.id, stockMoves.idReturn)))
    .where(and(eq(stockMoves.idSite, idSite), or(eq(stockMoves.idOrder, idOrder), eq(orderReturns.idOrder, idOrder))))
    .groupBy(stockMoves.idDeclination);
  return new Map(rows.map(({ idDeclination, out }) => [idDeclination, out]));
}

/** Puts all pieces of a refunded order back into the stock that have not come back yet. The order is locked. */
export async function putOrderBack(tx: Database, doer: Doer & { idOrder: string }): Promise<void> {
  const pieces = [...(await piecesOut(tx, doer))].map(([idDeclination, quantity]) => ({ idDeclination, quantity }));
  await putBack(tx, { ...doer, idReturn: null }, pieces);
}

/** Puts some pieces of an order back into the stock, at most those that have not come back yet. The order is locked. */
export async function putPiecesBack(tx: Database, doer: Doer & { idOrder: string }, pieces: readonly Pieces[]): Promise<void> {
  await putBack(tx, { ...doer, idReturn: null }, stillOut(pieces, await piecesOut(tx, doer)));
}

/**
 * Puts the pieces that a return brought into the stock; those that are rented never left it, and those that a refund put back are there.
 * The order is locked.
 */
export async function putReturnBack(
  tx: Database,
  { idSite, idOrder, idReturn, byEmail }: Doer & { idOrder: string; idReturn: number },
): Promise<void> {
  const pieces = await tx
    .select({ idDeclination: orderLines.idDeclination, quantity: orderReturnLines.quantity })
    .from(orderReturnLines)
    .innerJoin(orderLines, and(eq(orderLines.idSite, orderReturnLines.idSite), eq(orderLines.id, orderReturnLines.idOrderLine)))
    .where(and(eq(orderReturnLines.idSite, idSite), eq(orderReturnLines.idReturn, idReturn), isNull(orderLines.rentFrom)));
  await putBack(tx, { idSite, byEmail, idOrder: null, idReturn }, stillOut(pieces, await piecesOut(tx, { idSite, idOrder })));
}

/** Of some pieces those that are out, added up by declination. */
function stillOut(pieces: readonly Pieces[], out: ReadonlyMap<number, number>): Pieces[] {
  const wanted = Map.groupBy(pieces, ({ idDeclination }) => idDeclination);
  return [...wanted].map(([idDeclination, of]) => ({
    idDeclination,
    quantity: Math.min(
      of.reduce((sum, { quantity }) => sum + quantity, 0),
      out.get(idDeclination) ?? 0,
    ),
  }));
}

type Cause = Doer & { idOrder: string | null; idReturn: number | null };

/** Puts pieces back into the stock, except those whose stock is not tracked, or that are no longer sold. */
async function putBack(tx: Database, cause: Cause, pieces: readonly Pieces[]): Promise<void> {
  const { idSite } = cause;
  const wanted = pieces.filter(({ quantity }) => quantity > 0);
  const rows = await lockDeclinations(
    tx,
    idSite,
    wanted.map(({ idDeclination }) => idDeclination),
  );
  const counted = wanted.filter(({ idDeclination }) => rows.get(idDeclination)?.isTracked);
  if (counted.length === 0) return;
  for (const { idDeclination, quantity } of counted) {
    await tx
      .update(declinations)
      .set({ stock: sql`${declinations.stock} + ${quantity}` })
      .where(and(eq(declinations.idSite, idSite), eq(declinations.id, idDeclination)));
  }
  const ids = counted.map(({ idDeclination }) => idDeclination);
  await takePromisesBack(tx, idSite, ids);
  await tx.insert(stockMoves).values(counted.map((each) => ({ ...cause, ...each, reason: 'RETURNED' as const })));
}
