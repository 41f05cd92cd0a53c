import { expect, it } from 'vitest';
import type { Call } from '#renderer/types.ts';
import { changeKinds } from '#schemas/site-changes.ts';
import { readPageUses, recordUses, writePageUses } from '#web/page/page-uses.ts';

const { catalogue, content } = changeKinds;

/** Returns the uses of a page that makes calls; those of `refused` fail. */
async function usesOf(calls: readonly [key: string, input: object][], answer: unknown = {}, refused: readonly string[] = []) {
  const call = (async (key: string) => {
    if (refused.includes(key)) throw new Error('refused');
    return answer;
  }) as Call;
  const recorded = recordUses(call);
  for (const [key, input] of calls) await (recorded.call as (key: string, input: object) => Promise<unknown>)(key, input).catch(() => {});
  return recorded.uses();
}

it('a sheet is made of its product, also while the product is missing', async () => {
  const sheet = [['GET /product/{id}', { params: { id: 12 } }]] as [string, object][];
  expect(await usesOf(sheet, { contents: [] })).toEqual([12]);
  expect(await usesOf(sheet, {}, ['GET /product/{id}'])).toEqual([12]);
});

it('a box, a list and an address by its name are made of the whole catalogue', async () => {
  expect(await usesOf([['GET /product/{id}', { params: { id: 12 } }]], { contents: [{ name: 'Merlot' }] })).toEqual([12, catalogue]);
  expect(await usesOf([['GET /product', { query: {} }]])).toEqual([catalogue]);
  expect(await usesOf([['GET /address/{kind}/{slug}', { params: { kind: 'product', slug: 'a' } }]])).toEqual([catalogue, content]);
});

it('recommended products are used whether they can be bought or not; where the API does not name them, any product', async () => {
  const beside = [['GET /v2/product/recommended/{id}', { params: { id: 12 } }]] as [string, object][];
  expect(await usesOf(beside, { products: [], recommended: [7, 9] })).toEqual([12, 7, 9]);
  expect(await usesOf(beside, { products: [] })).toEqual([12, catalogue]);
});

it('reviews of a product are read with the product: publishing one is a change of it', async () => {
  expect(await usesOf([['GET /product/{id}/review', { params: { id: 12 }, query: { nbItem: '60' } }]])).toEqual([12]);
});

it('a page of settings and documents alone is made of nothing else; news and events are content', async () => {
  expect(await usesOf([['GET /forms/{id}', { params: { id: 1 } }]])).toEqual([]);
  expect(await usesOf([['GET /news', {}]])).toEqual([content]);
  expect(await usesOf([['GET /element/{route}/{id}', { params: { route: 'event', id: 3 } }]])).toEqual([content]);
});

it('a page that made a call of which no change is told cannot be kept', async () => {
  expect(await usesOf([['GET /rental/{declinationId}/price', { params: { declinationId: 3 } }]])).toBeNull();
  expect(await usesOf([['GET /user', {}]])).toBeNull();
});

it('whether anything was asked is known, also where no change tells of it', async () => {
  const recorded = recordUses((async () => ({})) as Call);
  expect(recorded.hasCalled()).toBe(false);
  await recorded.call('GET /newsletter/list', {});
  expect([recorded.uses(), recorded.hasCalled()]).toEqual([[], true]);
});

it('what a page says of itself comes back as it was, and nothing odd is believed', () => {
  const told = { uses: [1, content], seconds: 60, isFound: true };
  expect(readPageUses(writePageUses(told))).toEqual(told);
  for (const text of ['', '{}', '{"uses":["1"],"seconds":null,"isFound":true}', '{"uses":[],"seconds":-1,"isFound":true}'])
    expect(() => readPageUses(text)).toThrow();
});
