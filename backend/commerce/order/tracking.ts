import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orderEvents, orders } from '#backend/tables/order.ts';
import { isOnItsWay, tellsTracking } from '#domain/order-status.ts';
import type { Tracking, TrackingBody } from '#schemas/order.ts';
import type { StatusContext } from './events.ts';
import { trackingOf } from './flows/read-order.ts';
import { lockOrder } from './locks.ts';

/**
 * Sets the tracking of an order's parcel. Notifies the customer by e-mail if that is automatic (tellsTracking) or if `tell` requests it;
 * the same tracking again changes nothing. It is an event of the order's history. Throws ApiError 404; 409 for an order that is not sent.
 */
export async function setTracking(
  db: Database,
  { idSite, id }: { idSite: number; id: string },
  { tell, ...tracking }: z.output<typeof TrackingBody>,
  at: StatusContext & { byEmail: string },
): Promise<Tracking | null> {
  const { now, byEmail } = at;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, idSite, id);
    if (!order) throw new ApiError(404, 'order.not-found');
    if (order.deliveryKind !== 'DELIVERY' && order.deliveryKind !== 'PICKUP') throw new ApiError(409, 'order.not-sent');
    const changed = { ...order, trackingLink: tracking.link, trackingNumber: tracking.number };
    const [before, after] = [trackingOf(order), trackingOf(changed)];
    const isTold = tellsTracking(order.status, before, after) || (tell && after !== null && isOnItsWay(order.status));
    if (before?.link === after?.link && before?.number === after?.number && !isTold) return after;
    await tx
      .update(orders)
      .set({ trackingLink: tracking.link, trackingNumber: tracking.number })
      .where(and(eq(orders.idSite, idSite), eq(orders.id, id)));
    const type = isTold ? 'tracking.told' : 'tracking.changed';
    const [event] = await tx
      .insert(orderEvents)
      .values({ idSite, idOrder: id, type, status: order.status, byEmail, createdAt: now })
      .returning({ id: orderEvents.id });
    if (isTold && event) await at.tell(tx, 'order.tracking-told', { order: changed, idEvent: event.id, at });
    return after;
  });
}
