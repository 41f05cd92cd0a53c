import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { OrderRow } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { Listeners } from '#backend/platform/domain-events.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type CaptureRow, paymentCaptures, paymentRefunds, type RefundRow } from '#backend/tables/payment.ts';
import type { RefundCause } from '#schemas/payment-books.ts';
import { refundsByItself } from '../settings.ts';

type Intent = {
  /** Names what is wanted: the same again gives back nothing more. */
  key: string;
  /** Cents. */
  amount: number;
  cause: RefundCause;
  reason: string;
  idReturn: number | null;
  byEmail: string | null;
};

/**
 * Stores a refund, in the transaction of its reason and under the order's lock; the provider is called after it (sendRefunds). The same key
 * again returns the existing refund. Throws ApiError 422: more than is left of the payment.
 */
export async function requestRefund(tx: Database, capture: CaptureRow, intent: Intent, now: Date): Promise<RefundRow> {
  const { idSite, idOrder, id: idCapture, provider, currency } = capture;
  const { key, amount, cause, reason, idReturn, byEmail } = intent;
  const [known] = await tx
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.idSite, idSite), eq(paymentRefunds.idempotencyKey, key)));
  if (known) return known;
  if (amount <= 0 || amount > (await refundableOf(tx, capture))) throw new ApiError(422, 'payment.refund-too-much');
  const status = refundsByItself(provider) ? 'REQUESTED' : 'TO_CONFIRM';
  const [row] = await tx
    .insert(paymentRefunds)
    .values({
      ...{ id: randomUUID(), idSite, idOrder, idCapture, idReturn, idempotencyKey: key, amount, currency, status, cause, reason, byEmail },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  if (!row) throw new Error('the refund was not kept');
  return row;
}

/** Cents of money that came that nobody gave back or is about to: a refund that failed is still owed. */
export async function refundableOf(tx: Database, { idSite, id, amount }: Pick<CaptureRow, 'idSite' | 'id' | 'amount'>): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`coalesce(sum(${paymentRefunds.amount}), 0)::int` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.idSite, idSite), eq(paymentRefunds.idCapture, id)));
  return amount - (row?.total ?? 0);
}

/** Money that came for an order, the first first. */
export const capturesOf = (tx: Database, { idSite, id }: Pick<OrderRow, 'idSite' | 'id'>): Promise<CaptureRow[]> =>
  tx
    .select()
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.idSite, idSite), eq(paymentCaptures.idOrder, id)))
    .orderBy(asc(paymentCaptures.id));

/** Refunds part of an order's payment. An order paid before payments were stored one by one has no payment to refund. */
export async function requestAmount(tx: Database, order: OrderRow, intent: Intent, now: Date): Promise<void> {
  let left = intent.amount;
  for (const capture of await capturesOf(tx, order)) {
    if (capture.isExtra || left === 0) continue;
    const key = `${intent.key}:${capture.id}`;
    const amount = Math.min(left, await refundableOf(tx, capture));
    if (amount === 0) continue;
    await requestRefund(tx, capture, { ...intent, key, amount }, now);
    left -= amount;
  }
}

/** Refunds the rest of all payments of an order. */
export async function requestRest(tx: Database, order: OrderRow, byEmail: string | null, now: Date): Promise<void> {
  for (const capture of await capturesOf(tx, order)) {
    const amount = await refundableOf(tx, capture);
    if (amount === 0) continue;
    const cause = capture.isExtra ? 'DUPLICATE' : 'ORDER';
    await requestRefund(tx, capture, { key: `order:${capture.id}`, amount, cause, reason: '', idReturn: null, byEmail }, now);
  }
}

/** An order that is refunded gives back what came for it, in the transaction that made it so. */
export const paymentListeners: Listeners = {
  'order.status-changed': async (tx, { order, at }) => {
    if (order.status === 'REFUNDED') await requestRest(tx, order, at.byEmail ?? null, at.now);
  },
};
