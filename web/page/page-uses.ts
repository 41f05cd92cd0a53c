import { z } from 'zod';
import type { Call } from '#renderer/types.ts';
import type { CallData, CallKey } from '#schemas/calls/index.ts';
import type { Product } from '#schemas/product.ts';
import { changeKinds } from '#schemas/site-changes.ts';

/** Header in which the page cache says which version of the site a page must be of at least. The server takes it from everybody else. */
export const siteVersionHeader = 'x-site-version';
/** Header in which the page cache counts the changes that it has been told of: two pages of one count may be made of the same answers. */
export const changesToldHeader = 'x-changes-told';
/** Header in which a page says what it was made of, for the page cache alone. */
export const pageUsesHeader = 'x-page-uses';

/**
 * Data of a cacheable page: its `PageUses`, and its TTL in seconds, null until something changes. It also says whether a page exists at its
 * address, which the status of data for the browser (`_next/data`) does not say.
 */
type Told = z.output<typeof Told>;
const Told = z.object({ uses: z.array(z.int()).readonly(), seconds: z.number().positive().nullable(), isFound: z.boolean() });
export const writePageUses = (told: Told): string => JSON.stringify(told);
export const readPageUses = (text: string): Told => Told.parse(JSON.parse(text));

/** Data that a page was made of: numbers of products and `changeKinds`, as in GET /site/changes. */
export type PageUses = {
  /** Null: something that no change tells of; the page cannot be kept. */
  uses: () => readonly number[] | null;
  /** Returns whether a call was made at all. */
  hasCalled: () => boolean;
};

const { catalogue, content } = changeKinds;
const nothing: readonly number[] = [];

/** Calls whose answers change only with the site's version, or by a change of the site itself, which every page uses. */
const bySite: readonly CallKey[] = [
  ...([
    'GET /site/info',
    'GET /parameter',
    'GET /font',
    'GET /page/tree',
    'GET /page-redirect',
    'GET /page/{id}',
    'GET /component/conf/{slug}',
    'GET /newsletter/list',
  ] as const),
  ...(['GET /forms/{id}', 'GET /countries', 'GET /company/address', 'GET /parameter/product/meal-icon', 'GET /variation'] as const),
  // Hangs on the clock and on what others take: blocks that show it are `timed`.
  'GET /delivery/estimate',
];
/** Calls whose answers may gain or lose any product. */
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

/** Returns the uses of a call; null if they are not known. A failed call has the same uses as a successful one. */
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

/**
 * Returns uses that only the answer gives: recommended products, in or out of stock. A box gives no numbers of its products, so it uses the
 * catalogue.
 */
function usesOfAnswer(key: string, answer: unknown): readonly number[] {
  if (key === 'GET /v2/product/recommended/{id}')
    return (answer as CallData<'GET /v2/product/recommended/{id}'>).recommended ?? [catalogue];
  return key === 'GET /product/{id}' && (answer as Product).contents.length > 0 ? [catalogue] : nothing;
}

/** The same calls, and what a page that made them was made of. */
export function recordUses(call: Call): { call: Call } & PageUses {
  const uses = new Set<number>();
  let isKnown = true;
  let hasCalled = false;
  const recorded = (async (key, input) => {
    hasCalled = true;
    const own = usesOf(key, input);
    isKnown &&= own !== null;
    for (const use of own ?? nothing) uses.add(use);
    const answer = await call(key, input);
    for (const use of usesOfAnswer(key, answer)) uses.add(use);
    return answer;
  }) as Call;
  return { call: recorded, uses: () => (isKnown ? [...uses] : null), hasCalled: () => hasCalled };
}
