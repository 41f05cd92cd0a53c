import { randomUUID } from 'node:crypto';
import { and, desc, eq, sum } from 'drizzle-orm';
import type { Logger } from 'pino';
import { lockOrder, type OrderRow, orderKey } from '#backend/commerce/order/index.ts';
import { readCompanyAddress, readSettings } from '#backend/foundation/settings/index.ts';
import { pagesOf } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { loggable } from '#backend/platform/database/loggable.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { formatMoney } from '#backend/platform/messages/message.ts';
import { orderLines } from '#backend/tables/order.ts';
import { type AttemptRow, paymentAttempts, sandboxName } from '#backend/tables/payment.ts';
import type { PaymentMethod, PaymentStep, PlacedOrder } from '#schemas/order.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import type { PaymentProvider, PaymentRequest, ReturnUrls } from '../providers/provider.ts';
import type { PaymentProviders } from '../providers/providers.ts';
import { notificationUrl } from '../settings.ts';
import { nextPaymentStatus } from './apply-payment.ts';
import { firstReadMs } from './read-attempts.ts';

type Payments = { db: Database; providers: PaymentProviders; logger: Logger; now: Date; webOrigin: string };

/** Reads the current payment method of a shop (PAYMENT_METHOD). */
export const paymentMethodOf = async (db: Database, idSite: number): Promise<PaymentMethod> =>
  (await readSettings(db, idSite)).PAYMENT_METHOD;

/** Provider that collects a payment, and the method. */
type Collector = { method: PaymentMethod; provider: PaymentProvider };

/** Returns the provider that collects a shop's payments now; null: none. */
export async function collectorOf(db: Database, providers: PaymentProviders, idSite: number): Promise<Collector | null> {
  const method = await paymentMethodOf(db, idSite);
  const provider = await providers.of(db, idSite, method);
  return provider && { method, provider };
}

/** Throws ApiError 503 where a provider does not take a currency: the shop has to choose another. */
function requireCurrency({ currencies }: PaymentProvider, currency: string): void {
  if (currencies && !currencies.includes(currency)) throw new ApiError(503, 'order.currency-not-taken', { params: { currency } });
}

type Payable = { idSite: number; provider: PaymentProvider; total: number };

/**
 * Refuses what a provider would not collect in the shop's currency. Throws ApiError 503 (another currency), 422 (less than it takes).
 */
export async function requirePayable(db: Database, { idSite, provider, total }: Payable, lang: Lang): Promise<void> {
  const { CURRENCY: currency } = await readSettings(db, idSite);
  requireCurrency(provider, currency);
  const minimum = provider.minimum?.(currency) ?? 0;
  if (total < minimum) throw new ApiError(422, 'order.below-minimum', { params: { minimum: formatMoney(lang, minimum, currency) } });
}

/**
 * Answers what the shopper of an order does next to pay: nothing when nothing is left to pay. An attempt that is open is used again, so
 * that a repeated call leads to the same payment; one that failed or was cancelled is followed by a new one.
 * Throws ApiError 409 (expired, cancelled, under way at the bank), 503 (no provider, one that does not take the order's currency, or that
 * does not answer: the attempt is marked failed).
 * @param known who collects, where it was asked a moment ago
 */
export async function openPayment(payments: Payments, order: OrderRow, known?: Collector | null): Promise<PlacedOrder> {
  const { db, providers, now } = payments;
  const placed = { id: order.id, reference: order.reference, key: await orderKey(db, order), total: order.total };
  if (order.total === 0 || order.paidAt) return { ...placed, payment: { kind: 'none' }, isTest: false };
  const collector = known ?? (await collectorOf(db, providers, order.idSite));
  if (!collector) throw new ApiError(503, 'order.no-payment');
  const { provider } = collector;
  requireCurrency(provider, order.currency);
  const attempt = await db.transaction((tx) => openAttempt(tx, order, collector, now));
  return { ...placed, payment: await startAttempt(payments, { ...order, key: placed.key }, attempt, provider), isTest: provider.isTest };
}

