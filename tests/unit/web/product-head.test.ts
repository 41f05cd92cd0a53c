import { expect, it } from 'vitest';
import type { Product } from '#schemas/product.ts';
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
  mealIcons: [],
  decreasingDiscounts: [],
  contents: [],
};

const priced = { site, currency: 'CHF' };
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

it('makes no offer where the shop hides its prices', () => {
  expect(told({ isPriceHidden: true, price: 0 })).not.toHaveProperty('offers');
});

it('tells search engines how a product was rated, and nothing of one that was not', () => {
  const rated = JSON.parse(productHead({ ...product, rating: { average: 4.3, count: 12 } }, priced).jsonLd ?? '') as object;
  expect(rated).toMatchObject({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 12 } });
  expect(JSON.parse(productHead(product, priced).jsonLd ?? '')).not.toHaveProperty('aggregateRating');
});
