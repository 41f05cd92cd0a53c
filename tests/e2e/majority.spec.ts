import { putInCart } from './cart-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { chooseCollect, giveAddress, giveContact, order, person, pointer } from './shopper.ts';

test('a cart with wine is ordered by who says when she was born and declares to be of age, and by no minor', async ({ page, baseURL }) => {
  await putInCart(page, baseURL ?? '', 'search=Bulles');
  await page.goto('/cart/address');
  await giveContact(page, pointer, person('Odile'));
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await chooseCollect(page, pointer);
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  const asked = page.getByRole('group', { name: 'Vous achetez de l’alcool' });
  const birthdate = asked.getByLabel('Date de naissance');
  const place = page.getByRole('button', { name: 'Commander avec obligation de paiement' });
  await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check();
  await place.click();
  await expect(birthdate).toBeFocused();
  await expect(birthdate).toHaveAccessibleDescription(/Indiquez votre date de naissance/);

  const year = new Date().getFullYear();
  await birthdate.fill(`${year - 17}-01-15`);
  await asked.getByRole('checkbox').check();
  await place.click();
  await expect(birthdate).toHaveAccessibleDescription(/pas vendu aux moins de 18 ans/);

  await birthdate.fill('1980-05-01');
  await order(page, pointer);
});

test('a cart without alcohol is ordered without a date of birth', async ({ page, baseURL }) => {
  await putInCart(page, baseURL ?? '');
  await page.goto('/cart/address');
  await giveContact(page, pointer, person('Odile'));
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await chooseCollect(page, pointer);
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await expect(page.getByRole('button', { name: 'Commander avec obligation de paiement' })).toBeVisible();
  await expect(page.getByLabel('Date de naissance')).toHaveCount(0);
  await order(page, pointer);
});
