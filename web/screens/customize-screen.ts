import { localPath } from '#client/local-path.ts';
import type { Call } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { unlessMissing } from '../api/server-api.ts';
import type { Found } from '../model/screen.ts';
import { namedAddress } from '../routing/named-address.ts';
import type { Route } from '../routing/routes.ts';
import type { Source } from '../site/source.ts';
import { builtInScreen } from './built-in.ts';

type CustomizeRoute = Extract<Route, { kind: 'customize' }>;

/**
 * The screen on which a product is made one's own: the shared component `product-customize`, or a built-in one. A product that has no
 * such declination any more leads to its sheet. Undefined: no such product.
 */
export async function customizeScreen(route: CustomizeRoute, source: Source, call: Call, lang: Lang): Promise<Found | undefined> {
  const product = await productOf(route, call);
  if (!product) return undefined;
  const { idDeclination } = route;
  const declination = product.declination.find(({ id }) => id === idDeclination);
  if (!declination) return { redirect: localPath({ site: source.site, lang }, product.url), isPermanent: false };
  const own = await unlessMissing(source.component('product-customize'));
  const component = own ?? builtInScreen('product-customize', source.parameters, lang);
  if (!component) return undefined;
  return {
    status: 200,
    cms: component.cms,
    data: { product, declination, choice: { idDeclination } },
    head: { title: `${component.title} : ${product.name}`, description: '', isIndexed: false },
  };
}

/** The product that the address names: by its slug, else its number, else by the declination alone. */
async function productOf({ id, slug, idDeclination }: CustomizeRoute, call: Call): Promise<Product | undefined> {
  const byNumber = (number: number) => unlessMissing(call('GET /product/{id}', { params: { id: number } }));
  const numbered = id === null ? undefined : await byNumber(id);
  const named = await namedAddress({ kind: 'product', slug }, numbered?.url, call);
  if (named) return byNumber(named.id);
  if (id !== null || slug !== null) return numbered;
  return unlessMissing(call('GET /product/declination/{idDeclination}', { params: { idDeclination } }));
}
