import { and, desc, eq, sql } from 'drizzle-orm';
import { discountTries, openCart, readLines, requireSelling, shopperOf } from '#backend/commerce/cart/index.ts';
import {
  cancelOrder,
  checkArrival,
  checkPickupDay,
  findOrder,
  orderableLines,
  placeOrder,
  readOrder,
  requireOwnOrder,
  statusContextOf,
  summarise,
} from '#backend/commerce/order/index.ts';
import { collectorOf, openPayment, type PaymentProviders, requirePayable } from '#backend/commerce/payment/index.ts';
import { requirePhone } from '#backend/foundation/people/index.ts';
import { withBottlesHeld } from '#backend/goods/catalogue/index.ts';
import { checkSending, findCarrier, readArrival, readShippingRules, sentOf } from '#backend/goods/shipping/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { orders } from '#backend/tables/order.ts';
import { firstDaysOf } from '#domain/rental-in-time.ts';
import { dateIn } from '#domain/time-zones.ts';
import { messages as orderStatusMessages } from '#messages/generated/domain/order-status.ts';
import { OrderStatus } from '#schemas/order.ts';

/** Unpaid orders keep stock from others, so one place cannot make any number of them. */
const placedOrders = { name: 'order', limit: 60, windowSeconds: 3600 };
const cancellations = { name: 'order-cancel', limit: 60, windowSeconds: 3600 };
/**
 * Numbers follow one another: the e-mail address is what is guessed. A place has few tries at an order, so that a stranger's tries take
 * none of those of whom the order is; before what is counted of all places shuts it, 50 places must have used up theirs. Guessing stays
 * slow: 500 addresses an hour are 2 years for a list of ten million. Whoever is refused has the link in each e-mail of the order.
 */
const lookups = { name: 'order-lookup', limit: 20, windowSeconds: 900 };
const lookupsOfOrderByCaller = { name: 'order-lookup-place', limit: 10, windowSeconds: 3600 };
const lookupsOfOrder = { name: 'order-lookup-order', limit: 500, windowSeconds: 3600 };

export function orderRoutes(app: Api, payments: PaymentProviders): void {
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
      const firstDays = firstDaysOf(lines);
      if (carrier && firstDays.length > 0) {
        const arrival = await readArrival(tx, call.site, carrier, { firstDays, now: shopper.now });
        checkArrival(lines, { ...carrier, arrival }, call.lang);
      }
      const sent = await withBottlesHeld(tx, call.site.id, sentOf(lines));
      checkSending(sent, await readShippingRules(tx, call.site.id));
    });
    return { valid: true as const };
  });
  route(app, 'POST /order', async (call) => {
    const { db, site, locale, lang, body, services, caller } = call;
    const shopper = shopperOf(call);
    await requireSelling(db, site.id, locale);
    await requirePhone(db, site, body.user.phone, [body.address.delivery, body.address.billing]);
    // Checked before the order takes stock that nobody could pay for.
    const collector = body.total > 0 ? await collectorOf(db, payments, site.id) : null;
    if (body.total > 0 && !collector) throw new ApiError(503, 'order.no-method');
    if (collector) await requirePayable(db, { idSite: site.id, provider: collector.provider, total: body.total }, lang);
    await limitRate(call, placedOrders, caller);
    if (body.discountCode) await limitRate(call, discountTries, caller);
    const order = await placeOrder(db, {
      site,
      shopper,
      locale,
      lang,
      body,
      caller,
      webOrigin: services.config.webOrigin,
      tell: services.tell,
    });
    call.say('order.placed');
    return openPayment(
      { db, providers: payments, logger: call.log, now: shopper.now, webOrigin: services.config.webOrigin },
      order,
      collector,
    );
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
  route(app, 'GET /order/{id}', async ({ db, site, user, params, query, services }) =>
    readOrder(db, await requireOwnOrder(db, { idSite: site.id, user, key: query.key }, params.id), dateIn(site.timeZone, services.now())),
  );
  route(app, 'POST /order/{id}/cancel', async (call) => {
    const { db, site, user, params, query, services, say } = call;
    await limitRate(call, cancellations, call.caller);
    const caller = { idSite: site.id, user, key: query.key };
    const order = await requireOwnOrder(db, caller, params.id);
    const at = { ...statusContextOf(services), today: dateIn(site.timeZone, services.now()) };
    await cancelOrder(db, order, at);
    say('order.cancelled');
    return readOrder(db, await requireOwnOrder(db, caller, params.id), at.today);
  });
  route(app, 'POST /order/lookup', async (call) => {
    const { db, site, body, caller } = call;
    await limitRate(call, lookups, caller);
    await limitRate(call, lookupsOfOrderByCaller, `${caller} ${body.reference}`, 'order.lookup-too-many');
    await limitRate(call, lookupsOfOrder, body.reference, 'order.lookup-too-many');
    return findOrder(db, { idSite: site.id, ...body });
  });
  route(app, 'GET /list/order/status', ({ lang }) => OrderStatus.options.map((id) => ({ id, value: orderStatusMessages[lang][id] })));
}
