import { expect, test } from './fixtures.ts';
import { bookingOf } from './service-calendar.ts';
import { categories, isPhone } from './shopper.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript each page that needs it says so, and how the shop is reached', async ({ page, request }) => {
  for (const path of ['/account', '/account/profil', '/auth', '/password/reset/ask'])
    await test.step(path, async () => {
      await page.goto(path);
      // Playwright finds text in <noscript> by its element, not by its text.
      const said = page.locator('main noscript p').first();
      await expect(said).toBeVisible();
      expect(await said.evaluate((element) => element.textContent)).toContain('JavaScript');
      const links = await page.locator('main noscript a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.some((href) => /^(tel|mailto):/.test(href))).toBe(true);
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    });
  await test.step('a service', async () => {
    const { data } = await (await request.get('/api/service?tag=essayage')).json();
    await page.goto(data.services[0].url);
    await expect(bookingOf(page).getByRole('link', { name: /^bonjour@/ })).toHaveAttribute('href', /^mailto:/);
  });
});

test('without JavaScript the account button leads to its page, and the guide of sizes opens', async ({ page, guard }) => {
  // The browser says that it does not need what older ones go by.
  guard.allowConsole(/popovertarget is ignored/);
  await page.goto('/me-contacter');
  await page
    .getByRole('link', { name: /^(Mon compte|Compte)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/products/1');
  await page.getByRole('button', { name: 'Guide des tailles' }).click();
  await expect(page.getByRole('table', { name: 'Guide des tailles, en centimètres' })).toBeVisible();
});

test('without JavaScript a shopper filters a listing and reads a sheet with its price', async ({ page }) => {
  await page.goto(categories.dresses);
  if (isPhone(page)) await page.getByRole('button', { name: /^Filtrer/ }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Voir \d+ pièces?$/ }).click();
  await expect(page).toHaveURL(/size=/);
  await page.getByRole('list', { name: 'Produits' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/\d+,\d{2}\s€/).first()).toBeVisible();
});

test('without JavaScript the search icon leads to the page of the search, which says what else there is', async ({ page }) => {
  await page.goto('/me-contacter');
  await page.locator('header').getByRole('link', { name: 'Chercher' }).first().click();
  await expect(page).toHaveURL('/products/search');
  await page.getByRole('searchbox').fill('robe zorglub');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/products/search?search=robe+zorglub');
  await expect(page.getByRole('heading', { name: 'Nos coups de cœur' })).toBeVisible();
  await page.getByRole('link', { name: 'robe', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Produits' }).getByRole('listitem').first()).toBeVisible();
});
