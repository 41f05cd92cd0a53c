import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { PaymentMethod, PlacedOrder } from '#schemas/order.ts';
import { toLang } from '#schemas/site.ts';
import type { OrderRow } from '../order/events.ts';
import { type AttemptRow, lockOrder } from '../order/locks.ts';
import { orderKey } from '../order/order-key.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { readSettings } from '../settings/read-parameters.ts';
import { nextPaymentStatus } from './attempt.ts';
import type { PaymentProviders } from './providers.ts';
import { paymentAttempts } from './tables.ts';

type Payments = { db: Database; providers: PaymentProviders; now: Date };

/** What a shop's payments go through now (PAYMENT_METHOD). */
export const paymentMethodOf = async (db: Database, idSite: number): Promise<PaymentMethod> =>
  (await readSettings(db, idSite)).PAYMENT_METHOD;

/**
 * Answers where the shopper of an order goes next: nowhere when nothing is left to pay, else to the bank. An attempt that
 * is open is used again, so that a repeated call leads to the same page; one that failed or was cancelled is followed by a new one.
 * Throws ApiError 409 (expired, cancelled, under way at the bank), 503 (no provider, or it does not answer: the attempt is marked failed).
 */
export async function openPayment(payments: Payments, order: OrderRow): Promise<PlacedOrder> {
  const { db, providers, now } = payments;
  const placed = { id: order.id, reference: order.reference, key: await orderKey(db, order), total: order.total };
  if (order.total === 0 || order.paidAt) return { ...placed, payment: { kind: 'none' } };
  const method = await paymentMethodOf(db, order.idSite);
  const provider = providers.of(method);
  if (!provider) throw new ApiError(503, 'order.no-payment');
  const attempt = await db.transaction((tx) => openAttempt(tx, order, { provider: provider.name, method }, now));
  return { ...placed, payment: { kind: 'redirect', url: attempt.url ?? (await startAttempt(payments, order, attempt)) } };
}

/** The attempt to go on with: the one that is open, or a new one. */
async function openAttempt(
  tx: Database,
  { idSite, id: idOrder }: OrderRow,
  through: Pick<AttemptRow, 'provider' | 'method'>,
  now: Date,
): Promise<AttemptRow> {
  const order = await lockOrder(tx, idSite, idOrder);
  if (!order) throw new ApiError(404, 'order.not-found');
  if (order.paidAt || order.alert) throw new ApiError(409, 'order.paid-already');
  if (order.status !== 'PENDING_PAYMENT' || order.heldUntil <= now) throw new ApiError(409, 'order.expired');
  const [last] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.idOrder, idOrder)))
    .orderBy(desc(paymentAttempts.number))
    .limit(1)
    .for('no key update');
  if (last && ['pending', 'authorized'].includes(last.status)) throw new ApiError(409, 'order.payment-under-way');
  if (last && ['created', 'redirected'].includes(last.status)) return last;
  const id = randomUUID();
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      id,
      idSite,
      idOrder,
      number: (last?.number ?? 0) + 1,
      ...through,
      providerReference: id,
      amount: order.total,
      currency: order.currency,
      status: 'created',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!attempt) throw new Error('the payment attempt was not inserted');
  return attempt;
}

/** Opens an attempt at the provider, outside any transaction; its undo is the attempt marked failed. */
async function startAttempt({ db, providers, now }: Payments, order: OrderRow, attempt: AttemptRow): Promise<string> {
  const ofAttempt = and(eq(paymentAttempts.idSite, attempt.idSite), eq(paymentAttempts.id, attempt.id));
  try {
    const { idSite, reference } = order;
    const { amount, currency, method, id: idAttempt } = attempt;
    // The attempt may be one that was opened before the shop changed its method.
    const provider = providers.of(method);
    if (!provider) throw new Error(`nobody collects payments by ${method}`);
    const started = await provider.start({ idSite, idAttempt, method, reference, amount, currency, lang: toLang(order.locale) });
    await db
      .update(paymentAttempts)
      .set({ ...started, updatedAt: now })
      .where(ofAttempt);
    return started.url;
  } catch (cause) {
    const failed = nextPaymentStatus(attempt.status, 'payment.failed') ?? attempt.status;
    await db
      .update(paymentAttempts)
      .set({ status: failed, updatedAt: now })
      .where(and(ofAttempt, eq(paymentAttempts.status, 'created')));
    throw new ApiError(503, 'order.no-payment', { cause });
  }
}
