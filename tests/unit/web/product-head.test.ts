import { expect, it } from 'vitest';
import type { Declination, Product } from '#schemas/product.ts';
import { productHead } from '#web/head/product-head.ts';
import { sampleSite } from '../../../stories/samples/site.ts';

const site = { ...sampleSite, id: 1, name: 'La Penderie', url: 'https://shop.example/' };
const product: Product = {
  idProduct: 7,
  name: 'Robe Colette',
  slug: 'robe-colette',
  url: '/products/robe-colette/7',
  type: { type: 'OTHER' },
  subtypeType: null,
  offer: 'SECOND_HAND',
  condition: 'GOOD',
  brand: null,
  rental: null,
  wine: null,
  discount: null,
  price: 4500,
  fixedPrice: 4500,
  referencePrice: null,
  priceVaries: false,
  quantity: 1,
  setQuantity: true,
  image: null,
  hoverImage: null,
  description: '',
  shortDescription: 'Robe',
  metaDescription: '',
  images: [],
  nutrition: null,
  variation1: null,
  variation2: null,
  variation3: null,
  declination: [],
  features: [],
  categories: [],
  hasShippingFees: true,
  isDematerialized: false,
  isPerishable: false,
  isSealed: false,
  mealIcons: [],
  decreasingDiscounts: [],
  contents: [],
};

const priced = { site, lang: 'fr', currency: 'CHF' } as const;
const told = (change: Partial<Product>) =>
  JSON.parse(productHead({ ...product, ...change }, priced).jsonLd ?? '') as Record<string, unknown>;

it('offers a product to search engines at its price', () => {
  expect(told({})).toMatchObject({ offers: { price: '45.00', priceCurrency: 'CHF', availability: 'https://schema.org/InStock' } });
  expect(told({ quantity: 0 })).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

it('offers a rental to search engines at the price of its days, never as the price of the piece', () => {
  const rental = { price: 5900, days: 4, extraDay: 0, deposit: 15_000, minDays: 1, maxDays: 4, turnaround: 2 };
  const { offers } = told({ offer: 'RENTAL', rental });
  expect(offers).toMatchObject({
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: '59.00',
      priceCurrency: 'CHF',
      referenceQuantity: { value: 4, unitCode: 'DAY' },
    },
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  });
  expect(offers).not.toHaveProperty('price');
});

const declination = (id: number, price: number, more: Partial<Declination> = {}): Declination => ({
  id,
  reference: `R${id}`,
  year: null,
  capacity: null,
  capacityUnit: null,
  variations: [{ idVariation: 1, id, label: `T${id}`, colour: null }],
  price,
  fixedPrice: price,
  referencePrice: null,
  discount: null,
  quantity: id === 2 ? 0 : 3,
  setQuantity: true,
  sellByMultipleOf: 1,
  images: [],
  ...more,
});

it('tells a product of two prices as a group whose variants have an offer each', () => {
  const group = told({ declination: [declination(1, 4500), declination(2, 5200)] });
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '7',
    hasVariant: [
      { '@type': 'Product', name: 'Robe Colette T1', sku: 'R1', offers: { price: '45.00', availability: 'https://schema.org/InStock' } },
      { name: 'Robe Colette T2', offers: { price: '52.00', availability: 'https://schema.org/OutOfStock' } },
    ],
  });
  expect(group).not.toHaveProperty('offers');
  expect(group).not.toHaveProperty('sku');
  const vintages = [declination(1, 900, { variations: [], year: 2019 }), declination(2, 1200, { variations: [], year: 2020 })];
  expect(told({ declination: vintages })).toMatchObject({
    hasVariant: [{ name: 'Robe Colette 2019', offers: { url: 'https://shop.example/products/robe-colette/7/2019' } }, {}],
  });
});

it('tells a product of very many declinations by the range of its prices', () => {
  const many = Array.from({ length: 480 }, (_, at) => declination(at + 1, 4500 + at));
  const group = told({ declination: many });
  expect(group).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'AggregateOffer', lowPrice: '45.00', highPrice: '49.79', priceCurrency: 'CHF', offerCount: 480 },
  });
  expect(group).not.toHaveProperty('hasVariant');
});

it('makes no offer where the shop hides its prices', () => {
  expect(told({ isPriceHidden: true, price: 0 })).not.toHaveProperty('offers');
});

it('tells search engines how a product was rated, and nothing of one that was not', () => {
  const rated = JSON.parse(productHead({ ...product, rating: { average: 4.3, count: 12 } }, priced).jsonLd ?? '') as object;
  expect(rated).toMatchObject({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 12 } });
  expect(JSON.parse(productHead(product, priced).jsonLd ?? '')).not.toHaveProperty('aggregateRating');
});
