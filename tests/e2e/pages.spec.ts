import { expect, test } from './fixtures.ts';

test('an unknown page answers 404 with a message and a link to home', async ({ page, guard }) => {
  guard.allowConsole(/status of 404/);
  const response = await page.goto('/une-page/qui-n-existe-pas');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Cette page est introuvable' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /accueil/i })
    .click();
  await expect(page).toHaveURL('/');
});

test('a page with a broken block, an unknown block and a missing picture still renders the rest', async ({ page }) => {
  const response = await page.goto('/page-abimee');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Ce qui précède' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce qui suit' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Personne ne sait montrer ceci');
});
