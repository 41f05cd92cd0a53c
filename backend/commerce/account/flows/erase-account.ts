import { and, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import { changeStatus, endAttempts, type OrderRow, type StatusContext } from '#backend/commerce/order/index.ts';
import { openReturnStatuses, ordersUnderWay } from '#backend/commerce/privacy/index.ts';
import { eraseBookings } from '#backend/content/booking/index.ts';
import { endByAddress } from '#backend/content/publishing/index.ts';
import { releaseHolds } from '#backend/goods/stock/index.ts';
import { eraseAlerts } from '#backend/goods/stock-alert/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SignedIn } from '#backend/platform/http/context.ts';
import { carts } from '#backend/tables/cart.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import { passwordResetRequests, users } from '#backend/tables/people.ts';
import { orderReturns } from '#backend/tables/returns.ts';
import { occasionsOfAccount } from '../mail/access-changed.ts';
import { needPassword } from './change-profile.ts';
import { emptyErasedOrders } from './empty-erased-orders.ts';

/** The bank has not decided yet. */
const undecided = ['pending', 'authorized'] as const;

type Account = { id: number; email: string };

/** Reason why an account cannot be erased now. */
export type Obstacle =
  | 'account.is-admin'
  | 'account.orders-under-way'
  | 'account.return-under-way'
  | 'account.payment-under-way'
  | 'account.payment-to-settle';

/**
 * Erases an account for good. Sessions, addresses and cart go with it, so do the newsletter, stock alerts, bookings and the e-mails of the outbox. Orders
 * that wait for payment are cancelled first: nothing of it stays payable. Orders are made
 * anonymous, but for contracts that the law has the shop keep: those are closed off, with lines, amounts, name and billing address. Invoices
 * stay ten years.
 * Throws ApiError 422 (wrong password), 409 (an order, a return or a payment is under way; an admin's account).
 */
export async function eraseAccount(db: Database, idSite: number, user: SignedIn, password: string, at: StatusContext): Promise<void> {
  if (user.role !== 'CUSTOMER') throw new ApiError(409, 'account.is-admin');
  await needPassword(db, idSite, user.id, password, 'password');
  const obstacle = await db.transaction((tx) => eraseWithin(tx, idSite, user, at));
  if (obstacle) throw new ApiError(409, obstacle);
}

/**
 * Erases a customer's account in a transaction, or gives why it is not erased, and then nothing is changed. Locks the account
 * (so that nothing is ordered with it meanwhile), then carts, then orders: as placing and paying an order do, one waits for the other.
 */
export async function eraseWithin(tx: Database, idSite: number, { id, email }: Account, at: StatusContext): Promise<Obstacle | null> {
  const account = and(eq(users.idSite, idSite), eq(users.id, id));
  const [user] = await tx.select({ role: users.role }).from(users).where(account).for('update');
  if (!user) return null;
  if (user.role !== 'CUSTOMER') return 'account.is-admin';
  const own = and(eq(orders.idSite, idSite), eq(orders.idUser, id));
  await lockCarts(tx, idSite, id);
  const held = await tx.select().from(orders).where(own).orderBy(orders.id).for('no key update');
  const obstacle = await findObstacle(tx, idSite, held);
  if (obstacle) return obstacle;

  await tx.update(orders).set({ email: '', phone: '', message: '', deliveryAddress: null, accessPoint: null, birthdate: null }).where(own);
  await cancelUnpaid(tx, held, at);
  const ids = held.map((order) => order.id);
  await emptyErasedOrders(tx, { idSite, ids, now: at.now });
  const ofOrders = inArray(mails.idOrder, ids);
  const ofAccount = or(eq(mails.to, email), eq(mails.idUser, id), like(mails.occasion, occasionsOfAccount(id)), ofOrders);
  await tx.delete(mails).where(and(eq(mails.idSite, idSite), ofAccount));
  await tx.delete(passwordResetRequests).where(and(eq(passwordResetRequests.idSite, idSite), eq(passwordResetRequests.email, email)));
  await endByAddress(tx, idSite, email);
  await eraseAlerts(tx, idSite, { id, email });
  await eraseBookings(tx, idSite, { id, email });
  await tx.delete(users).where(account);
  return null;
}

/** Her cart and those that lead to it, in the order in which a cart that leads elsewhere is opened. */
async function lockCarts(tx: Database, idSite: number, idUser: number): Promise<void> {
  const ofSite = eq(carts.idSite, idSite);
  const isOwn = eq(carts.idUser, idUser);
  const own = tx.select({ id: carts.id }).from(carts).where(and(ofSite, isOwn));
  for (const which of [inArray(carts.mergedInto, own), isOwn])
    await tx.select({ id: carts.id }).from(carts).where(and(ofSite, which)).orderBy(carts.id).for('update');
}

/** Finds why a person with these orders is not erased now; null: she can be. */
export async function findObstacle(tx: Database, idSite: number, held: readonly OrderRow[]): Promise<Obstacle | null> {
  const isUnderway = (status: OrderRow['status']) => ordersUnderWay.some((each) => each === status);
  if (held.some(({ status }) => isUnderway(status))) return 'account.orders-under-way';
  if (held.some(({ alert }) => alert !== null)) return 'account.payment-to-settle';
  const ids = held.map((order) => order.id);
  const returns = and(
    eq(orderReturns.idSite, idSite),
    inArray(orderReturns.idOrder, ids),
    inArray(orderReturns.status, [...openReturnStatuses]),
  );
  if ((await tx.select({ id: orderReturns.id }).from(orderReturns).where(returns).limit(1)).length > 0) return 'account.return-under-way';
  const attempts = and(
    eq(paymentAttempts.idSite, idSite),
    inArray(paymentAttempts.idOrder, ids),
    inArray(paymentAttempts.status, [...undecided]),
  );
  const deciding = await tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(attempts).limit(1);
  return deciding.length > 0 ? 'account.payment-under-way' : null;
}

/** Cancels orders of an erased person that wait for their payment: nothing of them stays payable. Nobody is written to. */
export async function cancelUnpaid(tx: Database, held: readonly OrderRow[], at: StatusContext): Promise<void> {
  for (const order of held.filter(({ status }) => status === 'PENDING_PAYMENT')) {
    await tx
      .update(orders)
      .set({ email: '' })
      .where(and(eq(orders.idSite, order.idSite), eq(orders.id, order.id)));
    await cancel(tx, { ...order, email: '' }, at);
  }
}

/** Cancels an order that waits for its payment. It has no address left: nobody is written to. */
async function cancel(tx: Database, order: OrderRow, at: StatusContext): Promise<void> {
  await endAttempts(tx, order, at.now);
  await changeStatus(tx, order, { type: 'order.cancelled' }, at);
  await releaseHolds(tx, { idSite: order.idSite, idOrder: order.id });
}

/** Orders that an account is not erased with, as a condition: those that are under way, to be looked at, or on their way back. */
export const keepsAccount = () =>
  or(
    inArray(orders.status, [...ordersUnderWay]),
    isNotNull(orders.alert),
    sql`exists (select 1 from ${orderReturns} where ${orderReturns.idSite} = ${orders.idSite} and ${orderReturns.idOrder} = ${orders.id}
      and ${inArray(orderReturns.status, [...openReturnStatuses])})`,
  );
