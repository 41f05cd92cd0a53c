import { expect, type Page } from '@playwright/test';
import { giveAddress, giveContact, person, pointer } from './shopper.ts';

/** A jewel, or the first product of another filter, in the cart of this browser, by the API: what the purchases prove already is not clicked through again. */
export async function putInCart(page: Page, origin: string, filter = 'tags=bijoux'): Promise<void> {
  const list = await page.request.get(`/api/product?${filter}`);
  const { data: found } = (await list.json()) as { data: { products: { idProduct: number }[] } };
  const sheet = await page.request.get(`/api/product/${found.products[0]?.idProduct}`);
  const { data: product } = (await sheet.json()) as { data: { declination: { id: number }[] } };
  const added = await page.request.post(`/api/cart/new/product/${product.declination[0]?.id}`, {
    multipart: { type: 'MAIN_CART', quantity: '1' },
    headers: { origin },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { data: cart } = (await added.json()) as { data: { id: string } };
  await page.goto('/essai-vide');
  await page.evaluate((id) => localStorage.setItem('cart', id), cart.id);
}

/** With a piece in the cart, past the step of the address. */
export async function arriveAtShipping(page: Page, origin: string): Promise<void> {
  await putInCart(page, origin);
  await page.goto('/cart/address');
  await giveContact(page, pointer, person('Lucie'));
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await expect(page).toHaveURL('/cart/shipping');
}
