import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { changeStatus, type OrderRow, raiseAlert, type StatusContext } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import {
  type AttemptRow,
  type CaptureRow,
  correctionMark,
  paymentAttempts,
  paymentCaptures,
  paymentRefunds,
  type RefundRow,
} from '#backend/tables/payment.ts';
import { refundAlerts } from '#schemas/admin-order.ts';
import type { Outcome } from '../flows/apply-payment.ts';
import { nextPaymentStatus } from '../flows/apply-payment.ts';
import { capturesOf, refundableOf, requestRefund } from '../flows/request-refund.ts';
import type { RefundResult, RefundUpdate } from '../providers/provider.ts';

/** Applies what a provider says of a refund, the order and the attempt locked by the caller. One that was made at the provider is kept too. */
export async function applyRefund(
  tx: Database,
  order: OrderRow,
  attempt: AttemptRow,
  update: RefundUpdate,
  at: StatusContext,
): Promise<Outcome> {
  const captures = await moneyOf(tx, attempt, update.transaction);
  const known = await findRefund(tx, attempt, captures, update);
  if (known) return (await settleRefund(tx, order, known, update, at)) ? outcomeOf(update) : 'ignored';
  if (update.status === 'FAILED') return 'ignored';
  const capture = await findRefundable(tx, captures, update);
  if (!capture) return 'refund-beyond-payment';
  const intent = { key: `provider:${update.refund}`, amount: update.amount, cause: 'PROVIDER' as const, reason: '', idReturn: null };
  const made = await requestRefund(tx, capture, { ...intent, byEmail: null }, at.now);
  await settleRefund(tx, order, made, update, at);
  return outcomeOf(update);
}

/** All that was kept of the money of a transaction: a provider that corrects itself has more than one row. What paid the order comes first. */
const moneyOf = (tx: Database, { idSite, id: idAttempt, provider }: AttemptRow, transaction: string): Promise<CaptureRow[]> =>
  tx
    .select()
    .from(paymentCaptures)
    .where(
      and(
        eq(paymentCaptures.idSite, idSite),
        eq(paymentCaptures.provider, provider),
        eq(paymentCaptures.idAttempt, idAttempt),
        eq(sql`split_part(${paymentCaptures.transaction}, ${correctionMark}, 1)`, transaction),
      ),
    )
    .orderBy(asc(paymentCaptures.isExtra), asc(paymentCaptures.id));

/** The first money that so much can be given back of. */
async function findRefundable(
  tx: Database,
  captures: readonly CaptureRow[],
  { amount, currency }: RefundUpdate,
): Promise<CaptureRow | undefined> {
  for (const capture of captures) if (capture.currency === currency && amount <= (await refundableOf(tx, capture))) return capture;
  return undefined;
}

const outcomeOf = ({ status }: RefundUpdate): Outcome => (status === 'FAILED' ? 'refund-failed' : 'applied');

/** The refund that an update is about: by our id, by the provider's, or the one of this amount whose answer never came. */
async function findRefund(
  tx: Database,
  { idSite }: AttemptRow,
  captures: readonly CaptureRow[],
  update: RefundUpdate,
): Promise<RefundRow | undefined> {
  const ids = captures.map(({ id }) => id);
  const ofMoney = and(eq(paymentRefunds.idSite, idSite), inArray(paymentRefunds.idCapture, ids));
  const byName = or(
    eq(paymentRefunds.providerReference, update.refund),
    update.idRefund === null ? undefined : eq(paymentRefunds.id, update.idRefund),
  );
  const [named] = await tx.select().from(paymentRefunds).where(and(ofMoney, byName));
  if (named || update.idRefund !== null) return named;
  const unanswered = and(
    eq(paymentRefunds.status, 'REQUESTED'),
    isNull(paymentRefunds.providerReference),
    eq(paymentRefunds.amount, update.amount),
  );
  const [open] = await tx.select().from(paymentRefunds).where(and(ofMoney, unanswered));
  return open && open.sends > 0 ? open : undefined;
}

