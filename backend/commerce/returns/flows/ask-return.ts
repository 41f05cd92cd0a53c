import { and, eq, max, sum } from 'drizzle-orm';
import type { z } from 'zod';
import { lockOrder, type OrderRow, paidOfLine } from '#backend/commerce/order/index.ts';
import { noticeReturn } from '#backend/commerce/order-mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orderReturnEvents, orderReturnLines, orderReturns } from '#backend/tables/returns.ts';
import { paidOfPieces } from '#domain/refunds.ts';
import { conformityReasons, type OrderBack, type OrderBackBody, type Returnable } from '#schemas/order-back.ts';
import { writeReturnMail } from '../mail/return-mail.ts';
import { returnableOf } from '../returnable.ts';
import { readReturns } from './read-returns.ts';

type Asking = { isActive: boolean; timeZone: string; now: Date; webOrigin: string };
type ReturnInput = z.output<typeof OrderBackBody>;

/**
 * Notes what somebody wants to send back, under a lock of the order, acknowledges it by e-mail and tells the shop.
 * Throws ApiError 409 (returns are closed here, not yet possible, or over), 422 (a line that is not there, more than is left, or a
 * change of mind about what was made for somebody or is perishable).
 */
export async function askReturn(db: Database, order: OrderRow, body: ReturnInput, asking: Asking): Promise<OrderBack> {
  return db.transaction(async (tx) => {
    const locked = (await lockOrder(tx, order.idSite, order.id)) ?? order;
    const { state, lines: left, rows } = await returnableOf(tx, locked, asking);
    if (state !== 'OPEN') throw new ApiError(409, `return.${state}`);
    checkLines(body, left);
    const before = await refundsOf(tx, locked);
    const { idSite, id: idOrder } = locked;
    const [last] = await tx
      .select({ number: max(orderReturns.number) })
      .from(orderReturns)
      .where(and(eq(orderReturns.idSite, idSite), eq(orderReturns.idOrder, idOrder)));
    const [made] = await tx
      .insert(orderReturns)
      .values({ idSite, idOrder, number: (last?.number ?? 0) + 1, status: 'ASKED', message: body.message, createdAt: asking.now })
      .returning();
    if (!made) throw new Error('the return was not inserted');
    await tx.insert(orderReturnLines).values(
      body.products.flatMap(({ id, quantity, reason }) => {
        const row = rows.find((line) => line.id === id);
        if (!row) return [];
        const open = left.find((line) => line.id === id)?.quantity ?? 0;
        // The last pieces of a line bring what is left of it: no cent is lost by rounding.
        const total =
          open === quantity
            ? paidOfLine(row) - (before.get(id) ?? 0)
            : paidOfPieces({ paid: paidOfLine(row), quantity: row.quantity }, quantity);
        return { idSite, idReturn: made.id, idOrderLine: id, quantity, reason, total };
      }),
    );
    await tx.insert(orderReturnEvents).values({ idSite, idReturn: made.id, status: 'ASKED', createdAt: asking.now });
    const back = (await readReturns(tx, locked)).find(({ id }) => id === made.id);
    if (!back) throw new Error('the return was not read');
    await writeReturnMail(tx, locked, back, asking);
    await noticeReturn(tx, locked, back, asking);
    return back;
  });
}

function checkLines({ products }: ReturnInput, left: Returnable['lines']): void {
  const seen = new Set<number>();
  for (const [at, { id, quantity, reason }] of products.entries()) {
    const line = left.find((each) => each.id === id);
    const open = line?.quantity ?? 0;
    if (line?.isRental) throw ApiError.fields([{ key: `products.${at}.id`, message: 'return.rental' }]);
    if (seen.has(id) || open === 0) throw ApiError.fields([{ key: `products.${at}.id`, message: 'return.line' }]);
    const isExcluded = line?.isPersonal || line?.isPerishable;
    if (isExcluded && !conformityReasons.includes(reason))
      throw ApiError.fields([{ key: `products.${at}.reason`, message: line.isPersonal ? 'return.personal' : 'return.perishable' }]);
    if (quantity > open) throw ApiError.fields([{ key: `products.${at}.quantity`, message: 'return.quantity', params: { count: open } }]);
    seen.add(id);
  }
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
