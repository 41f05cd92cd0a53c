import { and, eq } from 'drizzle-orm';
import { type OrderRow, requireOwnOrder, type StatusContext, statusContextOf } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type Api, type Call, route } from '#backend/platform/http/route.ts';
import { orders } from '#backend/tables/order.ts';
import { isLoopback } from '#config/loopback.ts';
import { providerOfMethod } from '#schemas/payments.ts';
import { confirmRefund, listOpenRefunds, refundOrder, retryRefund } from './admin-refunds.ts';
import { checkSettings } from './flows/check-settings.ts';
import { openPayment, paymentMethodOf } from './flows/open-payment.ts';
import { sendRefunds } from './flows/send-refunds.ts';
import { readOrderPayments } from './order-payments.ts';
import { cancelPayment, checkReturn, paymentState, readNow } from './payment-state.ts';
import { listPayouts, savePayout } from './payouts.ts';
import type { PaymentProviders } from './providers/providers.ts';
import { listReconciliation } from './reconciliation.ts';
import { notificationUrl, readKeys, readSettingsOf, readSetup, saveSettings } from './settings.ts';
import { shownMethod } from './shown-method.ts';
import { confirmByHand, listUnconfirmed } from './unconfirmed-payments.ts';

/** A screen that waits asks often; the provider is asked less. */
const readings = { name: 'payment-read', limit: 1, windowSeconds: 3 };
const checks = { name: 'payment-check', limit: 30, windowSeconds: 600 };

/** Payments of orders: what a shopper's browser asks, and what the shop works on. */
export function paymentCallRoutes(app: Api, providers: PaymentProviders): void {
  shopperRoutes(app, providers);
  settingsRoutes(app, providers);
  refundRoutes(app, providers);
  bookRoutes(app);
}

type StateCall = Pick<Call<'GET /order/{id}/payment'>, 'db' | 'site' | 'services' | 'log' | 'user' | 'params' | 'query'>;

function shopperRoutes(app: Api, providers: PaymentProviders): void {
  const reading = async (call: StateCall) => {
    const { db, site, services, log, user, params, query } = call;
    const order = await requireOwnOrder(db, { idSite: site.id, user, key: query.key }, params.id);
    await checkReturn(db, order, query);
    const isFirst = order.paidAt === null && (await services.rateLimiter.attempt(site.id, readings, order.id)) === 0;
    if (isFirst) await readNow({ db, providers, logger: log }, order, statusContextOf(services));
    return paymentState(db, await reread(db, order), services.now());
  };
  route(app, 'GET /payment/method', ({ db, site }) => shownMethod(db, providers, site.id));
  route(app, 'GET /custom-stripe/public-key', async ({ db, site }) => {
    const keys = await readKeys(db, { idSite: site.id, method: 'CUSTOM', simulator: providers.simulator });
    const publicKey = keys?.values.publishableKey;
    if (!keys || !publicKey) throw new ApiError(404, 'payment.no-public-key');
    return { publicKey, mode: keys.mode };
  });
  route(app, 'POST /order/{id}/payment', async ({ db, site, user, params, query, services, log }) => {
    const order = await requireOwnOrder(db, { idSite: site.id, user, key: query.key }, params.id);
    return openPayment({ db, providers, logger: log, now: services.now(), webOrigin: services.config.webOrigin }, order);
  });
  route(app, 'GET /order/{id}/payment', reading);
  route(app, 'GET /order/cawl/result/{id}', async (call) => {
    const isConfigured = (await paymentMethodOf(call.db, call.site.id)) === 'CAWL';
    const state = await reading(call);
    if (!isConfigured) call.say('order.no-cawl');
    return { ...state, isConfigured };
  });
  route(app, 'POST /order/{id}/payment/cancel', async ({ db, site, user, params, query, services, log }) => {
    const order = await requireOwnOrder(db, { idSite: site.id, user, key: query.key }, params.id);
    await cancelPayment({ db, providers, logger: log }, order, statusContextOf(services));
    return paymentState(db, await reread(db, order), services.now());
  });
}

async function reread(db: Database, { idSite, id }: OrderRow): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.id, id)));
  if (!order) throw new ApiError(404, 'order.not-found');
  return order;
}