type Settled = Pick<RefundResult, 'status' | 'refund' | 'failure'> & { byEmail?: string };

/**
 * Stores the state of a refund and its effects, the order locked by the caller: the attempt's status, the alerts of the order, and the end
 * of an order that could not be fulfilled. A completed refund stays completed. Returns false if nothing changed.
 */
export async function settleRefund(tx: Database, order: OrderRow, refund: RefundRow, result: Settled, at: StatusContext): Promise<boolean> {
  const { idSite } = refund;
  const [row] = await tx
    .update(paymentRefunds)
    .set({
      ...{ status: result.status, failure: result.failure, claimedUntil: null, updatedAt: at.now },
      ...(result.refund ? { providerReference: result.refund } : {}),
      ...(result.byEmail ? { byEmail: result.byEmail } : {}),
    })
    .where(
      and(
        eq(paymentRefunds.idSite, idSite),
        eq(paymentRefunds.id, refund.id),
        ne(paymentRefunds.status, 'DONE'),
        ne(paymentRefunds.status, result.status),
      ),
    )
    .returning();
  if (!row) return false;
  if (row.status === 'FAILED') await raiseAlert(tx, order, 'REFUND_FAILED', at);
  if (row.status !== 'DONE') return true;
  await followRefund(tx, row, at.now);
  await closeAlerts(tx, order, at);
  return true;
}

/** The attempt whose money goes back says so. */
async function followRefund(tx: Database, { idSite, idCapture }: RefundRow, now: Date): Promise<void> {
  const [found] = await tx
    .select({ capture: paymentCaptures, attempt: paymentAttempts })
    .from(paymentCaptures)
    .innerJoin(paymentAttempts, and(eq(paymentAttempts.idSite, paymentCaptures.idSite), eq(paymentAttempts.id, paymentCaptures.idAttempt)))
    .where(and(eq(paymentCaptures.idSite, idSite), eq(paymentCaptures.id, idCapture)));
  if (!found || found.capture.transaction !== found.attempt.transaction) return;
  const done = await tx
    .select({ amount: paymentRefunds.amount })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.idSite, idSite), eq(paymentRefunds.idCapture, idCapture), eq(paymentRefunds.status, 'DONE')));
  const isWhole = done.reduce((sum, { amount }) => sum + amount, 0) >= found.capture.amount;
  const status = nextPaymentStatus(found.attempt.status, isWhole ? 'payment.refunded' : 'payment.partially-refunded');
  if (!status) return;
  await tx
    .update(paymentAttempts)
    .set({ status, updatedAt: now })
    .where(and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.id, found.attempt.id)));
}

/** Takes an alert off an order whose reason is gone; one that could not be honoured is refunded when all that came for it went back. */
async function closeAlerts(tx: Database, order: OrderRow, at: StatusContext): Promise<void> {
  const { idSite, id } = order;
  const refunds = await tx
    .select({ idCapture: paymentRefunds.idCapture, status: paymentRefunds.status, amount: paymentRefunds.amount })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.idSite, idSite), eq(paymentRefunds.idOrder, id)));
  if (refunds.some(({ status }) => status === 'FAILED')) return;
  const isBack = ({ id: idCapture, amount }: CaptureRow) =>
    refunds.reduce((sum, each) => sum + (each.idCapture === idCapture && each.status === 'DONE' ? each.amount : 0), 0) >= amount;
  const captures = await capturesOf(tx, order);
  if (order.alert !== null && refundAlerts.includes(order.alert)) {
    if (captures.every(isBack)) await changeStatus(tx, order, { type: 'order.refunded' }, at);
    return;
  }
  const isOver =
    order.alert === 'REFUND_FAILED' ||
    ((order.alert === 'PAID_TWICE' || order.alert === 'WRONG_AMOUNT') && captures.filter(({ isExtra }) => isExtra).every(isBack));
  if (!isOver) return;
  await tx
    .update(orders)
    .set({ alert: null })
    .where(and(eq(orders.idSite, idSite), eq(orders.id, id)));
}
