import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { issueCreditNote } from '#backend/commerce/invoice/index.ts';
import { leftToRefund, lockOrder, mostRefund, refundedByOrder } from '#backend/commerce/order/index.ts';
import { requestAmount } from '#backend/commerce/payment/index.ts';
import { putReturnBack } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orderReturnEvents, orderReturns } from '#backend/tables/returns.ts';
import { returnStepsFrom } from '#machines/return-machine.ts';
import type { OrderBack, OrderBackStep } from '#schemas/order-back.ts';
import { writeReturnMail } from '../mail/return-mail.ts';
import { readReturns } from './read-returns.ts';

/**
 * Leads a return on, and tells the customer by e-mail; the same step again changes nothing. What it gives back goes the way it came.
 * Throws ApiError 404, 409 (not from where it is), 422 (a refusal without a reason, more given back than is left of what was paid, or nothing).
 */
export async function changeReturn(
  db: Database,
  { idSite, id }: { idSite: number; id: number },
  { step, answer, refund, restock }: z.output<typeof OrderBackStep>,
  at: { now: Date; webOrigin: string; byEmail: string },
): Promise<OrderBack> {
  return db.transaction(async (tx) => {
    const own = and(eq(orderReturns.idSite, idSite), eq(orderReturns.id, id));
    const [found] = await tx.select({ idOrder: orderReturns.idOrder }).from(orderReturns).where(own);
    // The amount left to refund depends on the order, so it is locked before its return.
    const order = found && (await lockOrder(tx, idSite, found.idOrder));
    const [row] = await tx.select().from(orderReturns).where(own).for('no key update');
    if (!order || !row) throw new ApiError(404, 'return.not-found');
    const read = async () => {
      const back = (await readReturns(tx, order)).find((each) => each.id === id);
      if (!back) throw new Error('the return was not read');
      return back;
    };
    // Said again, as after an answer that was lost.
    if (row.status === step) return read();
    if (!returnStepsFrom(row.status).includes(step)) throw new ApiError(409, 'return.step');
    const status = step;
    if (status === 'REFUSED' && answer === '') throw ApiError.fields([{ key: 'answer', message: 'return.reason-needed' }]);
    const { total } = await read();
    const most = mostRefund({ total, shipping: order.shipping, left: leftToRefund(order, await refundedByOrder(tx, idSite, [order.id])) });
    const usual = Math.min(total, most);
    if ((refund ?? 0) > most) throw ApiError.fields([{ key: 'refund', message: 'return.refund' }]);
    // A refund of 0 although an amount is left means that the return must be refused, with a reason.
    if (status === 'REFUNDED' && refund === 0 && usual > 0) throw ApiError.fields([{ key: 'refund', message: 'return.refund-nothing' }]);
    await tx
      .update(orderReturns)
      .set({ status, ...(answer && { answer }), ...(status === 'REFUNDED' && { refund: refund ?? usual }) })
      .where(own);
    await tx.insert(orderReturnEvents).values({ idSite, idReturn: id, status, byEmail: at.byEmail, createdAt: at.now });
    const back = await read();
    if (back.refund !== null && status === 'REFUNDED') {
      const lines = back.lines.map(({ id: idLine, quantity, total: paid }) => ({ idLine, quantity, total: paid }));
      await issueCreditNote(tx, { idSite, idOrder: order.id, idReturn: id, amount: back.refund, lines }, at.now);
      const intent = { key: `return:${id}`, cause: 'RETURN' as const, reason: '', idReturn: id, byEmail: at.byEmail };
      await requestAmount(tx, order, { ...intent, amount: back.refund }, at.now);
    }
    if (status === 'RECEIVED' && restock) await putReturnBack(tx, { idSite, idOrder: order.id, idReturn: id, byEmail: at.byEmail });
    await writeReturnMail(tx, order, { ...back, answer }, at);
    return back;
  });
}
