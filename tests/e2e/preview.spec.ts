import { expect, preview, previewAddress, test } from './preview.ts';
import { categories } from './shopper.ts';

const colour = { BACKGROUND_COLOR: '#d5f0e1' };
const painted = 'rgb(213, 240, 225)';
const background = () => getComputedStyle(document.body).backgroundColor;

test('one goes on looking at the draft from link to link, in a product sheet, the cart and on an unknown page', async ({
  page,
  guard,
  origin,
  adminCookies,
}) => {
  guard.allowConsole(/status of 404/);
  await page.context().addCookies(adminCookies);
  await preview(page, origin, categories.shop, colour);
  await page.getByRole('list', { name: 'Produits' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+\/\d+\?preview=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(background)).toBe(painted);
  for (const path of ['/cart', '/account', '/auth', '/products/search?search=robe', '/nowhere']) {
    await preview(page, origin, path, colour);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(background), path).toBe(painted);
  }
});

test('a page of the site may frame a draft', async ({ page, origin, adminCookies }) => {
  await page.context().addCookies(adminCookies);
  const address = await previewAddress(page, origin, '/', colour);
  await page.goto('/a-propos');
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, title: 'Aperçu', width: 390, height: 600 });
    document.body.append(frame);
  }, address);
  const frame = page.frameLocator('iframe[title="Aperçu"]');
  await expect(frame.getByRole('main')).toBeVisible();
  expect(await frame.locator('body').evaluate(background)).toBe(painted);
});
