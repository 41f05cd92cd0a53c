import { searchCities } from '#backend/foundation/places/index.ts';
import { listParameters, readCompanyAddress } from '#backend/foundation/settings/index.ts';
import { readSiteInfo } from '#backend/foundation/site/index.ts';
import { listSellingCountries } from '#backend/goods/shipping/index.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { readChanges } from '#backend/platform/read-cache/read-changes.ts';
import { findAddress } from './find-address.ts';
import { listAddresses } from './list-addresses.ts';
import { readComponent, readPage, readPageTree } from './read-pages.ts';

export function siteRoutes(api: Api): void {
  route(api, 'GET /parameter', ({ db, site, locale }) => listParameters(db, site.id, locale));
  route(api, 'GET /site/info', ({ db, site, services }) => readSiteInfo(db, site.id, services.config.webOrigin));
  route(api, 'GET /site/changes', ({ db, site, query }) => readChanges(db, site.id, query.since));
  route(api, 'GET /page/tree', ({ db, site, locale }) => readPageTree(db, site.id, locale));
  route(api, 'GET /page/{id}', ({ db, site, params, locale }) => readPage(db, site.id, params.id, locale));
  route(api, 'GET /component/conf/{slug}', ({ db, site, params, locale }) => readComponent(db, site.id, params.slug, locale));
  route(api, 'GET /sitemap/{part}', ({ db, site, params, services }) =>
    listAddresses(db, site, { part: params.part, now: services.now() }),
  );
  route(api, 'GET /address/{kind}/{slug}', ({ db, site, services, params }) =>
    findAddress({ db, idSite: site.id, now: services.now() }, params.kind, params.slug),
  );
  route(api, 'GET /company/address', ({ db, site, lang }) => readCompanyAddress(db, site.id, lang));
  route(api, 'GET /countries', ({ db, site, lang }) => listSellingCountries(db, site.id, lang));
  route(api, 'GET /cities/{search}/{idCountry}', ({ params }) => searchCities(params.search, params.idCountry));
}
