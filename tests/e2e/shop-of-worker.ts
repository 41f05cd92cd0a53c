import { test as base } from '@playwright/test';
import { originOfShop, portsOfShop, workerShops } from '../../scripts/launch/test-shop.ts';

export type ShopOption = {
  /** The shop that a project's tests talk to; by default each worker has its own. */
  shopNumber: number | undefined;
};

/** `test` whose addresses are those of one shop: what a test buys or saves in it, no other worker sees. */
export const test = base.extend<{ estate: string }, ShopOption & { shop: number }>({
  shopNumber: [undefined, { option: true, scope: 'worker' }],
  shop: [async ({ shopNumber }, use, { parallelIndex }) => use(shopNumber ?? parallelIndex % workerShops), { scope: 'worker' }],
  baseURL: async ({ shop }, use) => use(process.env.SHOP_ORIGIN ?? originOfShop(shop)),
  /** The origin of the sample wine estate, of the same database. */
  estate: async ({ shop }, use) => use(`http://localhost:${portsOfShop(shop).estate}`),
});
