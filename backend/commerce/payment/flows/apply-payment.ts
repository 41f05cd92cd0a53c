import { and, eq, inArray } from 'drizzle-orm';
import { transition } from 'xstate';
import { type OrderRow, payOrder, raiseAlert, type StatusContext } from '#backend/commerce/order/index.ts';
import { extendHolds } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import { type AttemptRow, type CaptureRow, correctionMark, paymentAttempts, paymentCaptures } from '#backend/tables/payment.ts';
import { leavesShopOpen } from '#domain/payment-confirmation.ts';
import { type PaymentEvent, paymentMachine } from '#machines/payment-machine.ts';
import { type OrderAlert, refundAlerts } from '#schemas/admin-order.ts';
import { PaymentStatus } from '#schemas/order.ts';
import type { PaymentUpdate } from '../providers/provider.ts';
import { requestRefund } from './request-refund.ts';

/** Hours an order keeps its pieces while the bank is deciding. */
const decisionHours = 24;

/** Result of a notification. */
export type Outcome =
  | 'applied'
  | 'duplicate'
  | 'ignored'
  | 'unknown-attempt'
  | 'wrong-session'
  | 'wrong-amount'
  | 'paid-without-stock'
  | 'paid-too-late'
  | 'paid-twice'
  | 'disputed'
  | 'refund-failed'
  | 'refund-beyond-payment';

const outcomeOf: Readonly<Record<OrderAlert, Outcome>> = {
  PAID_WITHOUT_STOCK: 'paid-without-stock',
  PAID_TOO_LATE: 'paid-too-late',
  PAID_TWICE: 'paid-twice',
  WRONG_AMOUNT: 'wrong-amount',
  DISPUTED: 'disputed',
  REFUND_FAILED: 'refund-failed',
};

/** Applies what is known of a payment to its attempt and its order, both locked by the caller. */
export async function applyPayment(
  tx: Database,
  order: OrderRow,
  attempt: AttemptRow,
  update: PaymentUpdate,
  at: StatusContext,
): Promise<Outcome> {
  if (update.session && attempt.session && update.session !== attempt.session) return 'wrong-session';
  if (update.event === 'payment.disputed') {
    await raiseAlert(tx, order, 'DISPUTED', at);
    return 'disputed';
  }
  if (update.event === 'payment.paid') return applySuccess(tx, order, attempt, update, at);
  const status = nextPaymentStatus(attempt.status, update.event);
  if (!status) return 'ignored';
  await updateAttempt(tx, attempt, { status, session: attempt.session ?? update.session ?? null, updatedAt: at.now });
  if (status === 'pending' || status === 'authorized') await keepWhileDeciding(tx, order, at.now);
  return 'applied';
}

/**
 * Money came. It is kept once for each transaction of the provider; what does not pay the order, exactly and for the first time, is kept
 * as an extra payment for a person to give back, or given back by itself where the order cannot be honoured any more.
 */
async function applySuccess(
  tx: Database,
  order: OrderRow,
  attempt: AttemptRow,
  update: PaymentUpdate,
  at: StatusContext,
): Promise<Outcome> {
  const transaction = await captureName(tx, attempt, update.transaction ?? attempt.id, update);
  if (transaction === null) return 'ignored';
  if (update.amount !== attempt.amount || update.currency !== attempt.currency) {
    if (update.amount > 0) await capture(tx, attempt, { ...update, transaction }, true, at.now);
    await raiseAlert(tx, order, 'WRONG_AMOUNT', at);
    return 'wrong-amount';
  }
  const status = nextPaymentStatus(attempt.status, 'payment.paid');
  if (!status) {
    await capture(tx, attempt, { ...update, transaction }, true, at.now);
    await raiseAlert(tx, order, 'PAID_TWICE', at);
    return 'paid-twice';
  }
  await updateAttempt(tx, attempt, {
    status,
    transaction,
    session: attempt.session ?? update.session ?? null,
    nextReadAt: null,
    updatedAt: at.now,
  });
  const alert = await payOrder(tx, order, at, { isUnconfirmed: leavesShopOpen(attempt.provider) });
  const row = await capture(tx, attempt, { ...update, transaction }, alert !== null, at.now);
  if (alert === null) return 'applied';
  if (refundAlerts.includes(alert)) {
    const key = `late:${row.id}`;
    await requestRefund(tx, row, { key, amount: row.amount, cause: 'LATE', reason: '', idReturn: null, byEmail: null }, at.now);
  }
  return outcomeOf[alert];
}

type Came = Pick<PaymentUpdate, 'amount' | 'currency'> & { transaction: string };

async function capture(
  tx: Database,
  attempt: AttemptRow,
  { amount, currency, transaction }: Came,
  isExtra: boolean,
  now: Date,
): Promise<CaptureRow> {
  const { idSite, idOrder, id: idAttempt, provider, isTest } = attempt;
  const [row] = await tx
    .insert(paymentCaptures)
    .values({ idSite, idOrder, idAttempt, provider, transaction, amount, currency, isTest, isExtra, createdAt: now })
    .returning();
  if (!row) throw new Error('the money that came was not kept');
  return row;
}

/**
 * Returns the name under which the money of a transaction is stored; null: it is already stored. A provider that reports another amount for
 * the same transaction, as a correction, is trusted; the earlier amount stays for a person to check. One that gives two payments the same
 * number is trusted too: a number used by another attempt does not leave this one unpaid.
 */
async function captureName(
  tx: Database,
  { idSite, provider, id }: AttemptRow,
  transaction: string,
  { amount, currency }: PaymentUpdate,
): Promise<string | null> {
  const corrected = (name: string) => `${name}${correctionMark}${amount}${currency}`;
  const own = `${transaction}${correctionMark}${id}`;
  const names = [transaction, own].flatMap((name) => [name, corrected(name)]);
  const known = await tx
    .select()
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.idSite, idSite), eq(paymentCaptures.provider, provider), inArray(paymentCaptures.transaction, names)));
  const name = known.some((row) => row.transaction === transaction && row.idAttempt !== id) ? own : transaction;
  const ofAttempt = known.filter(({ idAttempt }) => idAttempt === id);
  if (ofAttempt.length === 0) return name;
  return ofAttempt.some((row) => row.amount === amount && row.currency === currency) ? null : corrected(name);
}

async function updateAttempt(tx: Database, { idSite, id }: AttemptRow, change: Partial<AttemptRow>): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.id, id)));
}

async function keepWhileDeciding(tx: Database, order: OrderRow, now: Date): Promise<void> {
  // An order that is over keeps nothing.
  if (order.status !== 'PENDING_PAYMENT') return;
  const until = new Date(now.getTime() + decisionHours * 3_600_000);
  await extendHolds(tx, { idSite: order.idSite, idOrder: order.id }, until);
  await tx
    .update(orders)
    .set({ heldUntil: until })
    .where(and(eq(orders.idSite, order.idSite), eq(orders.id, order.id)));
}

/** The status an event leads an attempt to, by the payment's machine; null when it changes nothing. */
export function nextPaymentStatus(status: PaymentStatus, type: PaymentEvent['type']): PaymentStatus | null {
  const before = paymentMachine.resolveState({ value: status });
  const [after] = transition(paymentMachine, before, { type });
  return after.value === before.value ? null : PaymentStatus.parse(after.value);
}
