import { sitePath } from '#client/site-path.ts';
import { declinationQuery } from '#domain/addresses.ts';
import { ProductListQuery } from '#schemas/calls/catalogue.ts';
import type { AddressedKind } from '#schemas/calls/site.ts';
import { eventRoute } from '#schemas/event-route.ts';
import { Id } from '#schemas/id.ts';
import type { PageNode, PageType } from '#schemas/page.ts';
import { screens } from '#schemas/screens.ts';

/** Route that an address of a site leads to. */
export type Route =
  /** A page of the page tree. */
  | { kind: 'page'; id: number; isFiltered: boolean; listPage?: number }
  /** A fixed screen: a shared component, with what its address says. */
  | {
      kind: 'screen';
      component: string;
      params: Readonly<Record<string, string>>;
      isFiltered: boolean;
      listPage?: number;
      isPersonal?: true;
      isIndexed?: true;
    }
  /** A piece of content: a shared component, whose name the kind of sheet is, with the piece as its data. */
  | { kind: 'sheet'; sheet: SheetKind; id: number; slug: string | null }
  | { kind: 'product'; id: number; slug: string | null; choice?: SheetChoice }
  /** A product made one's own: a shared component with the product and the declination that the address names. */
  | { kind: 'customize'; id: number | null; slug: string | null; idDeclination: number }
  /** `status` where it is neither 307 nor 308. */
  | { kind: 'redirect'; to: string; isPermanent: boolean; status?: number }
  | { kind: 'not-found' };

/** Choice that the address of a product’s sheet makes. */
export type SheetChoice = { year: number } | { idDeclination: number };

/** Kinds of content that have an address each. */
export type SheetKind = Exclude<AddressedKind, 'product'>;

/** The fixed screens that search engines may list. */
export const indexedScreens = screens.filter(({ isIndexed }) => isIndexed);

