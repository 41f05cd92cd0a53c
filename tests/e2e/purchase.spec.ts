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
  keyboard,
  openCart,
  openSheet,
  order,
  orderToCollect,
  person,
  pointer,
} from './shopper.ts';

test('a new member has an accessory sent home, and finds the order in the account, the admin list and the outbox', async ({
  page,
  browser,
  baseURL,
}) => {
  const who = person('Noémie');
  await page.goto(`${categories.shop}?tags=accessoires&offer=NEW`);
  const name = await openSheet(page, pointer, 0);
  await addToCart(page, pointer, name);
  await openCart(page, pointer);
  await checkOut(page, pointer);

  // Signing up on the way keeps the cart.
  await page.getByRole('button', { name: 'Se connecter ou créer un compte' }).click();
  await page.getByRole('tab', { name: 'Je crée mon compte' }).click();
  const account = page.getByRole('tabpanel');
  await account.getByLabel('Adresse e-mail').fill(who.email);
  await account.getByLabel('Mot de passe').fill('une longue phrase de passe');
  await account.getByLabel('Prénom').fill(who.firstname);
  await account.getByLabel('Nom', { exact: true }).fill(who.lastname);
  await account.getByRole('checkbox', { name: /J’accepte les/ }).check();
  await account.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText(`Vous commandez avec le compte de ${who.firstname}`)).toBeVisible();

  await page.getByLabel('Téléphone').fill(who.phone);
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await page.getByRole('radio', { name: /Colissimo/ }).check();
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await order(page, pointer);
  await page.getByRole('button', { name: 'Accepter le paiement' }).click();
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  const thanks = await page
    .getByText(/89-\d+-\d+/)
    .first()
    .textContent();
  const reference = thanks?.match(/89-\d+-\d+/)?.[0] ?? '';
  expect(reference).not.toBe('');

  await page.goto('/account/orders');
  await expect(page.getByText(reference)).toBeVisible();

  const admin = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'fr-FR' });
  const desk = await admin.newPage();
  await desk.goto('/admin');
  await desk.getByLabel('Adresse e-mail').fill('admin@example.com');
  await desk.getByLabel('Mot de passe').fill('only-for-the-tests');
  await desk.getByRole('button', { name: 'Se connecter' }).click();
  await expect(desk.getByRole('link', { name: reference })).toBeVisible();
  if (isPhone(page)) await desk.getByRole('banner', { name: 'Gestion' }).getByRole('button', { name: /Menu$/ }).click();
  await desk.getByRole('button', { name: 'Clientèle', exact: true }).click();
  await desk.getByRole('link', { name: 'Boîte d’envoi' }).click();
  await expect(desk.getByText(who.email).first()).toBeVisible();
  await admin.close();
});

test('the whole purchase works by keyboard alone', async ({ page }) => {
  const hand = keyboard(page);
  const name = await findPiece(page, hand, categories.trousers);
  await addToCart(page, hand, name);
  await openCart(page, hand);
  await checkOut(page, hand);
  await giveContact(page, hand, person('Agathe'));
  await giveAddress(page, hand);
  await hand.press(page.getByRole('button', { name: 'Choisir la livraison' }));
  await expect(page).toHaveURL('/cart/shipping');
  await chooseCollect(page, hand);
  await hand.press(page.getByRole('button', { name: 'Passer au paiement' }));
  await expect(page).toHaveURL('/cart/payment');
  await order(page, hand);
  await hand.press(page.getByRole('button', { name: 'Accepter le paiement' }));
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
});

test('a refused payment, then a cancelled one, return to a living cart, and the order can still be paid', async ({ page }) => {
  await page.goto(`${categories.shop}?tags=bijoux&offer=NEW`);
  const name = await openSheet(page, pointer, 0);
  await addToCart(page, pointer, name);
  await openCart(page, pointer);
  await checkOut(page, pointer);
  await orderToCollect(page, pointer, person('Inès'));

  await page.getByRole('button', { name: /Refuser/ }).click();
  await expect(page.getByText('Le paiement n’a pas abouti')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
  await page.getByRole('button', { name: 'Réessayer le paiement' }).click();
  await page.getByRole('button', { name: /Annuler/ }).click();
  await expect(page.getByText('Vous avez interrompu le paiement')).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer le paiement' }).click();
  await page.getByRole('button', { name: 'Accepter le paiement' }).click();
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
});
