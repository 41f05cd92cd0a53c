import { localPath } from '#client/local-path.ts';
import { declinationPath } from '#domain/addresses.ts';
import type { Call } from '#renderer/types.ts';
import type { Declination, Product } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { unlessMissing } from '../api/server-api.ts';
import { productHead } from '../head/product-head.ts';
import type { Found } from '../model/screen.ts';
import { namedAddress, slugIn } from '../routing/named-address.ts';
import type { Route, SheetChoice } from '../routing/routes.ts';
import type { Source } from '../site/source.ts';

type ProductRoute = Extract<Route, { kind: 'product' }>;

/**
 * The screen of a product: the shared component `wine-sheet` for a wine where the site has one, else `product-sheet`. A sheet has one
 * address, which another slug, another number or none is sent to. Each declination has an address of its own besides, and so has each
 * year of a wine. Search engines are told of a bottle by its year, of any other declination by the product. What it is not sold in any
 * more leads to the product, and so does a year of what is no wine. Undefined: no such product.
 */
export async function productSheet(route: ProductRoute, source: Source, call: Call, lang: Lang): Promise<Found | undefined> {
  const product = await unlessMissing(call('GET /product/{id}', { params: { id: route.id } }));
  const sendTo = (path: string, isPermanent: boolean) => ({ redirect: localPath({ site: source.site, lang }, path), isPermanent });
  const { choice } = route;
  const named = await namedAddress({ kind: 'product', slug: route.slug }, product?.url, call);
  if (named) return sendTo(pathOf(named.url, choice), !hasNoYear(named.url, choice));
  if (!product) return undefined;
  const wine = product.type.type === 'WINE' ? await unlessMissing(source.component('wine-sheet')) : undefined;
  const component = wine ?? (await unlessMissing(source.component('product-sheet')));
  if (!component) return undefined;
  if (slugIn(product.url) !== route.slug) return sendTo(pathOf(product.url, choice), !hasNoYear(product.url, choice));
  const chosen = choice && product.declination.find((each) => isChosen(each, choice));
  // No vintage or declination of this number: it may come back, so the way is not for ever.
  if (choice && !chosen) return sendTo(product.url, false);
  const head = productHead(product, { site: source.site, lang, currency: source.parameters.CURRENCY }, chosen);
  return {
    status: 200,
    cms: component.cms,
    head,
    data: { product, isSheet: true, ...(chosen && { choice }) },
    canonicalPath: chosen ? canonicalOf(product, chosen) : product.url,
    key: product.url,
  };
}

/** Returns whether an address names a year of what is no wine: it may become one. */
const hasNoYear = (url: string, choice: SheetChoice | undefined): boolean =>
  choice !== undefined && 'year' in choice && !url.startsWith('/wines/');

/** The address of a choice on a sheet; of what is no wine without a year. */
function pathOf(url: string, choice: SheetChoice | undefined): string {
  if (!choice || hasNoYear(url, choice)) return url;
  return 'year' in choice ? `${url}/${choice.year}` : declinationPath({ url, isWine: url.startsWith('/wines/') }, choice.idDeclination);
}

const isChosen = ({ id, year }: Declination, choice: SheetChoice): boolean =>
  'year' in choice ? year === choice.year : id === choice.idDeclination;

/** A year's own address where the wine has several; its only year shows what the wine does. */
function canonicalOf({ url, declination }: Product, { year }: Declination): string {
  const years = new Set(declination.map((each) => each.year));
  return year !== null && years.size > 1 ? `${url}/${year}` : url;
}
