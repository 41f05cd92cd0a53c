import { requireOwnOrder, setTracking, statusContextOf, trackingOf } from '#backend/commerce/order/index.ts';
import { loadSvg, SvgRefusedError } from '#backend/foundation/media/index.ts';
import { ApiError, type RefusedField } from '#backend/platform/http/api-error.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { message } from '#backend/platform/messages/message.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { checkPreview, storePreview } from '#backend/storefront/pages/index.ts';
import { listAudit } from './list-audit.ts';
import { countVisit, listVisits } from './visits.ts';

/** Visits that one place may have counted in an hour, and drawings it may have loaded. */
const visitsByCaller = { name: 'visit', limit: 60, windowSeconds: 3600 };
const drawingsByAdmin = { name: 'load-svg', limit: 120, windowSeconds: 3600 };

const addressTypes = ['DELIVERY', 'BILLING'] as const;

/** Calls that tend a site: visits, drawings, parcels, pictures of sections, the log of writes. */
export function operationRoutes(app: Api, mediaStore: MediaStore): void {
  route(app, 'GET /site/visit/{from}', async (call) => {
    await limitRate(call, visitsByCaller, call.caller);
    await countVisit(call.db, call.site, call.params.from, call.services.now());
    return null;
  });
  route(app, 'GET /admin/visit', ({ db, site, query }) => listVisits(db, site.id, query));
  route(app, 'GET /admin/audit', ({ db, site, query }) => listAudit(db, site, query));

  route(app, 'POST /image/load-svg', async (call) => {
    const { body, user, services, log } = call;
    await limitRate(call, drawingsByAdmin, String(user.id));
    try {
      return { svg: await loadSvg(body.url, services.config.svgHosts ?? []) };
    } catch (cause) {
      if (!(cause instanceof SvgRefusedError)) throw cause;
      log.warn({ err: cause, url: body.url }, 'a drawing was not loaded');
      const refused: RefusedField = { key: 'url', message: `svg.${cause.reason}` };
      throw ApiError.fields([refused]);
    }
  });

  route(app, 'GET /admin/address/type', ({ lang }) => addressTypes.map((id) => ({ id, value: message(lang, `address.${id}`) })));

  route(app, 'GET /admin/order/{id}/tracking-link', async ({ db, site, user, params }) =>
    trackingOf(await requireOwnOrder(db, { idSite: site.id, user, key: undefined }, params.id)),
  );
  route(app, 'PUT /admin/order/{id}/tracking-link', ({ db, site, user, params, body, services }) => {
    return setTracking(db, { idSite: site.id, id: params.id }, body, { ...statusContextOf(services), byEmail: user.email });
  });

  route(app, 'POST /admin/page/{idPage}/layout/{idLayout}/hash/check', ({ db, site, params, body }) =>
    checkPreview(db, { idSite: site.id, ...params }, body.html),
  );
  route(app, 'PUT /admin/page/{idPage}/layout/{idLayout}/preview', ({ db, site, params, body, filesByKey, services }) =>
    storePreview({ db, mediaStore }, { idSite: site.id, ...params }, { ...body, file: filesByKey.get('image'), now: services.now() }),
  );
}
