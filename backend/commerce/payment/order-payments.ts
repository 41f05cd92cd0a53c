import { and, asc, eq, inArray } from 'drizzle-orm';
import { leftToRefund, refundedByOrder } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orders } from '#backend/tables/order.ts';
import { type CaptureRow, paymentAttempts, paymentEvents, paymentRefunds, type RefundRow } from '#backend/tables/payment.ts';
import type { Capture, OrderPayments, Refund } from '#schemas/payment-books.ts';
import { capturesOf } from './flows/request-refund.ts';
import { readRefundableLines } from './refund-lines.ts';
import { refundsByItself } from './settings.ts';

/** Attempts to pay an order with what happened to them, and the money that came and went back. Throws ApiError 404. */
export async function readOrderPayments(db: Database, { idSite, id }: { idSite: number; id: string }): Promise<OrderPayments> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.id, id)));
  if (!order) throw new ApiError(404, 'order.not-found');
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.idOrder, id)))
    .orderBy(asc(paymentAttempts.number));
  const ids = attempts.map((attempt) => attempt.id);
  const events = await db
    .select(columnsOfEvents)
    .from(paymentEvents)
    .where(and(eq(paymentEvents.idSite, idSite), inArray(paymentEvents.idAttempt, ids)))
    .orderBy(asc(paymentEvents.id));
  const refunds = await refundsOf(db, { idSite, id });
  const captures = await capturesOf(db, order);
  const paying = captures.filter(({ isExtra }) => !isExtra);
  const left = leftToRefund(order, await refundedByOrder(db, idSite, [id]));
  return {
    attempts: attempts.map((attempt) => ({
      ...{ id: attempt.id, number: attempt.number, method: attempt.method, provider: attempt.provider, isTest: attempt.isTest },
      ...{ status: attempt.status, amount: attempt.amount, currency: attempt.currency },
      providerReference: attempt.session ?? attempt.providerReference,
      createdAt: attempt.createdAt.toISOString(),
      updatedAt: attempt.updatedAt.toISOString(),
      events: events
        .filter(({ idAttempt }) => idAttempt === attempt.id)
        .map(({ idAttempt: _attempt, createdAt, ...event }) => ({ ...event, createdAt: createdAt.toISOString() })),
      captures: captures.filter(({ idAttempt }) => idAttempt === attempt.id).map((row) => shownCapture(row, refunds)),
    })),
    refunds: refunds.map(shownRefund),
    refundable: Math.min(
      left,
      paying.reduce((sum, row) => sum + shownCapture(row, refunds).refundable, 0),
    ),
    lines: await readRefundableLines(db, { idSite, id }),
    refundsByItself: paying[0] ? refundsByItself(paying[0].provider) : null,
  };
}

/** Columns without the received message, which only the provider and the shop may see. */
const columnsOfEvents = {
  id: paymentEvents.id,
  idAttempt: paymentEvents.idAttempt,
  source: paymentEvents.source,
  type: paymentEvents.type,
  outcome: paymentEvents.outcome,
  createdAt: paymentEvents.createdAt,
};

/** Refunds of an order, the first first. */
export const refundsOf = (db: Database, { idSite, id }: { idSite: number; id: string }): Promise<RefundRow[]> =>
  db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.idSite, idSite), eq(paymentRefunds.idOrder, id)))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));

function shownCapture({ id, transaction, amount, currency, isExtra, createdAt }: CaptureRow, refunds: readonly RefundRow[]): Capture {
  const back = refunds.reduce((sum, refund) => sum + (refund.idCapture === id ? refund.amount : 0), 0);
  return { id, transaction, amount, currency, isExtra, refundable: amount - back, createdAt: createdAt.toISOString() };
}

/** A refund as the panel shows it. */
export const shownRefund = (row: RefundRow): Refund => ({
  ...{ id: row.id, idCapture: row.idCapture, idReturn: row.idReturn, amount: row.amount, currency: row.currency, status: row.status },
  ...{ cause: row.cause, reason: row.reason, providerReference: row.providerReference, failure: row.failure, by: row.byEmail },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
