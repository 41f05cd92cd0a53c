import { and, eq } from 'drizzle-orm';
import type { Tracking } from '#schemas/order.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../db/tables/order.ts';
import { trackingOf } from '../flows/order/read-order.ts';

/** Says where the parcel of an order is followed. Throws ApiError 404; 409 for an order that is not sent to anybody. */
export async function setTracking(db: Database, order: { idSite: number; id: string }, tracking: Tracking): Promise<Tracking | null> {
  const one = and(eq(orders.idSite, order.idSite), eq(orders.id, order.id));
  const [found] = await db.select({ deliveryKind: orders.deliveryKind }).from(orders).where(one);
  if (!found) throw new ApiError(404, 'order.not-found');
  if (found.deliveryKind !== 'DELIVERY' && found.deliveryKind !== 'PICKUP') throw new ApiError(409, 'order.not-sent');
  const [changed] = await db.update(orders).set({ trackingLink: tracking.link, trackingNumber: tracking.number }).where(one).returning();
  return changed ? trackingOf(changed) : null;
}
