import {
  mealIcons,
  readAwards,
  readProduct,
  readProductOf,
  readProducts,
  readRecommended,
  readVariations,
  toCard,
} from '#backend/goods/catalogue/index.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { listProducts } from './list-products.ts';
import { searchSite } from './search-site.ts';

export function catalogueRoutes(api: Api): void {
  route(api, 'GET /variation', ({ db, site, locale }) => readVariations(db, site.id, locale));
  route(api, 'GET /product', ({ db, site, query, locale, services }) => listProducts(db, site.id, query, { locale, now: services.now() }));
  route(api, 'GET /product-card', async ({ db, site, query, locale, services }) => {
    const products = await readProducts(db, site.id, [...new Set(query.ids)], { locale, now: services.now() });
    return { products: products.map(toCard) };
  });
  route(api, 'GET /search', ({ db, site, query, locale, services }) => searchSite(db, site.id, query, { locale, now: services.now() }));
  route(api, 'GET /product/{id}', ({ db, site, params, locale, services }) =>
    readProduct(db, site.id, params.id, { locale, now: services.now() }),
  );
  route(api, 'GET /product/declination/{idDeclination}', ({ db, site, params, locale, services }) =>
    readProductOf(db, site.id, params.idDeclination, { locale, now: services.now() }),
  );
  route(api, 'GET /award', ({ db, site, query, locale }) => readAwards(db, site.id, query.product, locale));
  route(api, 'GET /parameter/product/meal-icon', ({ lang }) => mealIcons(lang));
  route(api, 'GET /v2/product/recommended/{id}', ({ db, site, params, locale, services }) =>
    readRecommended(db, site.id, params.id, { locale, now: services.now() }),
  );
}
