import { and, desc, eq } from 'drizzle-orm';
import { lockOrder, type OrderRow, type StatusContext } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { isSame } from '#backend/platform/secrets/secrets.ts';
import { type AttemptRow, paymentAttempts, paymentEvents } from '#backend/tables/payment.ts';
import { refundAlerts } from '#schemas/admin-order.ts';
import type { PaymentState } from '#schemas/payments.ts';
import { nextPaymentStatus } from './flows/apply-payment.ts';
import { closeAttempt, learn, type ReadingParts } from './flows/read-attempts.ts';

/** Milliseconds between two questions of a screen that waits, at first and later. */
const askAgainMs = { soon: 1_500, later: 5_000 };
/** Milliseconds after which a screen asks less often. */
const soonMs = 60_000;

/** Returns the state of an order and its payment, for a screen that waits. `order` as it is now. */
export async function paymentState(db: Database, order: OrderRow, now: Date): Promise<PaymentState> {
  const attempts = await attemptsOf(db, order);
  const attempt = attempts.find(({ status }) => isPaid(status)) ?? attempts[0];
  const outcome = outcomeOf(order, attempt);
  const age = attempt ? now.getTime() - attempt.updatedAt.getTime() : 0;
  return {
    ...{ id: order.id, reference: order.reference, status: order.status, total: order.total, currency: order.currency, outcome },
    paymentStatus: attempt?.status ?? null,
    method: attempt?.method ?? null,
    isTest: attempt?.isTest ?? false,
    canPay:
      order.status === 'PENDING_PAYMENT' &&
      order.heldUntil > now &&
      order.alert === null &&
      !(attempt && isDeciding(attempt.status)) &&
      !(attempt && isPaid(attempt.status)),
    heldUntil: order.heldUntil.toISOString(),
    retryAfterMs: outcome === 'waiting' ? (age < soonMs ? askAgainMs.soon : askAgainMs.later) : null,
  };
}

const isPaid = (status: AttemptRow['status']) => ['paid', 'partially_refunded', 'refunded'].includes(status);
const isDeciding = (status: AttemptRow['status']) => status === 'pending' || status === 'authorized';

function outcomeOf(order: OrderRow, attempt: AttemptRow | undefined): PaymentState['outcome'] {
  if (order.status === 'REFUNDED' || (order.alert !== null && refundAlerts.includes(order.alert))) return 'refund';
  if (order.paidAt !== null) return 'paid';
  if (order.status === 'CANCELLED') return 'over';
  if (!attempt || attempt.status === 'cancelled' || attempt.status === 'expired') return 'cancelled';
  return attempt.status === 'failed' ? 'refused' : 'waiting';
}

const attemptsOf = (db: Database, { idSite, id }: OrderRow): Promise<AttemptRow[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.idOrder, id)))
    .orderBy(desc(paymentAttempts.number));

/** Asks the provider about the newest attempt of an order whose notification has not come, if it can be asked. */
export async function readNow(parts: ReadingParts, order: OrderRow, at: StatusContext): Promise<void> {
  const [attempt] = await attemptsOf(parts.db, order);
  if (attempt && order.paidAt === null && !isPaid(attempt.status)) await learn(parts, attempt, 'read', at);
}

/** Checks that the values a provider added to the return address are those it announced. Throws ApiError 404 if not. */
export async function checkReturn(
  db: Database,
  order: OrderRow,
  returned: { RETURNMAC?: string | undefined; hostedCheckoutId?: string | undefined },
): Promise<void> {
  const { RETURNMAC: token, hostedCheckoutId: session } = returned;
  if (token === undefined && session === undefined) return;
  const isIt = (given: string | undefined, known: string | null) =>
    given === undefined || (known !== null && isSame(Buffer.from(given), Buffer.from(known)));
  const attempts = await attemptsOf(db, order);
  if (!attempts.some((attempt) => isIt(token, attempt.returnToken) && isIt(session, attempt.session))) {
    throw new ApiError(404, 'payment.not-found');
  }
}

/**
 * The shopper gives the open payment of an order up: the attempt is cancelled here, then ended at the provider. What was paid meanwhile
 * counts. Throws ApiError 409 while the bank is deciding.
 */
export async function cancelPayment(parts: ReadingParts, { idSite, id }: OrderRow, at: StatusContext): Promise<void> {
  const cancelled = await parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, idSite, id);
    if (order?.status !== 'PENDING_PAYMENT') return null;
    const [attempt] = await attemptsOf(tx, order);
    if (!attempt) return null;
    if (isDeciding(attempt.status)) throw new ApiError(409, 'order.payment-under-way');
    const status = nextPaymentStatus(attempt.status, 'payment.cancelled');
    if (!status) return null;
    const [row] = await tx
      .update(paymentAttempts)
      .set({ status, updatedAt: at.now })
      .where(and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, attempt.status)))
      .returning();
    if (!row) return null;
    await tx.insert(paymentEvents).values({
      ...{ idSite, idAttempt: row.id, provider: row.provider, source: 'shop', dedupeKey: `shop:cancel:${row.id}` },
      ...{ type: 'payment.cancelled', raw: '', outcome: 'applied', createdAt: at.now },
    });
    return row;
  });
  if (cancelled?.session) await closeAttempt(parts, cancelled, 'cancel', at);
}
