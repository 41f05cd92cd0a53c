import { type OrderRow, requireOwnOrder } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SignedIn } from '#backend/platform/http/context.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { decideReview, listReviews } from './decide-review.ts';
import { listProductReviews, readOrderReviews, removeReview, writeReview } from './reviews.ts';

const writings = { name: 'product-review', limit: 30, windowSeconds: 3600 };

export function productReviewRoutes(api: Api): void {
  route(api, 'GET /product/{id}/review', ({ db, site, params, query }) => listProductReviews(db, site.id, params.id, query));

  route(api, 'GET /order/{id}/review', async ({ db, site, user, params }) =>
    readOrderReviews(db, await requireOwnersOrder(db, site.id, user, params.id)),
  );
  route(api, 'PUT /order/{id}/review/{idProduct}', async (call) => {
    const { db, site, user, locale, params, body, services, say } = call;
    await limitRate(call, writings, String(user.id));
    const order = await requireOwnersOrder(db, site.id, user, params.id);
    await writeReview(db, order, params.idProduct, body, { author: user.firstname, now: services.now(), locale });
    say('review.written');
    return readOrderReviews(db, order);
  });
  route(api, 'DELETE /order/{id}/review/{idProduct}', async ({ db, site, user, params, say }) => {
    const order = await requireOwnersOrder(db, site.id, user, params.id);
    await removeReview(db, order, params.idProduct);
    say('review.removed');
    return readOrderReviews(db, order);
  });

  route(api, 'GET /admin/review', ({ db, site, query }) => listReviews(db, site.id, query));
  route(api, 'PUT /admin/review/{id}', ({ db, site, user, params, body, services }) =>
    decideReview(db, { idSite: site.id, id: params.id }, body, {
      now: services.now(),
      webOrigin: services.config.webOrigin,
      byEmail: user.email,
    }),
  );
}

/** An order for its owner alone: neither a key nor the admin's role writes her reviews. Throws ApiError 404. */
async function requireOwnersOrder(db: Database, idSite: number, user: SignedIn, id: string): Promise<OrderRow & { idUser: number }> {
  const order = await requireOwnOrder(db, { idSite, user, key: undefined }, id);
  if (order.idUser !== user.id) throw new ApiError(404, 'order.not-found');
  return { ...order, idUser: user.id };
}
