import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { orderKey } from '#backend/commerce/order/index.ts';
import { pagesOf } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { ApiContext } from '#backend/platform/http/context.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import type { Api } from '#backend/platform/http/route.ts';
import { hmac, isSame, siteSecret } from '#backend/platform/secrets/secrets.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentAttempts, sandboxName } from '#backend/tables/payment.ts';
import { sites } from '#backend/tables/site.ts';
import type { PaymentMethod, PaymentStatus } from '#schemas/order.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import type { Lang } from '#schemas/site.ts';
import { toLang } from '#schemas/site.ts';
import { nextPaymentStatus } from '../../flows/apply-payment.ts';
import { bankPolicy, cardPage, finishedPage, unknownPage } from './bank-page.ts';
import { type SandboxNotification, signedNotification } from './provider.ts';

/** Returns the label of a payment method, as on the settings screen. */
export const methodName = (method: PaymentMethod, lang: Lang): string => parameterText('PAYMENT_METHOD', lang).options?.[method] ?? method;

const params = z.object({ attempt: z.uuid() });
export const notifyPath = '/payment/sandbox/notify';

const Decision = z.object({ token: z.string(), decision: z.enum(['accept', 'refuse', 'cancel']) });
const outcomes = { accept: 'paid', refuse: 'failed', cancel: 'cancelled' } as const;
const returns = { accept: 'success', refuse: 'error', cancel: 'cancel' } as const;

type Payment = { attempt: typeof paymentAttempts.$inferSelect; order: typeof orders.$inferSelect; shop: string };

/**
 * The test bank: a card page for the browser. What the person decides is sent as a signed notification to the route that
 * real banks use; then the browser goes back to the shop.
 */
export function sandboxBankRoutes(app: Api): void {
  const card: PlainDefinition = { summary: 'The card page of the test bank', access: 'public', params, types: ['text/html'] };
  plainRoute(app, 'GET /sandbox/bank/{attempt}', card, async (c) => {
    const payment = await findPayment(c);
    if (!payment) return show(c, 404, unknownPage(c.var.lang));
    const { db, now } = c.var.services;
    const { attempt } = payment;
    const redirected = nextPaymentStatus(attempt.status, 'payment.redirected');
    if (redirected) {
      await db
        .update(paymentAttempts)
        .set({ status: redirected, updatedAt: now() })
        .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, attempt.status)));
    }
    return showPayment(c, payment, 200);
  });

  const decided: PlainDefinition = {
    summary: 'What the shopper decided at the test bank; leads back to the shop',
    access: 'public',
    params,
    body: { type: 'application/x-www-form-urlencoded', schema: Decision },
    types: ['text/html'],
    status: 303,
  };
  plainRoute(app, 'POST /sandbox/bank/{attempt}', decided, async (c) => {
    const payment = await findPayment(c);
    if (!payment) return show(c, 404, unknownPage(c.var.lang));
    if (!isOpen(payment)) return showPayment(c, payment, 409);
    const { db, now } = c.var.services;
    const { attempt } = payment;
    const sent = Decision.safeParse(await c.req.parseBody().catch(() => ({})));
    const isFromHere = ['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'));
    if (!sent.success || !isFromHere || !isSame(Buffer.from(sent.data.token), Buffer.from(await formToken(db, payment)))) {
      return showPayment(c, payment, 403);
    }
    const { decision } = sent.data;
    const notification: SandboxNotification = {
      id: await transactionOf(db, attempt, decision),
      shop: attempt.idSite,
      attempt: attempt.id,
      outcome: outcomes[decision],
      amount: attempt.amount,
      currency: attempt.currency,
    };
    const told = await app.request(notifyPath, await signedNotification(db, notification, now()));
    if (!told.ok) return showPayment(c, payment, 502);
    return c.redirect(await returnUrl(db, payment, returns[decision]), 303);
  });
}

async function findPayment(c: ApiContext): Promise<Payment | null> {
  const id = z.uuid().safeParse(c.req.param('attempt'));
  if (!id.success) return null;
  const [row] = await c.var.services.db
    .select({ attempt: paymentAttempts, order: orders, shop: sites.name })
    .from(paymentAttempts)
    .innerJoin(orders, and(eq(orders.idSite, paymentAttempts.idSite), eq(orders.id, paymentAttempts.idOrder)))
    .innerJoin(sites, eq(sites.id, paymentAttempts.idSite))
    .where(and(eq(paymentAttempts.id, id.data), eq(paymentAttempts.provider, sandboxName)));
  return row ?? null;
}

/** A bank lets a shopper try another card after a refusal. */
const isOpen = ({ attempt, order }: Payment): boolean =>
  order.status === 'PENDING_PAYMENT' && ['created', 'redirected', 'pending', 'failed'].includes(attempt.status);

async function showPayment(c: ApiContext, payment: Payment, status: 200 | 403 | 409 | 502): Promise<Response> {
  const { db } = c.var.services;
  const { attempt, order, shop } = payment;
  const lang = toLang(order.locale);
  if (!isOpen(payment)) return show(c, status, finishedPage(lang, await returnUrl(db, payment, returnOf(attempt.status))));
  const { amount, currency } = attempt;
  const method = methodName(attempt.method, lang);
  const token = await formToken(db, payment);
  return show(c, status, cardPage(lang, { shop, reference: order.reference, method, amount, currency }, token, status >= 400));
}

function show(c: ApiContext, status: 200 | 403 | 404 | 409 | 502, page: string): Response {
  return c.html(page, status, { 'Content-Security-Policy': bankPolicy, 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
}

const returnOf = (status: PaymentStatus) => (status === 'paid' ? 'success' : status === 'cancelled' ? 'cancel' : 'error');

async function returnUrl(db: Database, { order }: Payment, to: 'success' | 'error' | 'cancel'): Promise<string> {
  const pages = await pagesOf(db, order, '');
  return `${pages}/order/${to}?order=${order.id}&key=${await orderKey(db, order)}`;
}

/**
 * Names what was decided on an attempt: the same decision again, from a button pressed twice or five pages at once, is the same
 * transaction, for a bank takes the money once.
 */
async function transactionOf(db: Database, { idSite, id }: Payment['attempt'], decision: string): Promise<string> {
  const bytes = hmac(await siteSecret(db, idSite, 'sandbox-bank'), `transaction:${id}:${decision}`).subarray(0, 16);
  // Version 8 of RFC 9562: what the other bits mean is ours.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Proves that a form came from our page: no other site can read it. */
async function formToken(db: Database, { attempt }: Payment): Promise<string> {
  return hmac(await siteSecret(db, attempt.idSite, 'sandbox-bank'), `form:${attempt.id}`).toString('hex');
}
