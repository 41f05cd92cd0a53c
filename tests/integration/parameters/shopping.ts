import type { Cart } from '#schemas/cart.ts';
import type { Carrier, PickupSlot } from '#schemas/delivery.ts';
import type { OrderBody, PlacedOrder } from '#schemas/order.ts';
import type { SeedProduct } from '../commerce/seed.ts';
import { type Answer, type OpenShop, orderBody } from '../commerce/shop.ts';

/** Returns the result of a call in one line: "200", or the reason of its refusal. */
export const said = ({ status, success, message }: Answer<unknown>): string => (success ? String(status) : `${status} ${message}`);

export type Basket = { cart: Cart; products: { idProduct: number; idDeclination: number; quantity: number }[] };

/** Fills a cart with new products; a test that cannot fails with the message. */
export async function fill(shop: OpenShop, ...wanted: (Partial<SeedProduct> & { quantity: number })[]): Promise<Basket> {
  let cart: Cart | undefined;
  const products: Basket['products'] = [];
  for (const { quantity, ...seed } of wanted) {
    const made = await shop.product({ name: 'Article', price: 1000, stock: 100, ...seed });
    const answer = await shop.add(made.idDeclination, quantity, cart ? { cart: cart.id } : {});
    if (!answer.success) throw new Error(answer.message);
    cart = answer.data;
    products.push({ ...made, quantity });
  }
  if (!cart) throw new Error('nothing was put into the cart');
  return { cart, products };
}

/** Ids of countries. */
export const france = 250;
export const belgium = 56;
export const japan = 392;

/** The shipping fees of a basket. */
export const fees = (shop: OpenShop, { products }: Pick<Basket, 'products'>, country = france): Promise<Answer<Carrier[]>> =>
  shop.call<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: country === france ? '85190' : '1000', country });

/** Places the order of a basket, delivered by the cheapest carrier. */
export async function order(shop: OpenShop, basket: Basket, change: Partial<OrderBody> = {}): Promise<Answer<PlacedOrder>> {
  const answer = await fees(shop, basket);
  const [carrier = { id: 1, price: 0 }] = answer.success ? answer.data : [];
  return shop.place(orderBody(basket.cart, carrier, change));
}

/** Places the order of a basket, collected in the shop. */
export async function collect(shop: OpenShop, { cart }: Basket): Promise<Answer<PlacedOrder>> {
  const { slots } = await shop.accept<{ slots: PickupSlot[] }>('GET', '/calendar/1/date/allowed/11/2026');
  const slot = slots[0];
  const body = orderBody(cart, { id: 1, price: 0 });
  return shop.place({
    ...body,
    delivery: { type: 'CLICK_AND_COLLECT' },
    dateSchedule: slot?.date ?? null,
    idSchedule: slot?.idSchedule ?? null,
  });
}

/** The data of an accepted answer. */
export function accepted<T>(answer: Answer<T>): T {
  if (!answer.success) throw new Error(`${answer.status} ${answer.message}`);
  return answer.data;
}
