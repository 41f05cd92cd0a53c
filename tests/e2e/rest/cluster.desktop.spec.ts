import { type Cluster, startCluster } from '../../../scripts/launch/cluster.ts';
import { emptyRedis, newPostgres } from '../../../scripts/launch/test-services.ts';
import { test as base, expect } from '../fixtures.ts';
import { addToCart, categories, checkOut, openCart, openSheet, orderToCollect, person, pointer } from '../shopper.ts';

/** Two API and two web processes on PostgreSQL and Redis; the browser knows the front that hands its requests to them in turn. */
const test = base.extend<{ cluster: Cluster }>({
  cluster: async ({ browserName: _ }, use) => {
    const postgres = await newPostgres();
    try {
      const cluster = await startCluster({ databaseUrl: postgres.url, redisUrl: await emptyRedis() });
      await use(cluster).finally(cluster.stop);
    } finally {
      await postgres.drop();
    }
  },
  baseURL: async ({ cluster }, use) => use(cluster.web.origin),
});

test.setTimeout(240_000);

test('a purchase goes through whose every request another of two web and two API processes may answer', async ({ page, cluster }) => {
  // A page that one process made is there for the other.
  const seen = async (at: number) => (await fetch(`${cluster.webs[at]?.origin}/sale-terms`)).headers.get('cache-status');
  expect([await seen(0), await seen(1)]).toEqual(['storefront; fwd=miss; stored', 'storefront; hit; detail=shared']);

  await page.goto(`${categories.shop}?tags=accessoires&offer=NEW`);
  const name = await openSheet(page, pointer, 0);
  await addToCart(page, pointer, name);
  await openCart(page, pointer);
  await checkOut(page, pointer);
  await orderToCollect(page, pointer, person('Solène'));
  await page.getByRole('button', { name: 'Accepter le paiement' }).click();
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  for (const { answered } of [cluster.web, cluster.api]) expect(Math.min(...answered), answered.join(' and ')).toBeGreaterThan(10);
});
