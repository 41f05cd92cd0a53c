import { and, eq, isNull, sql } from 'drizzle-orm';
import { declinations } from '../catalogue/tables.ts';
import { orderLines } from '../order/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { orderReturnLines, orderReturns } from '../returns/tables.ts';
import { lockDeclinations } from './locks.ts';
import { takePromisesBack } from './promises.ts';
import { stockMoves } from './tables.ts';

type Pieces = { idDeclination: number; quantity: number };
type Doer = { idSite: number; byEmail: string | null };

/** Puts the pieces of a refunded order back into the stock: those that it sold and no return brought back. The order is locked. */
export async function putOrderBack(tx: Database, { idSite, idOrder, byEmail }: Doer & { idOrder: string }): Promise<void> {
  const sold = await tx
    .select({ idDeclination: stockMoves.idDeclination, quantity: sql<number>`-${stockMoves.quantity}` })
    .from(stockMoves)
    .where(and(eq(stockMoves.idSite, idSite), eq(stockMoves.idOrder, idOrder), eq(stockMoves.reason, 'SOLD')));
  const back = await tx
    .select({ idDeclination: stockMoves.idDeclination, quantity: stockMoves.quantity })
    .from(stockMoves)
    .innerJoin(orderReturns, and(eq(orderReturns.idSite, stockMoves.idSite), eq(orderReturns.id, stockMoves.idReturn)))
    .where(and(eq(stockMoves.idSite, idSite), eq(orderReturns.idOrder, idOrder)));
  const left = sold.map(({ idDeclination, quantity }) => ({
    idDeclination,
    quantity: quantity - back.filter((each) => each.idDeclination === idDeclination).reduce((sum, each) => sum + each.quantity, 0),
  }));
  await putBack(tx, { idSite, byEmail, idOrder, idReturn: null }, left);
}

/** Puts the pieces that a return brought into the stock; those that are rented never left it. */
export async function putReturnBack(tx: Database, { idSite, idReturn, byEmail }: Doer & { idReturn: number }): Promise<void> {
  const pieces = await tx
    .select({ idDeclination: orderLines.idDeclination, quantity: sql<number>`sum(${orderReturnLines.quantity})::int` })
    .from(orderReturnLines)
    .innerJoin(orderLines, and(eq(orderLines.idSite, orderReturnLines.idSite), eq(orderLines.id, orderReturnLines.idOrderLine)))
    .where(and(eq(orderReturnLines.idSite, idSite), eq(orderReturnLines.idReturn, idReturn), isNull(orderLines.rentFrom)))
    .groupBy(orderLines.idDeclination);
  await putBack(tx, { idSite, byEmail, idOrder: null, idReturn }, pieces);
}

type Cause = Doer & { idOrder: string | null; idReturn: number | null };

/** What is not counted, or not sold any more, stays as it is. */
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
