import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ApiError } from '../api-error.ts';
import type { SignedIn } from '../context.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/tables/mail.ts';
import { orders } from '../db/tables/order.ts';
import { users } from '../db/tables/people.ts';
import { needPassword } from './change-profile.ts';
import { endByAddress } from './newsletter.ts';

/** An account with an order in one of these is not erased. */
export const underway = ['PAID', 'PREPARING', 'SHIPPED', 'READY_FOR_PICKUP'] as const;

/**
 * Erases an account for good. Sessions, addresses and cart go with it, so do the newsletter and the e-mails of the outbox. Paid
 * orders stay as the accounts must keep them for ten years: lines, amounts, name and billing address; what else they say of the
 * person is emptied. Orders that were never paid keep no name either.
 * Throws ApiError 422 (wrong password), 409 (an order is under way; an admin's account).
 */
export async function eraseAccount(db: Database, idSite: number, user: SignedIn, password: string): Promise<void> {
  if (user.role !== 'CUSTOMER') throw new ApiError(409, 'account.is-admin');
  await needPassword(db, idSite, user.id, password, 'password');
  const isErased = await db.transaction((tx) => eraseWithin(tx, idSite, user));
  if (!isErased) throw new ApiError(409, 'account.orders-under-way');
}

/** Erases a customer's account in a transaction; false, and nothing is changed, while an order of hers is under way. */
export async function eraseWithin(tx: Database, idSite: number, user: { id: number; email: string }): Promise<boolean> {
  const own = and(eq(orders.idSite, idSite), eq(orders.idUser, user.id));
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(own, inArray(orders.status, [...underway])))
    .limit(1);
  if (open.length > 0) return false;
  await tx.update(orders).set({ email: '', phone: '', message: '', deliveryAddress: null, accessPoint: null }).where(own);
  await tx
    .update(orders)
    .set({ firstname: '', lastname: '', billingAddress: null })
    .where(and(own, isNull(orders.paidAt)));
  await tx.delete(mails).where(and(eq(mails.idSite, idSite), eq(mails.to, user.email)));
  await endByAddress(tx, idSite, user.email);
  await tx.delete(users).where(and(eq(users.idSite, idSite), eq(users.id, user.id)));
  return true;
}
