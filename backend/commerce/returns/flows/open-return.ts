import { and, eq, max, sum } from 'drizzle-orm';
import { type OrderRow, paidOfLine } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orderReturnEvents, orderReturnLines, orderReturns } from '#backend/tables/returns.ts';
import { paidOfPieces } from '#domain/refunds.ts';
import type { OrderBack, Returnable, ReturnReason } from '#schemas/order-back.ts';
import type { OrderLineRow } from '../returnable.ts';
import { readReturns } from './read-returns.ts';

/** An order under its lock, with its lines and what is left of each. */
type OpenedOrder = { order: OrderRow; rows: readonly OrderLineRow[]; left: Returnable['lines'] };
type ReturnInput = { products: readonly { id: number; quantity: number; reason: ReturnReason }[]; message: string };

/** Writes a return of lines that the caller has checked against what is left of them. The last pieces of a line bring what is left of it. */
export async function openReturn(tx: Database, { order, rows, left }: OpenedOrder, input: ReturnInput, now: Date): Promise<OrderBack> {
  const before = await refundsOf(tx, order);
  const { idSite, id: idOrder } = order;
  const [last] = await tx
    .select({ number: max(orderReturns.number) })
    .from(orderReturns)
    .where(and(eq(orderReturns.idSite, idSite), eq(orderReturns.idOrder, idOrder)));
  const [made] = await tx
    .insert(orderReturns)
    .values({ idSite, idOrder, number: (last?.number ?? 0) + 1, status: 'ASKED', message: input.message, createdAt: now })
    .returning();
  if (!made) throw new Error('the return was not inserted');
  await tx.insert(orderReturnLines).values(
    input.products.flatMap(({ id, quantity, reason }) => {
      const row = rows.find((line) => line.id === id);
      if (!row) return [];
      const open = left.find((line) => line.id === id)?.quantity ?? 0;
      // No cent is lost by rounding.
      const total =
        open === quantity
          ? paidOfLine(row) - (before.get(id) ?? 0)
          : paidOfPieces({ paid: paidOfLine(row), quantity: row.quantity }, quantity);
      return { idSite, idReturn: made.id, idOrderLine: id, quantity, reason, total };
    }),
  );
  await tx.insert(orderReturnEvents).values({ idSite, idReturn: made.id, status: 'ASKED', createdAt: now });
  const back = (await readReturns(tx, order)).find(({ id }) => id === made.id);
  if (!back) throw new Error('the return was not read');
  return back;
}

/** Cents of each line that returns asked for before, refused ones left out. */
async function refundsOf(tx: Database, { idSite, id }: OrderRow): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: orderReturnLines.idOrderLine, status: orderReturns.status, total: sum(orderReturnLines.total).mapWith(Number) })
    .from(orderReturnLines)
    .innerJoin(orderReturns, and(eq(orderReturns.idSite, orderReturnLines.idSite), eq(orderReturns.id, orderReturnLines.idReturn)))
    .where(and(eq(orderReturns.idSite, idSite), eq(orderReturns.idOrder, id)))
    .groupBy(orderReturnLines.idOrderLine, orderReturns.status);
  const totals = new Map<number, number>();
  for (const row of rows) if (row.status !== 'REFUSED') totals.set(row.id, (totals.get(row.id) ?? 0) + row.total);
  return totals;
}
