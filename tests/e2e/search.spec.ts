import { expect, sites } from './both-sites.ts';

const [{ test }, { test: wineTest }] = sites;

/** The search of the header, on phones too. */
const icon = (page: import('@playwright/test').Page) => page.locator('header').getByRole('link', { name: 'Chercher' }).first();

const fieldOf = (page: import('@playwright/test').Page) =>
  page.getByRole('combobox', { name: /^(Rechercher sur le site|Search the site)$/ });

test('as one types the search finds products, categories and articles, and the keyboard alone opens them', async ({ page }) => {
  await page.goto('/me-contacter');
  await icon(page).focus();
  await page.keyboard.press('Enter');
  const field = fieldOf(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('robe');
  const products = page.getByRole('group', { name: 'Produits' });
  await expect(products.getByRole('option').first()).toContainText(/robe/i);
  await expect(page.getByRole('group', { name: 'Catégories' }).getByRole('option', { name: /^Robes/ })).toBeVisible();
  await expect(
    page.getByRole('listbox', { name: 'Propositions' }).getByRole('option', { name: /^Voir les \d+ résultats pour « robe »$/ }),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('listbox', { name: 'Propositions' }).getByRole('option', { selected: true });
  await expect(first).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none');
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const address = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('dialog', { name: 'Rechercher' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/me-contacter');
});

test('Enter without a choice goes to the page of the search, which is remembered in this browser alone', async ({ page }) => {
  await page.goto('/me-contacter');
  await icon(page).click();
  await fieldOf(page).fill('velours');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/search?search=velours');
  await expect(page.getByRole('list', { name: 'Produits' })).toBeVisible();
  await page.goto('/a-propos');
  await icon(page).click();
  const recent = page.getByRole('group', { name: 'Vos recherches' });
  await expect(recent.getByRole('option', { name: 'velours' })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer vos recherches' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await icon(page).click();
  await expect(page.getByRole('listbox', { name: 'Propositions' }).getByRole('option').first()).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('a search that finds nothing offers other words, categories and the pieces that the site chose', async ({ page }) => {
  await page.goto('/me-contacter');
  await icon(page).click();
  await fieldOf(page).fill('robe zorglub');
  await expect(page.getByText('Rien pour « robe zorglub »')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Les plus aimés' }).getByRole('option').first()).toBeVisible();
  await page.getByRole('group', { name: 'Essayez plutôt' }).getByRole('option', { name: 'robe', exact: true }).click();
  await expect(fieldOf(page)).toHaveValue('robe');
  await expect(page.getByRole('group', { name: 'Produits' }).getByRole('option').first()).toBeVisible();
});

test('Back closes the search and leaves the page where it is', async ({ page }) => {
  await page.goto('/me-contacter');
  await icon(page).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.goBack();
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/me-contacter');
});

test('a search asks at pauses, not at each letter, and says so when it is not answered', async ({ page, guard }) => {
  guard.allowConsole(/Failed to load resource/);
  await page.goto('/me-contacter');
  await icon(page).click();
  await expect(page.getByRole('listbox', { name: 'Propositions' }).getByRole('option').first()).toBeVisible();
  const asked: string[] = [];
  await page.route('**/api/search?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('search') ?? '');
    return route.abort();
  });
  await page.keyboard.type('velours', { delay: 20 });
  await expect(page.getByRole('alert').filter({ hasText: 'La recherche n’a pas répondu.' })).toBeVisible();
  // A machine that is slow may pause between two letters; each letter alone is not asked for.
  expect(asked.at(-1)).toBe('velours');
  expect(asked.length).toBeLessThan('velours'.length / 2);
  await page.unroute('**/api/search?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('group', { name: 'Produits' }).getByRole('option').first()).toBeVisible();
});

wineTest('the wine estate finds wines by grape, in English too', async ({ page }) => {
  await page.goto('/en/visites');
  await page.locator('header').getByRole('link', { name: 'Search', exact: true }).first().click();
  await fieldOf(page).fill('gamay');
  const wine = page.getByRole('group', { name: 'Products' }).getByRole('option').first();
  await expect(wine).toHaveAttribute('href', /^\/en\/wines\//);
  await wine.click();
  await expect(page).toHaveURL(/\/en\/wines\//);
});

test('a search leaves no error and keeps the focus in its field, with what was searched', async ({ page }) => {
  await page.goto('/products/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeFocused();
  for (const words of ['foulard', 'robe verte']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveURL(`/products/search?search=${words.replace(' ', '+')}`);
    await expect(field).toHaveValue(words);
    await expect(field).toBeFocused();
  }
  // The fixture fails this test for an exception or an error of the console.
  await expect(page.getByRole('list', { name: 'Produits' })).toBeVisible();
});
