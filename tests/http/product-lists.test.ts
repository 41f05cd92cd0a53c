import { expect, test } from 'vitest';
import { get, readData } from './request.ts';

test('a filtered list is kept by the page cache, under one address whatever the order of its filters', async () => {
  const status = async (query: string) => (await get(`/boutique-vetement-aizenay?${query}`)).headers.get('cache-status') ?? '';
  await status('size=taille.38&offer=SECOND_HAND');
  expect(await status('size=taille.38&offer=SECOND_HAND')).toContain('hit');
  expect(await status('offer=SECOND_HAND&size=taille.38')).toContain('hit');
});

test('sold pieces come last', async () => {
  type Card = { quantity: number; setQuantity: boolean };
  for (const orderBy of ['custom', 'price', '-date', 'name']) {
    const { products } = await readData<{ products: Card[] }>(`/product?nbItem=100&orderBy=${orderBy}`);
    const isSold = products.map(({ quantity, setQuantity }) => setQuantity && quantity === 0);
    expect(isSold, orderBy).toEqual([...isSold].sort((a, b) => Number(a) - Number(b)));
  }
});
