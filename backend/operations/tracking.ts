import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { isOnItsWay, tellsTracking } from '#machines/order-tracking.ts';
import type { Tracking, TrackingBody } from '#schemas/order.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/database.ts';
import { orderEvents, orders } from '../db/tables/order.ts';
import { lockOrder } from '../flows/order/locks.ts';
import { trackingOf } from '../flows/order/read-order.ts';
import { writeTrackingMail } from '../mail/tracking-mail.ts';

/**
 * Says where the parcel of an order is followed, and tells the customer by e-mail where she should hear of it (tellsTracking) or
 * `tell` asks for it; the same again changes nothing. It stands in the order's history.
 * Throws ApiError 404; 409 for an order that is not sent to anybody.
 */
export async function setTracking(
  db: Database,
  { idSite, id }: { idSite: number; id: string },
  { tell, ...tracking }: z.output<typeof TrackingBody>,
  { now, webOrigin, byEmail }: { now: Date; webOrigin: string; byEmail: string },
): Promise<Tracking | null> {
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
    if (isTold && event) await writeTrackingMail(tx, changed, { idEvent: event.id, now, webOrigin });
    return after;
  });
}
