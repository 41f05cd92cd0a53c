import { randomUUID } from 'node:crypto';
import type { Cart } from '#schemas/cart.ts';
import type { OrderBody } from '#schemas/order.ts';
import type { Shop } from './shop.ts';

/**
 * Figures of Medusa 2.21.2 on a machine of the same kind. `rate`: answers a second with 10 connections. `unloaded`: time of one call when
 * nothing else runs, in ms, if it was measured.
 */
export const medusa = {
  'list of 20 products': { rate: 26, unloaded: 53 },
  'product sheet': { rate: 56, unloaded: undefined },
  'create a cart': { rate: 22, unloaded: 63 },
  'add a line': { rate: 12, unloaded: 116 },
  'place an order': { rate: undefined, unloaded: undefined },
} as const;

export type CallName = keyof typeof medusa;

/** Request to send. The caller's address differs each time, as with many shoppers, so rate limits can stay on. */
export type Sent = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };
/** Makes so many calls of a kind ready to be sent, each once. */
export type Preparing = (count: number) => Promise<Sent[]>;

let shoppers = 0;

function sent(method: Sent['method'], path: string, body?: unknown): Sent {
  shoppers += 1;
  const address = `10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`;
  const headers = { 'x-forwarded-for': address, userLang: 'fr_FR' };
  return body === undefined
    ? { method, path, headers }
    : { method, path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Sends one call and gives the data of its answer. Throws where it is refused. */
export async function send<T>(shop: Shop, { path, ...init }: Sent): Promise<T> {
  const answer = await fetch(`${shop.origin}${path}`, init);
  const body = (await answer.json()) as { success: boolean; data: T };
  if (!body.success) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body).slice(0, 300)}`);
  return body.data;
}

/** The calls that are measured. */
export function callsOf(shop: Shop): Readonly<Record<CallName, Preparing>> {
  const nth = (ids: readonly number[], at: number) => ids[(at * 7919) % ids.length] ?? 0;
  const each = (count: number, make: (at: number) => Sent | Promise<Sent>) => makeAll(count, make);
  const newCart = () => send<Cart>(shop, sent('POST', '/cart', { discountCode: '', type: 'MAIN_CART' }));
  const addition = (idCart: string, at: number) =>
    sent('POST', `/cart/${idCart}/product/${nth(shop.idDeclinations, at)}`, {
      type: 'MAIN_CART',
      quantity: 1,
      idempotencyKey: randomUUID(),
    });
  return {
    'list of 20 products': (count) => each(count, () => sent('GET', '/product?nbItem=20')),
    'product sheet': (count) => each(count, (at) => sent('GET', `/product/${nth(shop.idProducts, at)}`)),
    'create a cart': (count) => each(count, () => sent('POST', '/cart', { discountCode: '', type: 'MAIN_CART' })),
    'add a line': (count) => each(count, async (at) => addition((await newCart()).id, at)),
    'place an order': (count) =>
      each(count, async (at) => sent('POST', '/order', orderOf(await send<Cart>(shop, addition((await newCart()).id, at)), shop.carrier))),
  };
}

/** Ten at a time, as the calls themselves. */
async function makeAll(count: number, make: (at: number) => Sent | Promise<Sent>): Promise<Sent[]> {
  const made: Sent[] = [];
  for (let from = 0; from < count; from += 10) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(10, count - from) }, (_, at) => make(from + at)))));
  }
  return made;
}

/** Builds the order of a guest: home delivery in France. */
function orderOf(cart: Cart, carrier: Shop['carrier']): OrderBody {
  const address = { address: '3 rue des Lilas', postalCode: '85190', city: 'Aizenay', idCountry: 250 };
  const person = { firstname: 'Zoé', lastname: 'Martin' };
  return {
    idCart: cart.id,
    idempotencyKey: randomUUID(),
    user: { ...person, email: 'zoe@example.test', phone: '0612345678' },
    address: { delivery: { ...person, ...address }, billing: null },
    delivery: { type: 'DELIVERY', idCarrier: carrier.id, servicePrice: carrier.price },
    total: cart.total + carrier.price,
    acceptTerms: true,
  };
}
