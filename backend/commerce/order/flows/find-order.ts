import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orders } from '#backend/tables/order.ts';
import { orderKey } from '../order-names.ts';

/**
 * Finds an order by its number and the e-mail address that it was placed with, and gives the key that opens it. Throws one ApiError
 * 404, whether the number or the address is wrong. The address of an erased account opens nothing.
 */
export async function findOrder(
  db: Database,
  { idSite, reference, email }: { idSite: number; reference: string; email: string },
): Promise<{ id: string; key: string }> {
  const [order] = await db
    .select({ id: orders.id, idSite: orders.idSite, keySalt: orders.keySalt, email: orders.email })
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.reference, reference)));
  if (!order || order.email.toLowerCase() !== email) throw new ApiError(404, 'order.lookup-none');
  return { id: order.id, key: await orderKey(db, order) };
}
