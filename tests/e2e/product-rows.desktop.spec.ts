import { expect, test } from './fixtures.ts';

test('arrows move a row of products on a wide screen', async ({ page }) => {
  await page.goto('/');
  const row = page.locator('[data-row]').first();
  await row.scrollIntoViewIfNeeded();
  const next = page.getByRole('link', { name: 'Produits suivants' }).first();
  await next.click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Produits précédents' }).first().click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(100);
});
