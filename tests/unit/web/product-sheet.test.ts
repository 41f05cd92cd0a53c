import { expect, it } from 'vitest';
import { ApiFailure } from '#client/api-failure.ts';
import type { Call } from '#renderer/types.ts';
import { productSheet } from '#web/screens/product-sheet.ts';
import type { Source } from '#web/site/source.ts';

const products: Record<number, object> = {
  7: { idProduct: 7, url: '/wines/clos-haut/7', type: { type: 'WINE' }, declination: [{ id: 42, year: 2022 }] },
  12: { idProduct: 12, url: '/products/robe/12', type: { type: 'OTHER' }, declination: [{ id: 43, year: null }] },
};
const call = (async (key: string, { params }: { params: { id: number } }) => {
  const found = key === 'GET /product/{id}' && products[params.id];
  if (!found) throw new ApiFailure(404, 'no such entry');
  return found;
}) as unknown as Call;
const source = { site: { defaultLang: 'fr_FR' }, component: async () => ({ cms: { format: 1, layouts: [] } }) } as unknown as Source;

type SheetRoute = Parameters<typeof productSheet>[0];

it.each<[string, Omit<SheetRoute, 'kind'>, string, boolean]>([
  ['of another name leads to its own for good', { id: 7, slug: 'clos' }, '/wines/clos-haut/7', true],
  ['without a name does so too', { id: 12, slug: null }, '/products/robe/12', true],
  ['keeps the year', { id: 7, slug: 'clos', choice: { year: 2022 } }, '/wines/clos-haut/7/2022', true],
  [
    'of a vintage that the wine has not leads to its sheet for now',
    { id: 7, slug: 'clos-haut', choice: { year: 1990 } },
    '/wines/clos-haut/7',
    false,
  ],
  [
    'with the year of what is no wine leads to its sheet for now',
    { id: 12, slug: 'x', choice: { year: 2019 } },
    '/products/robe/12',
    false,
  ],
])('the address of a sheet %s', async (_, route, redirect, isPermanent) => {
  expect(await productSheet({ kind: 'product', ...route }, source, call, 'fr')).toEqual({ redirect, isPermanent });
});

it('the address of a product that is not there is not found', async () => {
  expect(await productSheet({ kind: 'product', id: 99, slug: 'robe' }, source, call, 'fr')).toBeUndefined();
});
