import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import type { OrderRow } from '../events.ts';

/** Ends the attempts to pay an order that is being cancelled; the order is locked. Throws ApiError 409 while the bank is deciding on one. */
export async function endAttempts(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const ofOrder = and(eq(paymentAttempts.idSite, order.idSite), eq(paymentAttempts.idOrder, order.id));
  const attempts = await tx.select().from(paymentAttempts).where(ofOrder).orderBy(paymentAttempts.id).for('no key update');
  if (attempts.some(({ status }) => status === 'pending' || status === 'authorized')) throw new ApiError(409, 'order.payment-under-way');
  await tx
    .update(paymentAttempts)
    .set({ status: 'expired', updatedAt: now })
    .where(and(ofOrder, inArray(paymentAttempts.status, ['created', 'redirected'])));
}
