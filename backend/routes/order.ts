import { and, desc, eq, sql } from 'drizzle-orm';
import { OrderStatus } from '#schemas/order.ts';
import { orderStatusWords } from '#schemas/order-status-words.ts';
import { requirePhone } from '../account/phone.ts';
import { ApiError } from '../api-error.ts';
import { withBottlesHeld } from '../catalogue/bottles-held.ts';
import { orders } from '../db/tables/order.ts';
import { openCart } from '../flows/cart/open-cart.ts';
import { readLines } from '../flows/cart/read-cart.ts';
import { requireSelling } from '../flows/cart/selling.ts';
import { openPayment, paymentMethodOf } from '../flows/order/open-payment.ts';
import { orderableLines } from '../flows/order/order-lines.ts';
import { placeOrder } from '../flows/order/place-order.ts';
import { readOrder, requireOwnOrder, summarise } from '../flows/order/read-order.ts';
import { checkArrival, checkPickupDay } from '../flows/order/rentals-in-time.ts';
import { findCarrier, sentOf } from '../flows/shipping/carriers.ts';
import { checkSending } from '../flows/shipping/check-sending.ts';
import { readShippingRules } from '../flows/shipping/rules.ts';
import { dateIn } from '../flows/shipping/zoned-time.ts';
import { limitRate } from '../limit-rate.ts';
import { type Api, route } from '../route.ts';
import { discountTries, shopperOf } from './cart.ts';

/** Unpaid orders keep stock from others, so one place cannot make any number of them. */
const placedOrders = { name: 'order', limit: 60, windowSeconds: 3600 };

export function orderRoutes(app: Api): void {
  route(app, 'POST /order/validate', async (call) => {
    const shopper = shopperOf(call);
    const { idCart, delivery, idCarrier, dateSchedule } = call.body;
    await requireSelling(call.db, call.site.id, call.locale);
    await call.db.transaction(async (tx) => {
      const cart = await openCart(tx, shopper, idCart);
      const lines = orderableLines(await readLines(tx, cart, shopper.now), call.lang);
      if (delivery === 'CLICK_AND_COLLECT' && dateSchedule) checkPickupDay(lines, dateSchedule, call.lang);
      if (delivery !== 'DELIVERY' && delivery !== 'PICKUP') return;
      const carrier = idCarrier ? await findCarrier(tx, call.site.id, idCarrier, call.locale) : undefined;
      if (carrier) checkArrival(lines, carrier, dateIn(call.site.timeZone, shopper.now), call.lang);
      const sent = await withBottlesHeld(tx, call.site.id, sentOf(lines));
      checkSending(sent, await readShippingRules(tx, call.site.id));
    });
    return { valid: true as const };
  });
  route(app, 'POST /order', async (call) => {
    const { db, site, locale, lang, body, services, caller } = call;
    const shopper = shopperOf(call);
    await requireSelling(db, site.id, locale);
    await requirePhone(db, site, body.user.phone, 'user.phone');
    // Checked before the order takes stock that nobody could pay for.
    if (body.total > 0 && !services.payments.of(await paymentMethodOf(db, site.id))) throw new ApiError(503, 'order.no-method');
    await limitRate(call, placedOrders, caller);
    if (body.discountCode) await limitRate(call, discountTries, caller);
    const order = await placeOrder(db, { site, shopper, locale, lang, body, caller, webOrigin: services.config.webOrigin });
    call.say('order.placed');
    return openPayment({ db, providers: services.payments, now: shopper.now }, order);
  });
  route(app, 'POST /order/{id}/payment', async (call) => {
    const { db, site, user, params, query, services } = call;
    const order = await requireOwnOrder(db, { idSite: site.id, user, key: query.key }, params.id);
    return openPayment({ db, providers: services.payments, now: services.now() }, order);
  });
  route(app, 'GET /order', async ({ db, site, user, query }) => {
    const own = and(eq(orders.idSite, site.id), eq(orders.idUser, user.id));
    const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(orders).where(own);
    const rows = await db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.reference))
      .limit(query.nbItem)
      .offset((query.page - 1) * query.nbItem);
    return { total: count?.total ?? 0, orders: await summarise(db, rows) };
  });
  route(app, 'GET /order/{id}', async ({ db, site, user, params, query }) =>
    readOrder(db, await requireOwnOrder(db, { idSite: site.id, user, key: query.key }, params.id)),
  );
  route(app, 'GET /order/cawl/result/{id}', async ({ db, site, user, params, query, say }) => {
    const found = await readOrder(db, await requireOwnOrder(db, { idSite: site.id, user, key: query.key }, params.id));
    const isConfigured = (await paymentMethodOf(db, site.id)) === 'CAWL';
    if (!isConfigured) say('order.no-cawl');
    return { id: found.id, reference: found.reference, status: found.status, paymentStatus: found.paymentStatus, isConfigured };
  });
  route(app, 'GET /list/order/status', ({ lang }) => OrderStatus.options.map((id) => ({ id, value: orderStatusWords[lang][id] })));
}
