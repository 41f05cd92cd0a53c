import type { Page } from '@playwright/test';
import { arriveAtShipping, putInCart } from './cart-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { cartButton } from './shopper.ts';

const isLive = (page: Page) => page.evaluate(() => globalThis.earlyPage?.isLive === true);
const firstName = (page: Page) => page.getByRole('list', { name: 'Articles du panier' }).getByRole('link').first();

/** A piece in the cart of this browser, which has seen it. */
async function cartOfOne(page: Page, baseURL: string | undefined): Promise<void> {
  await putInCart(page, baseURL ?? '');
  await page.goto('/cart');
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
  await page.goto('/a-propos');
}

test('the cart stands in its page before any code runs, and its button leads on', async ({ page, baseURL }) => {
  await cartOfOne(page, baseURL);
  const release = await holdBack(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(firstName(page)).toBeVisible();
  await expect(page.getByText(/Total TTC/).first()).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
  const next = page.getByRole('button', { name: 'Passer commande' });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  expect(await isLive(page)).toBe(false);
  release();
  await expect(page).toHaveURL('/cart/address');
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  await expect(firstName(page)).toBeVisible();
});

test('a quantity that is chosen before any code runs is that of the cart', async ({ page }) => {
  await page.goto('/vins-de-garde');
  await page.getByRole('region', { name: 'Le Grand Coteau', exact: true }).getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
  const release = await holdBack(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  const quantity = page.getByLabel('Quantité de Le Grand Coteau');
  await expect(quantity).toHaveValue('1');
  await quantity.selectOption('3');
  expect(await isLive(page)).toBe(false);
  release();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 3 articles');
  await page.reload();
  await expect(quantity).toHaveValue('3');
});

test('a piece that is taken out before any code runs is out of the cart', async ({ page, baseURL }) => {
  await cartOfOne(page, baseURL);
  const release = await holdBack(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Retirer .* du panier/ }).click();
  release();
  await expect(page.getByText('Votre panier est vide')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, vide');
});

test('what is typed into the address step before any code runs stays, and is sent', async ({ page, baseURL }) => {
  await cartOfOne(page, baseURL);
  const release = await holdBack(page);
  await page.goto('/cart/address', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^Livraison/ }).check();
  await page.getByLabel('Adresse e-mail').fill('lucie@example.com');
  await page.getByLabel('Téléphone').fill('06 39 98 12 34');
  await page.getByLabel('Prénom').fill('Lucie');
  await page.getByLabel('Nom', { exact: true }).fill('Martineau');
  await page.getByLabel('Adresse', { exact: true }).fill('12 rue des Forges');
  await page.getByLabel('Code postal').fill('85190');
  await page.getByLabel('Ville').fill('Aizenay');
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  expect(await isLive(page)).toBe(false);
  release();
  await expect(page).toHaveURL('/cart/shipping');
  await page.goBack();
  await expect(page).toHaveURL('/cart/address');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('lucie@example.com');
  await page.goBack();
  await expect(page, 'the step was not replaced').not.toHaveURL(/\/cart\/(?:address|shipping)/);
});

test('a field that was empty when one went into it, and is then filled with what was typed earlier, takes what is typed instead', async ({
  page,
  baseURL,
}) => {
  await arriveAtShipping(page, baseURL ?? '');
  const release = await holdBack(page);
  await page.goto('/cart/address', { waitUntil: 'commit' });
  const postalCode = page.getByLabel('Code postal');
  await postalCode.focus();
  await expect(postalCode).toHaveValue('');
  release();
  await expect(postalCode).toHaveValue('85190');
  await expect(postalCode).toBeFocused();
  await page.keyboard.type('98800');
  await expect(postalCode).toHaveValue('98800');
});

test('a cart that another tab changed, or that the browser has no more, is shown as it is', async ({ page, context, baseURL }) => {
  await cartOfOne(page, baseURL);
  await page.goto('/cart', { waitUntil: 'networkidle' });
  expect(await isLive(page)).toBe(false);
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: /^Retirer .* du panier/ }).click();
  await expect(other.getByText('Votre panier est vide')).toBeVisible();
  await expect(page.getByText('Votre panier est vide')).toBeVisible();

  await cartOfOne(page, baseURL);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/cart');
  await expect(page.getByText('Votre panier est vide')).toBeVisible();
  await expect(firstName(page)).toHaveCount(0);
});
