import { expect, test, vi } from 'vitest';
import { resolve } from '#renderer/core/resolve.ts';
import type { Call } from '#renderer/types.ts';
import { once } from '#web/api/once.ts';
import { options, page } from '../renderer/fixtures.tsx';

const product = (id: string, idProduct: number) => ({ id, type: 'data', v: 1, props: { id: idProduct } });

test('two blocks of a page that make an equal call share one, in shared components as well', async () => {
  const made = vi.fn(async () => ({ name: 'Robe' }));
  const call = once(made as unknown as Call);
  const component = async () => page(product('inner', 7));
  const document = page(product('a', 7), product('b', 7), product('other', 8), {
    id: 'c',
    type: 'component',
    v: 1,
    props: { slug: 'promo' },
  });
  const header = page(product('h', 7));
  const pages = await Promise.all([document, header].map((one) => resolve(one, options({ call, component }))));
  expect(pages.flatMap(({ layouts }) => layouts[0]?.nodes.map(({ id }) => id))).toEqual(['a', 'b', 'other', 'c/inner', 'h']);
  expect(made.mock.calls).toEqual([
    ['GET /product/{id}', { params: { id: 7 } }],
    ['GET /product/{id}', { params: { id: 8 } }],
  ]);
});

test('the order in which a call names its parts makes no second call', async () => {
  const made = vi.fn(async () => ({}));
  const call = once(made as unknown as Call);
  await call('GET /product', { query: { tags: 'robes', limit: 3 } } as never);
  await call('GET /product', { query: { limit: 3, tags: 'robes' } } as never);
  await call('GET /product', { query: { limit: 4, tags: 'robes' } } as never);
  expect(made).toHaveBeenCalledTimes(2);
});

test('a call that failed is made anew, and one that writes is never left out', async () => {
  const made = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('down'));
  const call = once(made as unknown as Call);
  await expect(call('GET /news', {} as never)).rejects.toThrow('down');
  await call('GET /news', {} as never);
  await call('POST /cart', {} as never);
  await call('POST /cart', {} as never);
  expect(made).toHaveBeenCalledTimes(4);
});
