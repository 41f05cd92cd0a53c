import { requireOwnOrder } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SignedIn, SiteContext } from '#backend/platform/http/context.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { message } from '#backend/platform/messages/message.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { ReturnReason } from '#schemas/order-back.ts';
import { listReturns } from './admin-returns.ts';
import { askReturn } from './flows/ask-return.ts';
import { changeReturn } from './flows/change-return.ts';
import { readReturns } from './flows/read-returns.ts';
import { readReturnInfo } from './return-info.ts';
import { returnableOf } from './returnable.ts';

const returnsAsked = { name: 'order-back', limit: 20, windowSeconds: 3600 };

export function orderBackRoutes(app: Api): void {
  route(app, 'GET /order/back-products/is-active', ({ db, site, locale }) => readReturnInfo(db, site, locale));
  route(app, 'GET /order-back', async ({ db, site, user, locale, query, services }) => {
    const order = await requireOwnersOrder(db, site, user, query.order);
    const { isActive } = await readReturnInfo(db, site, locale);
    const found = await returnableOf(db, order, { isActive, timeZone: site.timeZone, market: site.market, now: services.now() });
    const { rows: _rows, ...returnable } = found;
    return { ordersBack: await readReturns(db, order), returnable };
  });
  route(app, 'POST /order/{id}/back-products', async (call) => {
    const { db, site, user, locale, params, body, services } = call;
    await limitRate(call, returnsAsked, String(user.id));
    const order = await requireOwnersOrder(db, site, user, params.id);
    const { isActive } = await readReturnInfo(db, site, locale);
    const { webOrigin } = services.config;
    const back = await askReturn(db, order, body, {
      isActive,
      timeZone: site.timeZone,
      market: site.market,
      now: services.now(),
      webOrigin,
    });
    call.say('return.asked');
    return back;
  });
  route(app, 'GET /order-generic-values/{type}', ({ lang, params }) => {
    if (params.type !== 'ORDER_BACK_REASON') throw new ApiError(404, 'error.not-found');
    return ReturnReason.options.map((id) => ({ id, value: message(lang, `return.reason.${id}`) }));
  });
  route(app, 'GET /admin/order-back', ({ db, site, query }) => listReturns(db, site.id, query));
  route(app, 'PUT /admin/order-back/{id}', ({ db, site, user, params, body, services }) =>
    changeReturn(db, { idSite: site.id, id: params.id }, body, {
      ...{ now: services.now(), webOrigin: services.config.webOrigin, byEmail: user.email },
    }),
  );
}

/** An order for its owner alone: neither a key nor the admin's role opens its returns here. Throws ApiError 404. */
async function requireOwnersOrder(db: Database, site: SiteContext, user: SignedIn, id: string) {
  const order = await requireOwnOrder(db, { idSite: site.id, user, key: undefined }, id);
  if (order.idUser !== user.id) throw new ApiError(404, 'order.not-found');
  return order;
}
