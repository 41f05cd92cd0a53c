import { putInCart } from './cart-at-hand.ts';
import { expect, test } from './preview.ts';
import { chooseCollect, giveAddress, giveContact, person, pointer } from './shopper.ts';

test('of perishable goods the sheet, the cart and the payment step say that nobody withdraws from them', async ({ page, origin }) => {
  await putInCart(page, origin, 'slug=fromage-du-marais');
  const list = await page.request.get('/api/product?slug=fromage-du-marais');
  const { data } = (await list.json()) as { data: { products: { url: string }[] } };
  await page.goto(data.products[0]?.url ?? '');
  await expect(page.getByText('Denrée périssable : pas de droit de rétractation (article L221-28 4°')).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByText('Denrée périssable : sans droit de rétractation')).toBeVisible();
  await page.goto('/cart/address');
  await giveContact(page, pointer, person('Lucie'));
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await chooseCollect(page, pointer);
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await expect(page.getByText('Denrée périssable, sans rétractation (article L221-28 4°)')).toBeVisible();
  await expect(page.getByText('Vous avez 14 jours'), 'nothing else is in the cart').toHaveCount(0);
});
