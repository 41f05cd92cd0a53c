import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newCatalogue } from '#backend/storefront/search/listing/catalogue.ts';
import { findProducts } from '#backend/storefront/search/listing/find-products.ts';
import type { AxisValue, ListedProduct } from '#backend/storefront/search/listing/listed-product.ts';
import { ProductListQuery } from '#schemas/calls/catalogue.ts';
import { plainList, type Wish } from './plain-list.ts';

const languages = ['fr', 'en'];
const axisValue = (axis: AxisValue['axis'], label: string, variation: string | null = null): AxisValue => ({
  ...{ axis, label, colour: null, translations: {} },
  value: variation ? `${variation}.${label}` : label,
  variation: variation ? { label: variation, translations: {} } : null,
});
const values = [
  ...['36', '38', '40'].map((label) => axisValue('size', label)),
  ...['Noir', 'Bleu'].map((label) => axisValue('colour', label)),
  axisValue('size', '38', 'pointure'),
  ...['2022', '2023'].map((label) => axisValue('vintage', label)),
  ...['Gamay', 'Chenin'].map((label) => axisValue('grape', label)),
];
const tags = Array.from({ length: 6 }, (_, n) => ({ id: 10 + n, slug: `tag-${n}`, label: `Tag ${n}`, translations: {} }));
const words = 'robe robes robbe lin line chemise chemises chemsie chaussures lavée lave lavé été dress dresses washed 38 r2 de la'.split(
  ' ',
);

const few = <Of>(one: fc.Arbitrary<Of>, most = 3) => fc.array(one, { maxLength: most });
const text = few(fc.constantFrom(...words)).map((all) => all.join(' '));
const price = fc.integer({ min: 1, max: 12 }).map((euros) => euros * 100);
const declination = fc.record({ price, reduction: price, isBuyable: fc.boolean(), values: few(fc.nat(values.length - 1)) });
const product: fc.Arbitrary<ListedProduct> = fc
  .record({
    id: fc.nat(60),
    position: fc.nat(9),
    name: text,
    day: fc.nat(5),
    type: fc.constantFrom('WINE' as const, 'BOX' as const, 'OTHER' as const),
    offer: fc.constantFrom('NEW' as const, 'SECOND_HAND' as const, 'RENTAL' as const),
    tags: fc.uniqueArray(fc.constantFrom(...tags.map(({ id }) => id)), { maxLength: 3 }),
    declinations: fc.oneof(
      { weight: 9, arbitrary: fc.array(declination, { minLength: 1, maxLength: 3 }) },
      { weight: 1, arbitrary: fc.array(declination, { minLength: 30, maxLength: 70 }) },
    ),
    texts: few(fc.record({ language: fc.constantFrom(...languages), field: fc.constantFrom('tags' as const, 'text' as const), text })),
  })
  .map(({ name, day, declinations, texts, ...rest }) => ({
    ...rest,
    slug: `piece-${rest.id}`,
    plainName: name,
    createdAt: new Date(day * 86_400_000),
    declinations: declinations.map(({ reduction, ...one }) => ({ ...one, fixedPrice: Math.max(one.price, reduction) })),
    texts: [{ language: 'fr', field: 'name', text: name }, ...texts],
  }));

const perhaps = <Of>(one: fc.Arbitrary<Of>) => fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one });
const wordsAmong = (all: readonly string[]) =>
  fc.record({ isDifferent: fc.boolean(), values: fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 2 }) });
const wish: fc.Arbitrary<Wish> = fc.record({
  search: fc.option(
    fc
      .array(fc.constantFrom(...words, 'che', 'r', 'roeb', 'chausures', 'nothing'), { minLength: 1, maxLength: 3 })
      .map((typed) => typed.join(' ')),
    { nil: undefined, freq: 2 },
  ),
  kind: perhaps(wordsAmong(['WINE', 'BOX', 'OTHER'])),
  offer: perhaps(wordsAmong(['NEW', 'SECOND_HAND', 'RENTAL'])),
  tags: perhaps(wordsAmong([...tags.map(({ slug }) => slug), 'none'])),
  within: perhaps(wordsAmong(tags.map(({ slug }) => slug))),
  size: perhaps(wordsAmong(['36', '38', '40', '42', 'pointure.38'])),
  vintage: perhaps(wordsAmong(['2022', '2023', '1900'])),
  grape: perhaps(wordsAmong(['Gamay', 'Chenin'])),
  colour: perhaps(wordsAmong(['Noir', 'Bleu'])),
  price: perhaps(
    fc.array(fc.record({ is: fc.constantFrom('lt', 'lte', 'gt', 'gte', 'df', 'equal'), value: price }), { minLength: 1, maxLength: 2 }),
  ),
  availability: perhaps(fc.constant('in-stock')),
  discount: perhaps(fc.constant(true)),
  orderBy: fc.constantFrom(
    'price',
    '-price',
    'date',
    '-date',
    'name',
    '-name',
    '-discount',
    'custom',
    ...Array<string>(6).fill('relevance'),
  ),
  limitsToStock: fc.boolean(),
});

