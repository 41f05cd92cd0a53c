import { expect, it } from 'vitest';
import type { Product } from '#schemas/product.ts';
import type { SiteInfo } from '#schemas/site.ts';
import { productHead } from '#web/head/product-head.ts';

const site: SiteInfo = {
  id: 1,
  name: 'La Penderie',
  url: 'https://shop.example/',
  devUrl: null,
  prodUrl: null,
  server: null,
  fonts: [],
  logos: [],
  languages: [],
  isWinemaker: false,
  isECommerce: true,
  isBuilding: false,
  technicalFileModel: null,
  dashboardType: null,
  defaultLang: 'fr_FR',
  market: 'FR',
  timeZone: 'Europe/Paris',
  version: 1,
};
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

const told = (change: Partial<Product>) => JSON.parse(productHead({ ...product, ...change }, site).jsonLd ?? '') as Record<string, unknown>;

it('offers a product to search engines at its price', () => {
  expect(told({})).toMatchObject({ offers: { price: '45.00', availability: 'https://schema.org/InStock' } });
  expect(told({ quantity: 0 })).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

it('makes no offer where the shop hides its prices', () => {
  expect(told({ isPriceHidden: true, price: 0 })).not.toHaveProperty('offers');
});
