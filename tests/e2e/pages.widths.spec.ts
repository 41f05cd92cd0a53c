import { expect, test } from './fixtures.ts';
import { categories } from './shopper.ts';

const pages = [
  '/',
  categories.dresses,
  categories.shop,
  '/products/search?search=robe',
  '/nos-vetements',
  '/relooking-vestimentaire',
  '/evenements-ateliers-mode',
  '/a-propos',
  '/me-contacter',
  '/actualites',
  '/sale-terms',
  '/cart',
  '/auth',
  '/account',
];

test('every page is quiet, and nothing runs over its side', async ({ page, guard }) => {
  // Asking who is signed in is part of the account's screens.
  guard.allowConsole(/status of 401/);
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    });
});