const written = (asked: Wish['kind']) => asked && `${asked.isDifferent ? 'df:' : ''}${asked.values.join(',')}`;
const queryOf = ({
  search,
  kind,
  offer,
  tags: tagged,
  within,
  size,
  colour,
  vintage,
  grape,
  price: bounds,
  availability,
  discount,
  orderBy,
}: Wish) =>
  ProductListQuery.parse({
    search,
    kind: written(kind),
    offer: written(offer),
    tags: written(tagged),
    within: written(within),
    size: written(size),
    colour: written(colour),
    vintage: written(vintage),
    grape: written(grape),
    price: bounds?.map(({ is, value }) => (is === 'equal' ? `${value}` : `${is}:${value}`)).join(','),
    availability,
    orderBy,
    ...(discount && { discount: 'true' }),
  });

/** A catalogue in which products follow one another, with the products that are in it at the end. */
function shopOf(products: readonly ListedProduct[], dropped: readonly number[]) {
  const catalogue = newCatalogue(languages, values, tags);
  const there = new Map<number, ListedProduct>();
  for (const [at, one] of products.entries()) {
    catalogue.put(one);
    there.set(one.id, one);
    // Later products must also be inserted into orders that are already sorted.
    if (at % 20 === 7) for (const settle of catalogue.settling()) settle();
  }
  for (const id of dropped) {
    catalogue.drop(id);
    there.delete(id);
  }
  return { catalogue, shop: { products: [...there.values()], known: products, languages, values, tags } };
}

function expectTheSame({ catalogue, shop }: ReturnType<typeof shopOf>, asked: Wish, language: string, nbItem: number): void {
  const expected = plainList(shop, asked, language);
  const query = queryOf(asked);
  const page = (number: number) =>
    findProducts(catalogue, { ...query, nbItem, page: number }, { language, limitsToStock: asked.limitsToStock });
  const { counts, prices, total } = page(1);
  const inOrder = <Key>(all: ReadonlyMap<Key, number>) => [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  expect({
    ids: [1, 2, 3].flatMap((number) => page(number).ids),
    total,
    prices,
    counts: {
      kind: inOrder(counts.kind),
      offer: inOrder(counts.offer),
      tags: inOrder(counts.tags),
      values: inOrder(counts.values),
      inStock: counts.inStock,
      reduced: counts.reduced,
    },
  }).toEqual({ ...expected, ids: expected.ids.slice(0, 3 * nbItem), total: expected.ids.length });
}

it('lists, counts, bounds and ranks as one who looks at each product, whatever was put, replaced and dropped', () => {
  const shops = fc.record({ products: fc.array(product, { maxLength: 90 }), dropped: few(fc.nat(60), 20) });
  fc.assert(
    fc.property(shops, fc.array(wish, { minLength: 1, maxLength: 5 }), fc.constantFrom(...languages), (made, asked, language) => {
      const shop = shopOf(made.products, made.dropped);
      for (const one of asked) expectTheSame(shop, one, language, 7);
    }),
    { numRuns: 100 },
  );
});

it('does so where values stand in so many products that they are kept as bits', () => {
  const products = fc.sample(product, { numRuns: 3000, seed: 7 }).map((one, at) => ({ ...one, id: at % 2900 }));
  const shop = shopOf(products, [1, 40, 2000]);
  for (const asked of fc.sample(wish, { numRuns: 20, seed: 7 })) expectTheSame(shop, asked, 'fr', 24);
});

it('looks for words with typos where only products that are gone had the very word', () => {
  const [one] = fc.sample(product, { numRuns: 1, seed: 1 });
  if (!one) throw new Error('No product was made.');
  const named = (id: number, name: string): ListedProduct => ({ ...one, id, texts: [{ language: 'fr', field: 'name', text: name }] });
  const { catalogue } = shopOf([named(1, 'gilet'), named(2, 'gilot')], [1]);
  const query = ProductListQuery.parse({ search: 'gilet' });
  expect(findProducts(catalogue, query, { language: 'fr', limitsToStock: true }).ids).toEqual([2]);
});
