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

for (const path of pages) {
  test(`${path} is accessible and quiet, and nothing runs over its side`, async ({ page, guard }) => {
    // Asking who is signed in is part of the account's screens.
    guard.allowConsole(/status of 401/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await guard.expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  });
}

test('an unknown page answers 404 with a message and a link to home', async ({ page, guard }) => {
  guard.allowConsole(/status of 404/);
  const response = await page.goto('/une-page/qui-n-existe-pas');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Cette page est introuvable' })).toBeVisible();
  await guard.expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /accueil/i })
    .click();
  await expect(page).toHaveURL('/');
});

test('a page with a broken block, an unknown block and a missing picture still renders the rest', async ({ page, guard }) => {
  const response = await page.goto('/page-abimee');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Ce qui précède' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce qui suit' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Personne ne sait montrer ceci');
  await guard.expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper filters a listing and reads a sheet with its price', async ({ page }, { project }) => {
    await page.goto(categories.dresses);
    if (project.name === 'phone') await page.getByRole('button', { name: /^Filtrer/ }).click();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: /^Voir \d+ pièces?$/ }).click();
    await expect(page).toHaveURL(/size=/);
    await page.getByRole('list', { name: 'Produits' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/\d+,\d{2}\s€/).first()).toBeVisible();
  });
});
