import type { Page } from '@playwright/test';
import { putInCart } from './cart-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { register } from './registered.ts';

const applied = (page: Page) => page.getByRole('status').filter({ hasText: 'ATELIER5' });

async function applyCode(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByText('J’ai un code de réduction').click();
  await page.getByLabel('Code de réduction', { exact: true }).and(page.getByRole('textbox')).fill('atelier5');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(applied(page)).toBeVisible();
}

test('a discount code outlives a reload and is the same in a second tab, until it is taken off in either', async ({
  page,
  context,
  baseURL,
  guard,
}) => {
  await putInCart(page, baseURL ?? '', 'tags=accessoires&search=foulard');
  await applyCode(page);
  await page.reload();
  await expect(applied(page)).toBeVisible();

  const second = await context.newPage();
  guard.watch(second);
  await second.goto('/cart');
  await expect(applied(second)).toBeVisible();
  await page.reload();
  await expect(applied(page)).toBeVisible();

  await second.getByRole('button', { name: 'Retirer ATELIER5' }).click();
  await expect(second.getByText('J’ai un code de réduction')).toBeVisible();
  // The other tab follows, and does not put back what it knew.
  await expect(page.getByText('J’ai un code de réduction')).toBeVisible();
  await page.reload();
  await second.reload();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'Passer commande' })).toBeVisible();
    await expect(applied(tab)).toHaveCount(0);
  }
});

test('a discount code that a guest typed is still on her cart after she has signed in', async ({ page, baseURL }) => {
  const { email, password } = await register(page, baseURL ?? '');
  await page.context().clearCookies();

  await putInCart(page, baseURL ?? '', 'tags=accessoires&search=foulard');
  await applyCode(page);
  await page.goto('/auth?next=/cart');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(applied(page)).toBeVisible();
  await page.reload();
  await expect(applied(page)).toBeVisible();
});
