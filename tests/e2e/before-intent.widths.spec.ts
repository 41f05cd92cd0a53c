import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { isPhone } from './shopper.ts';

test('menu, search and links work without the page’s code, which they do not start', async ({ page }) => {
  await page.route(/\/_next\/static\//, (route) => route.abort());
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/');
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').or(page.locator('#site-menu')).getByRole('link', { name: 'Contact' }).first().click();
  } else {
    await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  }
  await expect(page).toHaveURL(/contacter/);
  await page.goto('/products/search');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').fill('robe');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=robe/);
  await expect(page.getByRole('list', { name: 'Produits' }).getByRole('listitem').first()).toBeVisible();
});

test('a filter that is ticked before any code runs filters the list and keeps its place', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/nos-vetements/robes-occasion-location', { waitUntil: 'commit' });
  if (isPhone(page)) await page.getByRole('button', { name: /^Filtrer/ }).click();
  const size = page
    .getByRole('group', { name: /^Taille$/ })
    .getByRole('checkbox')
    .first();
  const value = await size.getAttribute('value');
  await size.check();
  release();
  if (isPhone(page)) await page.getByRole('button', { name: /^Voir \d+ pièces?$/ }).click();
  await expect(page).toHaveURL(new RegExp(`size=${value}`));
  await expect(page.locator(`input[type=checkbox][value="${value}"]`).first()).toBeChecked();
});