/** The attempt to go on with: the one that is open with the same provider, or a new one. */
async function openAttempt(
  tx: Database,
  { idSite, id: idOrder }: OrderRow,
  { provider, method }: Collector,
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
  if (last && ['created', 'redirected'].includes(last.status)) {
    if (last.provider === provider.name && last.isTest === provider.isTest) return last;
    // The shop changed its provider meanwhile: the page of the former is closed by the job that closes attempts.
    await tx
      .update(paymentAttempts)
      .set({ status: 'expired', updatedAt: now })
      .where(and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.id, last.id)));
  }
  const id = randomUUID();
  const number = (last?.number ?? 0) + 1;
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      ...{ id, idSite, idOrder, number, method, provider: provider.name, isTest: provider.isTest },
      providerReference: provider.referenceOf({ idAttempt: id, reference: order.reference, number }),
      ...{ amount: order.total, currency: order.currency, status: 'created', createdAt: now, updatedAt: now },
    })
    .returning();
  if (!attempt) throw new Error('the payment attempt was not inserted');
  return attempt;
}

/** An order with the key that opens it without an account. */
type KeyedOrder = OrderRow & { key: string };

/** Opens an attempt at the provider, outside any transaction; its undo is the attempt marked failed. */
async function startAttempt(payments: Payments, order: KeyedOrder, attempt: AttemptRow, provider: PaymentProvider): Promise<PaymentStep> {
  const { db, now } = payments;
  if (attempt.url !== null) return { kind: 'redirect', url: attempt.url };
  const ofAttempt = and(eq(paymentAttempts.idSite, attempt.idSite), eq(paymentAttempts.id, attempt.id));
  try {
    const { step, session, returnToken } = await provider.start(await requestOf(payments, order, attempt));
    // The test bank's own page says that somebody came.
    const redirected = provider.name === sandboxName ? null : nextPaymentStatus(attempt.status, 'payment.redirected');
    await db
      .update(paymentAttempts)
      .set({
        ...(step.kind === 'redirect' ? { url: step.url } : {}),
        ...(session ? { session } : {}),
        ...(returnToken ? { returnToken } : {}),
        ...(provider.read && attempt.nextReadAt === null ? { nextReadAt: new Date(now.getTime() + firstReadMs) } : {}),
        updatedAt: now,
      })
      .where(ofAttempt);
    if (redirected) {
      await db
        .update(paymentAttempts)
        .set({ status: redirected })
        .where(and(ofAttempt, eq(paymentAttempts.status, 'created')));
    }
    return step;
  } catch (cause) {
    payments.logger.error({ provider: provider.name, idSite: attempt.idSite, err: loggable(cause) }, 'a payment could not be opened');
    const failed = nextPaymentStatus(attempt.status, 'payment.failed') ?? attempt.status;
    await db
      .update(paymentAttempts)
      .set({ status: failed, updatedAt: now })
      .where(and(ofAttempt, eq(paymentAttempts.status, 'created')));
    throw new ApiError(503, 'order.no-payment', { cause });
  }
}

async function requestOf({ db, now, webOrigin }: Payments, order: KeyedOrder, attempt: AttemptRow): Promise<PaymentRequest> {
  const { idSite, id: idOrder, reference, locale, email, firstname, lastname, phone, heldUntil } = order;
  const { id: idAttempt, method, number, providerReference, session, amount, currency, provider } = attempt;
  const [counted] = await db
    .select({ pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, idOrder)));
  const lang = toLang(locale);
  const billing = order.billingAddress ?? order.deliveryAddress ?? (await shopAddress(db, order));
  return {
    ...{ idSite, idOrder, idAttempt, method, reference, number, providerReference, session, amount, currency, lang },
    pieces: counted?.pieces ?? 1,
    payer: { email, firstname: billing.firstname || firstname, lastname: billing.lastname || lastname, phone, billing },
    urls: await returnUrls(db, order, webOrigin, notificationUrl(webOrigin, provider, idSite)),
    now,
    until: heldUntil,
  };
}

/** Banks want an address; who collects in the shop and gave none has the shop's. */
async function shopAddress(db: Database, { idSite, firstname, lastname, locale }: OrderRow) {
  const { address, addressPart2, postalCode, city, country } = await readCompanyAddress(db, idSite, toLang(locale));
  return { id: null, type: [], firstname, lastname, address, addressPart2, postalCode, city, country };
}

async function returnUrls(db: Database, order: KeyedOrder, webOrigin: string, notify: string): Promise<ReturnUrls> {
  const pages = await pagesOf(db, order, webOrigin);
  const query = `order=${order.id}&key=${order.key}`;
  const to = (page: string) => `${pages}/order/${page}?${query}`;
  return { success: to('success'), error: to('error'), cancel: to('cancel'), cawl: to('cawl/result'), notify };
}
