import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { putOrderBack, releaseHolds } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orderEvents, orders } from '#backend/tables/order.ts';
import { handsGoodsOn } from '#domain/payment-confirmation.ts';
import { orderSteps } from '#machines/order-machine.ts';
import { type OrderStepBody, refundAlerts } from '#schemas/admin-order.ts';
import type { StatusContext } from '../events.ts';
import { lockOrder } from '../locks.ts';
import { changeStatus, nextStatus } from './change-status.ts';
import { endAttempts } from './end-attempts.ts';

/**
 * Sets an order to the status that an administrator chose, with its e-mail, in one transaction; repeating the same step changes nothing.
 * The status of a refund also refunds what was paid: payments listen to it. Throws ApiError 404. Throws 409 if the status does not allow
 * the step, or if the payment is undecided or unconfirmed and the body does not override that.
 */
export async function advanceOrder(
  db: Database,
  { idSite, id }: { idSite: number; id: string },
  { step, tracking, restock, despiteUnconfirmed }: z.output<typeof OrderStepBody>,
  at: StatusContext & { byEmail: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, idSite, id);
    if (!order) throw new ApiError(404, 'order.not-found');
    // Repeated call, as after a lost answer.
    if (order.status === step) return;
    const event = orderSteps[step];
    if (!nextStatus(order, event)) throw new ApiError(409, 'order.step');
    if (order.isPaymentUnconfirmed && handsGoodsOn(order.status, step)) {
      if (!despiteUnconfirmed) throw new ApiError(409, 'order.payment-unconfirmed');
      const { status } = order;
      await tx
        .insert(orderEvents)
        .values({ idSite, idOrder: id, type: 'payment.unconfirmed', status, byEmail: at.byEmail, createdAt: at.now });
    }
    if (step === 'SHIPPED' && tracking) {
      await tx
        .update(orders)
        .set({ trackingLink: tracking.link, trackingNumber: tracking.number })
        .where(and(eq(orders.idSite, idSite), eq(orders.id, id)));
    }
    if (step === 'CANCELLED') await endAttempts(tx, order, at.now);
    await changeStatus(tx, order, event, at);
    if (step === 'CANCELLED') await releaseHolds(tx, { idSite, idOrder: id });
    if (step === 'REFUNDED' && restock) await putOrderBack(tx, { idSite, idOrder: id, byEmail: at.byEmail });
  });
}

/**
 * Takes the warning off an order that was paid twice or with another amount, once somebody looked after it. What was paid without
 * pieces, or too late, is refunded instead. Throws ApiError 404, 409.
 */
export async function settleAlert(
  db: Database,
  { idSite, id }: { idSite: number; id: string },
  { now, byEmail }: { now: Date; byEmail: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, idSite, id);
    if (!order) throw new ApiError(404, 'order.not-found');
    if (order.alert === null) return;
    if (refundAlerts.includes(order.alert)) throw new ApiError(409, 'order.step');
    await tx
      .update(orders)
      .set({ alert: null })
      .where(and(eq(orders.idSite, idSite), eq(orders.id, id)));
    await tx.insert(orderEvents).values({ idSite, idOrder: id, type: 'alert.settled', status: order.status, byEmail, createdAt: now });
  });
}
