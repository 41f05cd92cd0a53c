import { listProducts } from '../catalogue/list-products.ts';
import { readProduct, readRecommended, readVariations } from '../catalogue/read-product.ts';
import { type Api, route } from '../route.ts';

export function catalogueRoutes(api: Api): void {
  route(api, 'GET /variation', ({ db, site }) => readVariations(db, site.id));
  route(api, 'GET /product', ({ db, site, query, lang, services }) => listProducts(db, site.id, query, lang, services.now()));
  route(api, 'GET /product/{id}', ({ db, site, params, services }) => readProduct(db, site.id, params.id, services.now()));
  route(api, 'GET /v2/product/recommended/{id}', async ({ db, site, params, services }) => ({
    products: await readRecommended(db, site.id, params.id, services.now()),
  }));
}