/** Prefixes of the addresses of the other fixed screens: personal ones, and those that only lead on. */
export const unindexedPaths: readonly string[] = [
  ...new Set(
    screens.flatMap(({ pattern, isIndexed }) =>
      isIndexed ? [] : [pattern.replace(/\/\{.*$/, '').replace(/^(\/(?!products)[^/]+).*$/, '$1')],
    ),
  ),
];

const compiled = screens.map((screen) => ({ ...screen, regex: toRegex(screen.pattern) }));
const sheetRegex = (prefix: string) => new RegExp(`^/${prefix}(?:/(?<slug>[^/]+))?/(?<id>[1-9]\\d{0,14})$`);
const productRegex = sheetRegex('(?:products|wines)');
/** Of a wine its sheet may show one year, or one bottle. */
const wineRegex = /^(?<sheet>\/wines\/[^/]+\/[1-9]\d{0,14})\/(?:detail\/(?<idDeclination>[1-9]\d{0,14})|(?<year>\d{4}))$/;
/** Slug and product may be missing, the declination not; a slug is no number. */
const customizeRegex =
  /^\/products(?:\/(?<slug>[^/]*[^/\d][^/]*))?(?:\/(?<id>[1-9]\d{0,14}))?\/(?<idDeclination>[1-9]\d{0,14})\/customize$/;
/** Folders come first: their addresses look like those of articles. */
const sheets: readonly { sheet: SheetKind; regex: RegExp }[] = [
  { sheet: 'blog-folder', regex: sheetRegex('blog/folder') },
  { sheet: 'blog-article', regex: sheetRegex('blog') },
  { sheet: 'album-sheet', regex: sheetRegex('albums') },
  { sheet: 'service-sheet', regex: sheetRegex('services') },
  { sheet: 'event-sheet', regex: sheetRegex(eventRoute) },
];

function toRegex(pattern: string): RegExp {
  const source = pattern.replace(/\/\{(\w+)(\?)?\}/g, (_, name: string, optional?: string) => `(?:/(?<${name}>[^/]+))${optional ?? ''}`);
  return new RegExp(`^${source}$`);
}

/** Header in which proxy.tsx, or the page cache, tells a page its route. The server takes it from everybody else. */
export const routeHeader = 'x-page-route';

/** A route as the text of a header. */
export const writeRoute = (route: Route): string => encodeURIComponent(JSON.stringify(route));

/** The route that the proxy wrote. Undefined without a text. */
export const readRoute = (text: string | string[] | undefined): Route | undefined =>
  typeof text === 'string' && text !== '' ? (JSON.parse(decodeURIComponent(text)) as Route) : undefined;

/** Queries that change what a listing shows; any other leaves a page as it is. */
export const filterNames: ReadonlySet<string> = new Set([...Object.keys(ProductListQuery.omit({ within: true }).shape), 'pages']);

/** The query that names a page of a listing, from 1. */
export const listPageQuery = 'page';

/**
 * Reads what a query makes of a listing. A later page of it (`listPage`, from 2) has an address of its own for search engines; a choice of
 * filters, an order or a grown list (`isFiltered`) has none.
 */
function readListing(query: URLSearchParams): { isFiltered: boolean; listPage?: number } {
  const filters = [...query].filter(([name, value]) => filterNames.has(name) && value !== '');
  const isLaterPage = filters.length === 1 && /^(?:[2-9]|[1-9]\d{1,3})$/.test(query.get(listPageQuery) ?? '');
  return isLaterPage ? { isFiltered: false, listPage: Number(query.get(listPageQuery)) } : { isFiltered: filters.length > 0 };
}

/**
 * Says what stands at a path of a site: the one route table, for the proxy and for pages.
 * A page of the tree wins over a fixed route, so that an owner can take an address over. An address in other letter case, as it stands on
 * printed matter, leads to the page.
 */
export function resolveRoute(path: string, query: URLSearchParams, tree: readonly PageNode[], isECommerce: boolean): Route {
  const route = matchRoute(path, query, tree, isECommerce);
  if (route.kind !== 'not-found') return route;
  const lower = path.toLowerCase();
  const page = findPageWhere(tree, ({ url }) => url.toLowerCase() === lower);
  if (page) return redirectWithQuery(page.url, query);
  const isKnown = lower !== path && isPublic(matchRoute(lower, query, tree, isECommerce));
  return isKnown ? redirectWithQuery(lower, query) : route;
}

/** Returns whether a route may be guessed from an address in another letter case: one with a secret in it may not. */
const isPublic = (route: Route): boolean =>
  route.kind === 'sheet' || route.kind === 'product' || (route.kind === 'screen' && Object.keys(route.params).length === 0);

const redirectWithQuery = (path: string, query: URLSearchParams): Route => ({
  kind: 'redirect',
  to: query.size > 0 ? `${path}?${query}` : path,
  isPermanent: true,
});

/** Finds the route of a path in its own letter case. */
function matchRoute(path: string, query: URLSearchParams, tree: readonly PageNode[], isECommerce: boolean): Route {
  const listing = readListing(query);
  const page = findPage(tree, path);
  if (page) return linkOf(page) ?? { kind: 'page', id: page.id, ...listing };
  for (const { regex, component, isAlways, isPersonal, isIndexed, pageType } of compiled) {
    const match = regex.exec(path);
    if (!match) continue;
    if (!isECommerce && !isAlways) return { kind: 'redirect', to: '/', isPermanent: false };
    const instead = pageType && firstPageOfType(tree, pageType);
    if (instead) return { kind: 'redirect', to: instead.url, isPermanent: false };
    return {
      kind: 'screen',
      component,
      params: definedOf(match.groups),
      ...listing,
      ...(isPersonal && { isPersonal }),
      ...(isIndexed && { isIndexed }),
    };
  }
  for (const { sheet, regex } of sheets) {
    const piece = pieceAt(regex, path);
    if (piece) return { kind: 'sheet', sheet, ...piece };
  }
  const customize = customizeOf(path);
  if (customize) return isECommerce ? customize : { kind: 'redirect', to: '/', isPermanent: false };
  const wine = wineRegex.exec(path)?.groups;
  const choice = choiceOf(wine) ?? (wine ? undefined : declinationIn(query));
  const product = pieceAt(productRegex, wine?.sheet ?? path);
  if (!product || (wine && !choice)) return { kind: 'not-found' };
  if (!isECommerce) return { kind: 'redirect', to: '/', isPermanent: false };
  return { kind: 'product', ...product, ...(choice && { choice }) };
}

/** Reads the address of a customization; undefined if a number cannot be an id. */
function customizeOf(path: string): Extract<Route, { kind: 'customize' }> | undefined {
  const found = customizeRegex.exec(path)?.groups;
  const idDeclination = Id.safeParse(found?.idDeclination);
  const id = found?.id === undefined ? null : Id.safeParse(found.id).data;
  if (!found || !idDeclination.success || id === undefined) return undefined;
  return { kind: 'customize', id, slug: found.slug ?? null, idDeclination: idDeclination.data };
}

/** The year or the bottle that an address names; nothing where its number can be no id. */
function choiceOf(wine: Record<string, string | undefined> | undefined): SheetChoice | undefined {
  if (wine?.year) return { year: Number(wine.year) };
  const bottle = Id.safeParse(wine?.idDeclination);
  return bottle.success ? { idDeclination: bottle.data } : undefined;
}

/** The declination that a query chooses, `?declination=12`; nothing where its number can be no id. */
function declinationIn(query: URLSearchParams): SheetChoice | undefined {
  const wanted = query.get(declinationQuery);
  const id = Id.safeParse(wanted || undefined);
  return id.success ? { idDeclination: id.data } : undefined;
}

/** Reads the address of a sheet; undefined if its number cannot be an id. */
function pieceAt(regex: RegExp, path: string): { id: number; slug: string | null } | undefined {
  const found = regex.exec(path)?.groups;
  const id = Id.safeParse(found?.id);
  return found && id.success ? { id: id.data, slug: found.slug ?? null } : undefined;
}

/** A page that stands for another address sends there; addresses of scripts lead nowhere. */
function linkOf({ link, url }: PageNode): Route | undefined {
  if (!link || link.type === 'js' || !link.url || link.url === url) return undefined;
  return sitePath(link.url) !== null || /^https?:/.test(link.url) ? { kind: 'redirect', to: link.url, isPermanent: false } : undefined;
}

/** The first valid page of a type. */
export const firstPageOfType = (tree: readonly PageNode[], type: PageType): PageNode | undefined =>
  findPageWhere(tree, (page) => page.type === type);

/** The valid page of the tree at a path. */
export const findPage = (tree: readonly PageNode[], path: string): PageNode | undefined => findPageWhere(tree, ({ url }) => url === path);

/** The first page of the tree that matches, valid like all above it. */
function findPageWhere(tree: readonly PageNode[], matches: (page: PageNode) => boolean): PageNode | undefined {
  for (const page of tree) {
    if (!page.isValid) continue;
    const found = matches(page) ? page : findPageWhere(page.children, matches);
    if (found) return found;
  }
  return undefined;
}

const definedOf = (groups: Record<string, string | undefined> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, decode(value)]])));

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return value;
    throw error;
  }
}
