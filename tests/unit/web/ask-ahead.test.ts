import { expect, it } from 'vitest';
import type { Call } from '#renderer/types.ts';
import { once } from '#web/api/once.ts';
import { askedAhead } from '#web/page/ask-ahead.ts';
import type { Source } from '#web/site/source.ts';

/** Makes sheets of a version of a site; `sent` are the calls that reach the API, in their order. */
function open() {
  const source = {} as Source;
  const sent: string[] = [];
  const api = (async (key: string, input: { params?: { id: number } }) => {
    sent.push(`${key} ${input.params?.id ?? ''}`);
    if (input.params?.id === 404) throw new Error('none');
    return {};
  }) as unknown as Call;
  const sheet = async (id: number, calls: readonly [key: string, input: object][]) => {
    const call = askedAhead(source, { kind: 'product', id, slug: null }, once(api)) as (key: string, input: object) => Promise<unknown>;
    for (const [key, input] of calls) await call(key, input);
  };
  return { sent, sheet };
}
const product = (id: number) => ['GET /product/{id}', { params: { id } }] as const satisfies [string, object];
const beside = (id: number) => ['GET /v2/product/recommended/{id}', { params: { id } }] as const satisfies [string, object];

it('what a sheet asked about its product, the next asks about its own at once, and nothing twice', async () => {
  const { sent, sheet } = open();
  await sheet(1, [product(1), beside(1), ['GET /news', {}], ['GET /product/{id}', { params: { id: 9 } }]]);
  sent.length = 0;
  await sheet(2, [product(2)]);
  expect(sent).toEqual(['GET /product/{id} 2', 'GET /v2/product/recommended/{id} 2']);
});

it('what is asked ahead and fails is nobody’s failure until it is asked for', async () => {
  const { sheet } = open();
  await sheet(1, [product(1), beside(1)]);
  await expect(sheet(404, [])).resolves.toBeUndefined();
  await expect(sheet(404, [product(404)])).rejects.toThrow('none');
});
