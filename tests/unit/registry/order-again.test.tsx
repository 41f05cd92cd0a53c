import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiFailure } from '#client/api-failure.ts';
import { SiteProvider } from '#client/site.tsx';
import { SoldSince } from '#registry/account/orders/order-again.tsx';
import { lookUpAgain } from '#registry/account/orders/order-again-stock.ts';
import type { Call } from '#renderer/types.ts';
import type { OrderLine } from '#schemas/order.ts';
import { sampleSite } from '../../../.storybook/sample-site.ts';
import { cards, productOf } from '../../../stories/samples/catalogue.ts';
import { order } from '../../../stories/samples/shop.ts';

const [line] = order.lines;
if (!line) throw new Error('the sample order is empty');
const ofProduct = (idProduct: number, name: string): OrderLine => ({
  ...line,
  id: idProduct,
  idProduct,
  idDeclination: idProduct * 10,
  name,
});
const sheet = (id: number, quantity: number, setQuantity = true) => {
  const [declination] = productOf('SECOND_HAND').declination;
  return { ...productOf('SECOND_HAND'), idProduct: id, declination: [{ ...declination, id: id * 10, quantity, setQuantity }] };
};

/** 1 is there, 2 is sold, 3 left the shop, 4 is made to order, 5 gets no answer; two products are recommended beside 2. */
const call = (async (key: string, { params }: { params?: { id: number } }) => {
  if (key === 'GET /product') return { products: cards.slice(20, 22) };
  const id = params?.id ?? 0;
  if (key === 'GET /v2/product/recommended/{id}') return { products: id === 2 ? cards.slice(10, 12) : [] };
  if (id === 3) throw new ApiFailure(404, 'not found');
  if (id === 5) throw new ApiFailure(0, 'no answer');
  return sheet(id, id === 1 ? 1 : 0, id !== 4);
}) as unknown as Call;

it('an order that is repeated adds what can be bought, and offers what is recommended beside a piece that is sold', async () => {
  const lines = [1, 2, 3, 4, 5].map((id) => ofProduct(id, `Robe ${id}`));
  const again = await lookUpAgain(lines, call);
  expect(again.there.map(({ idProduct }) => idProduct)).toEqual([1, 4, 5]);
  expect(again.sold.map(({ idProduct }) => idProduct)).toEqual([2, 3]);
  expect(again.similar).toEqual(cards.slice(10, 12));
  const html = renderToStaticMarkup(
    <SiteProvider value={sampleSite('fr')}>
      <SoldSince again={again} />
    </SiteProvider>,
  );
  for (const text of ['Ces articles ne sont plus à vendre', 'Robe 2', 'Le reste de la commande', cards[10]?.url ?? '?'])
    expect(html).toContain(text);
});

it('where nothing is recommended beside a sold piece, others of its category are offered', async () => {
  const bare = (async (key: string, input: { params?: { id: number }; query?: { tags?: string } }) => {
    if (key === 'GET /product') return { products: input.query?.tags === 'robes' ? cards.slice(20, 22) : [] };
    if (key === 'GET /v2/product/recommended/{id}') return { products: [] };
    return { ...sheet(input.params?.id ?? 0, 0), categories: [{ tag: 'robes', label: 'Robes', url: '/robes' }] };
  }) as unknown as Call;
  expect((await lookUpAgain([ofProduct(2, 'Robe')], bare)).similar).toEqual(cards.slice(20, 22));
});
