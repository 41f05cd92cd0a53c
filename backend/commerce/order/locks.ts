import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { carts } from '#backend/tables/cart.ts';
import { orders } from '#backend/tables/order.ts';
import { type AttemptRow, paymentAttempts } from '#backend/tables/payment.ts';
import { users } from '#backend/tables/people.ts';
import type { OrderRow } from './events.ts';

/**
 * Prevents the erasure of the customer's account until the transaction ends; it is locked before her cart. Throws ApiError 401 if it was
 * erased.
 */
export async function keepAccount(tx: Database, idSite: number, idUser: number | null): Promise<void> {
  if (idUser === null) return;
  const account = and(eq(users.idSite, idSite), eq(users.id, idUser));
  const [user] = await tx.select({ id: users.id }).from(users).where(account).for('key share');
  if (!user) throw new ApiError(401, 'auth.required');
}

/** Locks a cart until the transaction ends; a cart that is gone locks nothing. */
export async function lockCart(tx: Database, idSite: number, idCart: string): Promise<void> {
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.idSite, idSite), eq(carts.id, idCart)))
    .for('no key update');
}

/** Locks an order until the transaction ends and reads it as it is then. Its cart, where needed, is locked before. */
export async function lockOrder(tx: Database, idSite: number, idOrder: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.id, idOrder)))
    .for('no key update');
  return order;
}

/** Locks a payment attempt until the transaction ends and reads it as it is then. Its order is locked before. */
export async function lockAttempt(tx: Database, idSite: number, idAttempt: string): Promise<AttemptRow | undefined> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.id, idAttempt)))
    .for('no key update');
  return attempt;
}
