import { expect, test } from './fixtures.ts';
import {
  addToCart,
  cartButton,
  categories,
  checkOut,
  chooseCollect,
  findPiece,
  giveAddress,
  giveContact,
  isPhone,
  openCart,
  order,
  person,
  pointer,
} from './shopper.ts';

test('a guest browses, filters by size, and collects a piece in the shop', async ({ page }) => {
  const who = person('Camille');
  await page.goto('/');
  // A piece of its own at each width: both may buy in one shop.
  const name = await findPiece(page, pointer, isPhone(page) ? categories.tops : categories.skirts);
  await addToCart(page, pointer, name);
  await openCart(page, pointer);
  await expect(page.getByRole('list', { name: 'Articles du panier' }).getByText(name)).toBeVisible();

  await checkOut(page, pointer);
  await giveContact(page, pointer, who);
  await giveAddress(page, pointer);
  await page.reload();
  await expect(page.getByLabel('Adresse e-mail'), 'a refresh loses nothing').toHaveValue(who.email);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();

  await expect(page).toHaveURL('/cart/shipping');
  await chooseCollect(page, pointer);
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await expect(page).toHaveURL('/cart/payment');
  await page.goBack();
  await expect(page, 'Back loses nothing').toHaveURL('/cart/shipping');
  await expect(page.getByRole('main').locator('strong', { hasText: 'Retrait en boutique' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^À quelle heure/ }).getByRole('radio', { checked: true })).toHaveCount(1);
  await page.goForward();

  await order(page, pointer);
  await page.getByRole('button', { name: 'Accepter le paiement' }).click();
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  await expect(page.getByText(/^89-\d+-\d+$|Commande 89-/).first()).toBeVisible();
  await expect(cartButton(page), 'what was bought has left the cart').toHaveAccessibleName('Panier, vide');
});
