import type { Page } from '@playwright/test';
import { putInCart } from './cart-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { register } from './registered.ts';
import { cartButton } from './shopper.ts';

const accountLink = (page: Page) =>
  page
    .getByRole('link', { name: /^(Mon compte|Compte)$/ })
    .filter({ visible: true })
    .first();

test('signing in where one is keeps what was typed, merges cart and wishlist, and says so', async ({ page, guard, baseURL }) => {
  guard.allowConsole(/status of 401/);
  const origin = baseURL ?? '';
  const { email, password } = await register(page, origin);
  await page.context().clearCookies();
  await putInCart(page, origin);
  await page.goto('/boutique-vetement-aizenay');
  await page
    .getByRole('button', { name: /^Favori/ })
    .first()
    .click();
  await expect(page.getByText('Gardé dans vos favoris')).toBeVisible();
  await page.goto('/me-contacter');
  const field = page.getByRole('main').getByLabel('Nom', { exact: false }).first();
  await field.fill('Aline Martineau');
  await accountLink(page).click();
  const dialog = page.getByRole('dialog', { name: 'Votre compte' });
  await expect(dialog.getByLabel('Adresse e-mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(accountLink(page)).toBeFocused();

  await accountLink(page).click();
  await dialog.getByLabel('Adresse e-mail').fill(email);
  await dialog.getByLabel('Mot de passe', { exact: true }).fill('pas le bon mot de passe');
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bonjour Aline, votre panier et vos favoris sont maintenant dans votre compte.')).toBeVisible();
  await expect(page).toHaveURL('/me-contacter');
  await expect(field).toHaveValue('Aline Martineau');
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');

  // Now the button leads to the account.
  await accountLink(page).click();
  await expect(page).toHaveURL('/account');
  await page.getByRole('link', { name: 'Mes favoris' }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL('/wishlist');
  await expect(page.getByRole('article')).toHaveCount(1);
});
