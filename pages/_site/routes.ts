import { ProductListQuery } from '#schemas/calls/catalogue.ts';
import type { PageNode } from '#schemas/page.ts';

/** What stands at an address of a site. */
export type Route =
  /** A page of the page tree. */
  | { kind: 'page'; id: number; isLive: boolean }
  /** A fixed screen: a shared component, with what its address says. */
  | { kind: 'screen'; component: string; params: Readonly<Record<string, string>>; isLive: boolean }
  | { kind: 'product'; id: number; slug: string | null; isLive: true }
  | { kind: 'redirect'; to: string; isPermanent: boolean }
  | { kind: 'not-found' };

type Screen = {
  /** Parameters in braces; `?` marks one that may be missing. */
  pattern: string;
  component: string;
  /** Made per request: its address holds an id, so a cache would keep a copy for each. */
  isLive?: true;
  /** Stays when the site sells nothing. */
  isAlways?: true;
};

/** The specification's fixed routes: each is a shared component, so that an owner can put a block above a basket without code. */
const screens: readonly Screen[] = [
  { pattern: '/products/search', component: 'product-search' },
  { pattern: '/cart', component: 'cart' },
  { pattern: '/cart/address', component: 'cart-address' },
  { pattern: '/cart/shipping', component: 'cart-shipping' },
  { pattern: '/cart/payment', component: 'cart-payment' },
  { pattern: '/cart/success/{id?}', component: 'cart-success', isLive: true },
  { pattern: '/order/success', component: 'order-success' },
  { pattern: '/order/cancel', component: 'order-cancel' },
  { pattern: '/order/error', component: 'order-error' },
  { pattern: '/account', component: 'account', isAlways: true },
  { pattern: '/account/profil', component: 'account-profile', isAlways: true },
  { pattern: '/account/orders', component: 'account-orders' },
  { pattern: '/account/orders/{id}', component: 'account-order', isLive: true },
  { pattern: '/contact', component: 'contact', isAlways: true },
  { pattern: '/newsletter/{token}', component: 'newsletter', isLive: true, isAlways: true },
  { pattern: '/auth', component: 'auth', isAlways: true },
  { pattern: '/password/reset/ask', component: 'password-reset-ask', isAlways: true },
  { pattern: '/password/reset/{token?}', component: 'password-reset', isLive: true, isAlways: true },
];

const compiled = screens.map((screen) => ({ ...screen, regex: toRegex(screen.pattern) }));
const productRegex = /^\/(?:products|wines)(?:\/(?<slug>[^/]+))?\/(?<id>\d{1,15})$/;

function toRegex(pattern: string): RegExp {
  const source = pattern.replace(/\/\{(\w+)(\?)?\}/g, (_, name: string, optional?: string) => `(?:/(?<${name}>[^/]+))${optional ?? ''}`);
  return new RegExp(`^${source}$`);
}

/** Queries that change what a listing shows; any other query leaves a page cached. */
const filterNames = new Set(Object.keys(ProductListQuery.shape));
export const hasFilters = (query: URLSearchParams): boolean => [...query].some(([name, value]) => filterNames.has(name) && value !== '');

/**
 * Says what stands at a path of a site: the one route table, for the proxy and for pages.
 * A page of the tree wins over a fixed route, so that an owner can take an address over.
 */
export function resolveRoute(path: string, query: URLSearchParams, tree: readonly PageNode[], isECommerce: boolean): Route {
  const page = findPage(tree, path);
  if (page) return linkOf(page) ?? { kind: 'page', id: page.id, isLive: hasFilters(query) };
  for (const { regex, component, isLive = false, isAlways } of compiled) {
    const match = regex.exec(path);
    if (!match) continue;
    if (!isECommerce && !isAlways) return { kind: 'redirect', to: '/', isPermanent: false };
    return { kind: 'screen', component, params: definedOf(match.groups), isLive: isLive || hasFilters(query) };
  }
  const product = productRegex.exec(path);
  if (!product) return { kind: 'not-found' };
  if (!isECommerce) return { kind: 'redirect', to: '/', isPermanent: false };
  return { kind: 'product', id: Number(product.groups?.id), slug: product.groups?.slug ?? null, isLive: true };
}

/** A page that stands for another address sends there; addresses of scripts lead nowhere. */
function linkOf({ link, url }: PageNode): Route | undefined {
  if (!link || link.type === 'js' || !link.url || link.url === url) return undefined;
  return /^(\/(?!\/)|https?:)/.test(link.url) ? { kind: 'redirect', to: link.url, isPermanent: false } : undefined;
}

/** The valid page of the tree at a path. */
export function findPage(tree: readonly PageNode[], path: string): PageNode | undefined {
  for (const page of tree) {
    if (!page.isValid) continue;
    const found = page.url === path ? page : findPage(page.children, path);
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
