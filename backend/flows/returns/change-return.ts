import { and, eq } from 'drizzle-orm';
import { transition } from 'xstate';
import type { z } from 'zod';
import { type ReturnEvent, returnMachine } from '#machines/return-machine.ts';
import { type OrderBack, OrderBackStatus, type OrderBackStep } from '#schemas/order-back.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/tables/order.ts';
import { orderReturnEvents, orderReturns } from '../../db/tables/returns.ts';
import { writeReturnMail } from '../../mail/return-mail.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { readReturns } from './read-returns.ts';

const eventOf: Record<z.output<typeof OrderBackStep>['step'], ReturnEvent['type']> = {
  LABEL_SENT: 'return.label-sent',
  RECEIVED: 'return.received',
  REFUNDED: 'return.refunded',
  REFUSED: 'return.refused',
};

/** The status an event leads a return to, by its machine; null when it does not take that event. */
export function nextReturnStatus(status: OrderBackStatus, type: ReturnEvent['type']): OrderBackStatus | null {
  const [after] = transition(returnMachine, returnMachine.resolveState({ value: status }), { type });
  return after.value === status ? null : OrderBackStatus.parse(after.value);
}

/**
 * Leads a return on, and tells the customer by e-mail. The money itself is paid back where it was taken.
 * Throws ApiError 404, 409 (not from where it is), 422 (a refusal without a reason, more given back than was paid).
 */
export async function changeReturn(
  db: Database,
  { idSite, id }: { idSite: number; id: number },
  { step, answer, refund }: z.output<typeof OrderBackStep>,
  at: { now: Date; webOrigin: string },
): Promise<OrderBack> {
  return db.transaction(async (tx) => {
    const own = and(eq(orderReturns.idSite, idSite), eq(orderReturns.id, id));
    const [row] = await tx.select().from(orderReturns).where(own).for('no key update');
    if (!row) throw new ApiError(404, 'return.not-found');
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.idSite, idSite), eq(orders.id, row.idOrder)));
    const status = nextReturnStatus(row.status, eventOf[step]);
    if (!order || !status) throw new ApiError(409, 'return.step');
    if (status === 'REFUSED' && answer === '') throw ApiError.fields([{ key: 'answer', message: 'return.reason-needed' }]);
    const read = async () => (await readReturns(tx, order)).find((back) => back.id === id);
    const total = (await read())?.total ?? 0;
    // The fee of the way to the customer may be given back too (L221-24).
    if ((refund ?? 0) > total + order.shipping) throw ApiError.fields([{ key: 'refund', message: 'return.refund' }]);
    await tx
      .update(orderReturns)
      .set({ status, ...(answer && { answer }), ...(status === 'REFUNDED' && { refund: refund ?? total }) })
      .where(own);
    await tx.insert(orderReturnEvents).values({ idSite, idReturn: id, status, createdAt: at.now });
    const back = await read();
    if (back && back.refund !== null && status === 'REFUNDED') {
      const lines = back.lines.map(({ id: idLine, quantity, total: paid }) => ({ idLine, quantity, total: paid }));
      await issueCreditNote(tx, { idSite, idOrder: order.id, idReturn: id, amount: back.refund, lines }, at.now);
    }
    if (!back) throw new Error('the return was not read');
    await writeReturnMail(tx, order, back, at);
    return back;
  });
}
