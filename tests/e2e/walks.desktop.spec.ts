import { arriveAtShipping, putInCart } from './cart-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { cartButton, chooseCollect, giveContact, order, person, pointer } from './shopper.ts';

test('choosing click and collect, then delivery again, asks for the carrier anew', async ({ page, baseURL }) => {
  await arriveAtShipping(page, baseURL ?? '');
  const next = page.getByRole('button', { name: 'Passer au paiement' });
  await page.getByRole('radio', { name: /Colissimo/ }).check();
  await chooseCollect(page, pointer);
  await page.getByRole('radio', { name: /Livraison à domicile/ }).check();
  await expect(page.getByRole('radio', { name: /Colissimo/ })).not.toBeChecked();
  await next.click();
  await expect(page.getByText('Choisissez un transporteur.').first()).toBeVisible();
  await expect(page).toHaveURL('/cart/shipping');
});

test('fees that get no answer say so, and are calculated again on demand', async ({ page, guard, baseURL }) => {
  guard.allowConsole(/calculate\/shipping-fees|ERR_FAILED/);
  await page.route('**/api/calculate/shipping-fees', (route) => route.abort());
  await arriveAtShipping(page, baseURL ?? '');
  await expect(page.getByText('Les frais de livraison n’ont pas pu être calculés.').first()).toBeVisible();
  // The step itself calculates once more when the cart has come: it must fail as well.
  await page.waitForLoadState('networkidle');
  await page.unroute('**/api/calculate/shipping-fees');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('radio', { name: /Colissimo/ })).toBeVisible();
});

test('a step that is not reached yet is refused by its address', async ({ page, baseURL }) => {
  await page.goto('/cart/payment');
  await expect(page, 'without a cart').toHaveURL('/cart');
  await putInCart(page, baseURL ?? '');
  await page.goto('/cart/payment');
  await expect(page, 'without an address').toHaveURL('/cart/address');
});

test('a cart that the shop does not know any more is cleared, with its stored id', async ({ page, guard }) => {
  guard.allowConsole(/status of 40[04]/);
  await page.goto('/essai-vide');
  await page.evaluate(() => {
    localStorage.setItem('cart', '01890000-0000-7000-8000-000000000000');
    localStorage.setItem('cartSummary', '{"v":1,"data":{"count":4,"stamp":""}}');
  });
  await page.goto('/cart');
  await expect(page.getByText('Votre panier est vide')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, vide');
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('new');
});

test('a cart that cannot be reached says so, and is there again on demand', async ({ page, guard, baseURL }) => {
  guard.allowConsole(/ERR_FAILED/);
  await putInCart(page, baseURL ?? '');
  await page.route(/\/api\/cart\//, (route) => route.abort());
  await page.goto('/cart');
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' }).first();
  await expect(retry).toBeVisible();
  await page.unroute(/\/api\/cart\//);
  await retry.click();
  await expect(page.getByRole('list', { name: 'Articles du panier' })).toBeVisible();
});

test('a shopper makes a piece her own, step by step, corrects a step and adds it to the cart', async ({ page }) => {
  await page.goto('/products/search?search=cabas');
  await page
    .getByRole('list', { name: 'Produits' })
    .getByRole('link', { name: /Sac cabas/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Personnaliser/ }).click();
  await expect(page).toHaveURL(/\/customize$/);
  await expect(page.getByText('Étape 1 sur 3')).toBeVisible();
  await page.getByLabel('Marquage à chaud').fill('MARIE');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('radio', { name: /À la main/ }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Passer cette étape' }).click();
  await page.getByRole('button', { name: 'Modifier : Marquage à chaud' }).click();
  await expect(page.getByLabel('Marquage à chaud')).toHaveValue('MARIE');
  await page.getByLabel('Marquage à chaud').fill('MAUD');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('main')).toContainText('MAUD');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByText('Votre article est au panier')).toBeVisible();
});

test('what is dematerialized is bought without any delivery', async ({ page, baseURL }) => {
  await putInCart(page, baseURL ?? '', 'slug=bon-cadeau');
  await page.goto('/cart/address');
  await giveContact(page, pointer, person('Lucie'));
  await expect(page.getByText('Rien à livrer')).toBeVisible();
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await expect(page).toHaveURL('/cart/payment');
  await order(page, pointer);
  await page.getByRole('button', { name: 'Accepter le paiement' }).click();
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  await expect(page.getByText('Sans livraison')).toBeVisible();
});
