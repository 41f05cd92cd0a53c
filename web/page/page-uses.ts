import { z } from 'zod';
import type { Call } from '#renderer/types.ts';
import type { CallData, CallKey } from '#schemas/calls/index.ts';
import type { Product } from '#schemas/product.ts';
import { changeKinds } from '#schemas/site-changes.ts';

/** Header in which the page cache says which version of the site a page must be of at least. The server takes it from everybody else. */
export const siteVersionHeader = 'x-site-version';
/** Header in which a page says what it was made of, for the page cache alone. */
export const pageUsesHeader = 'x-page-uses';

/**
 * What a page that may be kept says of itself: see `PageUses`; for how many seconds it is good, null: until something changes; and
 * whether something stands at its address, which the status of data for the browser (`_next/data`) does not say.
 */
type Told = z.output<typeof Told>;
const Told = z.object({ uses: z.array(z.int()).readonly(), seconds: z.number().positive().nullable(), isFound: z.boolean() });
export const writePageUses = (told: Told): string => JSON.stringify(told);
export const readPageUses = (text: string): Told => Told.parse(JSON.parse(text));

/** What a page was made of: numbers of products and `changeKinds`, as GET /site/changes tells of them. */
export type PageUses = {
  /** Null: something that no change tells of; the page cannot be kept. */
  uses: () => readonly number[] | null;
};

const { catalogue, content } = changeKinds;
const nothing: readonly number[] = [];

/** What only a new version of the site changes, or what is told as a change of the site itself, which every page uses. */
const bySite: readonly CallKey[] = [
  ...([
    'GET /site/info',
    'GET /parameter',
    'GET /font',
    'GET /page/tree',
    'GET /page-redirect',
    'GET /page/{id}',
    'GET /component/conf/{slug}',
  ] as const),
  ...(['GET /forms/{id}', 'GET /countries', 'GET /company/address', 'GET /parameter/product/meal-icon', 'GET /variation'] as const),
  // Hangs on the clock and on what others take: blocks that show it are `timed`.
  'GET /delivery/estimate',
];
/** What any product may come into or leave. */
const byCatalogue: readonly CallKey[] = [
  'GET /search',
  ...(['GET /product', 'GET /product/declination/{idDeclination}', 'GET /address/{kind}/{slug}'] as const),
];
const byContent: readonly CallKey[] = [
  'GET /search',
  ...(['GET /news', 'GET /popup/{id}', 'GET /google/reviews', 'GET /element/{route}', 'GET /element/{route}/{id}'] as const),
  ...(['GET /blog/{id}', 'GET /blog/folder', 'GET /blog/folder/{id}', 'GET /blog/folder/list', 'GET /blog/folder/list/{id}'] as const),
  ...(['GET /blog/folder/ariane/{id}', 'GET /album', 'GET /album/{id}', 'GET /service', 'GET /service/{id}'] as const),
  'GET /address/{kind}/{slug}',
];

const fixedUses = new Map<string, number[]>();
for (const key of bySite) fixedUses.set(key, []);
for (const key of byCatalogue) fixedUses.set(key, [catalogue]);
for (const key of byContent) fixedUses.set(key, [...(fixedUses.get(key) ?? []), content]);

type Input = { params?: { id?: unknown }; query?: { product?: unknown } };

/** What a call's answer stands on; null where that is not known. A call that fails stands on the same as one that answers. */
function usesOf(key: string, input: unknown): readonly number[] | null {
  const { params, query } = input as Input;
  switch (key) {
    case 'GET /product/{id}':
    case 'GET /v2/product/recommended/{id}':
    case 'GET /product/{id}/customization':
    case 'GET /product/{id}/review':
      return [Number(params?.id)];
    case 'GET /award':
      return query?.product === undefined ? [catalogue] : [Number(query.product)];
    default:
      return fixedUses.get(key) ?? null;
  }
}

/** What only the answer says: recommended products, in or out of stock; the products in a box, of which it says no number. */
function usesOfAnswer(key: string, answer: unknown): readonly number[] {
  if (key === 'GET /v2/product/recommended/{id}')
    return (answer as CallData<'GET /v2/product/recommended/{id}'>).recommended ?? [catalogue];
  return key === 'GET /product/{id}' && (answer as Product).contents.length > 0 ? [catalogue] : nothing;
}

/** The same calls, and what a page that made them was made of. */
export function recordUses(call: Call): { call: Call } & PageUses {
  const uses = new Set<number>();
  let isKnown = true;
  const recorded = (async (key, input) => {
    const own = usesOf(key, input);
    isKnown &&= own !== null;
    for (const use of own ?? nothing) uses.add(use);
    const answer = await call(key, input);
    for (const use of usesOfAnswer(key, answer)) uses.add(use);
    return answer;
  }) as Call;
  return { call: recorded, uses: () => (isKnown ? [...uses] : null) };
}