function settingsRoutes(app: Api, providers: PaymentProviders): void {
  const contextOf = async ({ db, site, services }: Pick<StateCall, 'db' | 'site' | 'services'>) => ({
    idSite: site.id,
    current: await paymentMethodOf(db, site.id),
    webOrigin: services.config.webOrigin,
    hasTestBank: providers.hasTestBank,
    isSimulated: providers.simulator !== null,
  });
  route(app, 'GET /admin/payment/provider', async (call) => readSetup(call.db, await contextOf(call)));
  route(app, 'PUT /admin/payment/provider/{method}', async (call) => {
    const { db, site, user, params, body, services } = call;
    const { webOrigin, isOpenToOthers } = services.config;
    const mayBePlain = isLoopback(new URL(webOrigin).hostname) && !isOpenToOthers;
    await saveSettings(db, { idSite: site.id, method: params.method }, body, { by: user.email, now: services.now(), mayBePlain });
    call.say('payment.settings-saved');
    return readSettingsOf(db, await contextOf(call), params.method);
  });
  route(app, 'POST /admin/payment/provider/{method}/check', async (call) => {
    const { db, site, params, services } = call;
    const { method } = params;
    const wait = await services.rateLimiter.attempt(site.id, checks, 'admin');
    if (wait > 0) throw new ApiError(429, 'error.too-many', { headers: { 'Retry-After': String(wait) } });
    const url = notificationUrl(services.config.webOrigin, providerOfMethod[method], site.id);
    await checkSettings(db, providers, { idSite: site.id, method, notificationUrl: url, now: services.now() });
    return readSettingsOf(db, await contextOf(call), method);
  });
}

function refundRoutes(app: Api, providers: PaymentProviders): void {
  type Parts = Pick<Call<'POST /admin/order/{id}/refund'>, 'db' | 'site' | 'services' | 'log' | 'user'>;
  const at = ({ services, user }: Parts): StatusContext & { byEmail: string } => ({ ...statusContextOf(services), byEmail: user.email });
  const sent = async (call: Parts, id: string) => {
    const { db, site, log } = call;
    await sendRefunds({ db, providers, logger: log }, at(call), id);
    return readOrderPayments(db, { idSite: site.id, id });
  };
  route(app, 'GET /admin/order/{id}/payment', ({ db, site, params }) => readOrderPayments(db, { idSite: site.id, id: params.id }));
  route(app, 'POST /admin/order/{id}/refund', async (call) => {
    const { db, site, params, body } = call;
    await refundOrder(db, { idSite: site.id, id: params.id }, body, at(call));
    return sent(call, params.id);
  });
  route(app, 'GET /admin/payment/refund', ({ db, site, query }) => listOpenRefunds(db, site.id, query));
  route(app, 'POST /admin/payment/refund/{id}/confirm', async (call) => {
    const { db, site, params, body } = call;
    const id = await confirmRefund(db, { idSite: site.id, id: params.id }, body, at(call));
    return readOrderPayments(db, { idSite: site.id, id });
  });
  route(app, 'POST /admin/payment/refund/{id}/retry', async (call) => {
    const { db, site, params } = call;
    return sent(call, await retryRefund(db, { idSite: site.id, id: params.id }, at(call)));
  });
}

function bookRoutes(app: Api): void {
  route(app, 'GET /admin/payment/reconciliation', ({ db, site, query, services }) => listReconciliation(db, site, query, services.now()));
  route(app, 'GET /admin/payment/unconfirmed', ({ db, site, query }) => listUnconfirmed(db, site.id, query));
  route(app, 'POST /admin/order/{id}/payment/confirm', async ({ db, site, user, params, body, services }) => {
    const order = { idSite: site.id, id: params.id };
    await confirmByHand(db, order, body, { now: services.now(), byEmail: user.email });
    return readOrderPayments(db, order);
  });
  route(app, 'GET /admin/payment/payout', ({ db, site, query }) => listPayouts(db, site.id, query));
  route(app, 'POST /admin/payment/payout', ({ db, site, body, user }) => savePayout(db, site.id, body, user.email));
}
