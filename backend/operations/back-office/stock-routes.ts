import { countStock } from '#backend/goods/stock/index.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { listMoves, listStock, readStockLine } from './read-stock.ts';

/** Calls by which the shop counts its pieces. */
export function adminStockRoutes(app: Api): void {
  route(app, 'GET /admin/stock', ({ db, site, locale, query }) => listStock(db, { idSite: site.id, locale }, query));
  route(app, 'PUT /admin/stock/{id}', async ({ db, site, locale, user, params, body, services }) => {
    const counting = { now: services.now(), timeZone: site.timeZone, byEmail: user.email };
    await countStock(db, { idSite: site.id, id: params.id }, body, counting);
    return readStockLine(db, { idSite: site.id, locale }, params.id);
  });
  route(app, 'GET /admin/stock/{id}/move', ({ db, site, locale, params, query }) =>
    listMoves(db, { idSite: site.id, locale }, params.id, query),
  );
}
