import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { giveAddress, giveContact, type Person, person, pointer } from './shopper.ts';

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

/**
 * With a piece in the cart, past the step of the address.
 * @param atAddress what is done there, when it is filled in
 */
export async function arriveAtShipping(
  page: Page,
  origin: string,
  { filter, atAddress }: { filter?: string; atAddress?: () => Promise<void> } = {},
): Promise<void> {
  await putInCart(page, origin, filter);
  await page.goto('/cart/address');
  await giveContact(page, pointer, person('Lucie'));
  await giveAddress(page, pointer);
  await atAddress?.();
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await expect(page).toHaveURL('/cart/shipping');
}

/** Calls the API as the person of a page, and gives the answer's `data`. */
export async function post<T>(page: Page, origin: string, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`/api${path}`, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

type Product = { idProduct: number; name: string; url: string };
export type PaidOrder = { id: string; key: string; reference: string; products: readonly Product[] };

/** Orders one piece to be delivered, by the API, and pays at the test bank: buying has its own tests. */
export async function orderPaid(page: Page, origin: string, who: Person): Promise<PaidOrder> {
  await putInCart(page, origin);
  const idCart = await page.evaluate(() => localStorage.getItem('cart'));
  const cart = await post<{ total: number; products: Product[] }>(page, origin, `/cart/${idCart}`, {});
  const products = cart.products.map(({ idProduct }) => ({ idProduct, quantity: 1 }));
  const place = { products, postalCode: '85190', country: 250 };
  type Offered = { id: number; price: number; deliveryType: string };
  const carriers = await post<Offered[]>(page, origin, '/calculate/shipping-fees', place);
  const carrier = carriers.find(({ deliveryType }) => deliveryType === 'DELIVERY');
  const { firstname, lastname } = who;
  const delivery = { firstname, lastname, address: '12 rue des Forges', postalCode: '85190', city: 'Aizenay', idCountry: 250 };
  const placed = await post<PaidOrder & { payment: { url: string } }>(page, origin, '/order', {
    idCart,
    idempotencyKey: randomUUID(),
    user: who,
    address: { delivery, billing: null },
    acceptTerms: true,
    delivery: { type: 'DELIVERY', idCarrier: carrier?.id, servicePrice: carrier?.price },
    total: cart.total + (carrier?.price ?? 0),
  });
  await page.goto(placed.payment.url);
  await page.getByRole('button', { name: 'Accepter le paiement' }).click();
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  return { id: placed.id, key: placed.key, reference: placed.reference, products: cart.products };
}
