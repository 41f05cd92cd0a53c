import { localPath } from '#client/local-path.ts';
import type { Call } from '#renderer/types.ts';
import type { Declination, Product } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { productHead } from './product-head.ts';
import type { Route, SheetChoice } from './routes.ts';
import type { Found } from './screen.ts';
import type { Source } from './source.ts';
import { unlessMissing } from './unless-missing.ts';

type ProductRoute = Extract<Route, { kind: 'product' }>;

/**
 * The screen of a product: the shared component `wine-sheet` for a wine where the site has one, else `product-sheet`. A sheet has one
 * address, which another slug, or none, is sent to. Of a wine each year has an address of its own besides, and so has each bottle,
 * which search engines are told of by its year; what a wine is not sold in any more leads to the wine. Undefined: no such product.
 */
export async function productSheet(route: ProductRoute, source: Source, call: Call, lang: Lang): Promise<Found | undefined> {
  const product = await unlessMissing(call('GET /product/{id}', { params: { id: route.id } }));
  if (!product) return undefined;
  const wine = product.type.type === 'WINE' ? await unlessMissing(source.component('wine-sheet')) : undefined;
  const component = wine ?? (await unlessMissing(source.component('product-sheet')));
  if (!component) return undefined;
  const sendTo = (path: string, isPermanent: boolean) => ({ redirect: localPath({ site: source.site, lang }, path), isPermanent });
  const { choice } = route;
  const isRight = route.slug !== null && product.url.split('/').at(-2) === route.slug;
  if (!isRight) return sendTo(product.url + (choice ? tailOf(choice) : ''), true);
  const chosen = choice && product.declination.find((each) => isChosen(each, choice));
  // No vintage, or none of this number: it may come back, so the way is not for ever.
  if (choice && !chosen) return sendTo(product.url, false);
  const head = productHead(product, source.site, chosen);
  const shown = { status: 200 as const, cms: component.cms, head };
  if (!choice || !chosen) return { ...shown, data: { product }, canonicalPath: product.url };
  return { ...shown, data: { product, choice }, canonicalPath: canonicalOf(product, chosen) };
}

const tailOf = (choice: SheetChoice): string => ('year' in choice ? `/${choice.year}` : `/detail/${choice.idDeclination}`);

const isChosen = ({ id, year }: Declination, choice: SheetChoice): boolean =>
  'year' in choice ? year === choice.year : id === choice.idDeclination;

/** A year's own address where the wine has several; its only year shows what the wine does. */
function canonicalOf({ url, declination }: Product, { year }: Declination): string {
  const years = new Set(declination.map((each) => each.year));
  return year !== null && years.size > 1 ? `${url}/${year}` : url;
}
