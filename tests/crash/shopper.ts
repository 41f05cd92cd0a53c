import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import { orderBody } from '../integration/commerce/shop.ts';

export type Piece = { idProduct: number; idDeclination: number };
/** Answer of the shop to a shopper: her order is placed, and perhaps paid. */
export type Told = { idOrder: string; orderKey: string; reference: string; email: string; total: number; isPaid: boolean };
/** Record of a shopper's calls: those without an answer, answers of 5xx, which a running shop never gives, and the slowest call. */
export type Way = { broken: number; failures: string[]; slowestMs?: number };

/** The shop as a shopper's browser reaches it: where its calls go, its number, what is sold. */
export type ShopAt = { origin: string; idSite: number; pieces: readonly Piece[] };

class Refused extends Error {}

/**
 * One who buys: a cart of one to three lines, an order, and mostly a payment on the bank's page. A call that breaks is made
 * again with the same keys until it is answered, as the browser's checkout does. Throws when the shop refuses.
 */
export async function buy(shop: ShopAt, index: number, way: Way): Promise<Told> {
  const headers = {
    idSite: String(shop.idSite),
    userLang: 'fr_FR',
    'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  };
  const ask = (path: string, init: RequestInit = {}) =>
    untilAnswered(() => fetch(`${shop.origin}${path}`, { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } }), way);

  let cart: Cart | undefined;
  for (let line = 0; line <= index % 3; line += 1) {
    const piece = shop.pieces[(index + line) % shop.pieces.length];
    const form = new FormData();
    form.set('quantity', String(1 + (index % 2)));
    form.set('type', 'MAIN_CART');
    form.set('idempotencyKey', randomUUID());
    cart = read<Cart>(await ask(`/cart/${cart?.id ?? 'new'}/product/${piece?.idDeclination}`, { method: 'POST', body: form }));
  }
  if (!cart) throw new Refused('no cart');
  const email = `shopper-${index}@example.test`;
  const person = { email, firstname: 'Zoé', lastname: 'Martin', phone: '0612345678' };
  const json = { 'content-type': 'application/json' };
  const products = cart.products.map(({ idProduct, quantity }) => ({ idProduct, quantity }));
  const wanted = JSON.stringify({ products, postalCode: '85190', country: 250 });
  const carriers = read<Carrier[]>(await ask('/calculate/shipping-fees', { method: 'POST', body: wanted, headers: json }));
  const carrier = carriers.find(({ deliveryType }) => deliveryType === 'DELIVERY');
  if (!carrier) throw new Refused('no carrier');
  const body = JSON.stringify(orderBody(cart, carrier, { user: person }));
  const placed = read<PlacedOrder>(await ask('/order', { method: 'POST', body, headers: json }));
  const told = { idOrder: placed.id, orderKey: placed.key, reference: placed.reference, email, total: placed.total, isPaid: false };
  if (index % 5 === 4 || placed.payment.kind !== 'redirect') return told;
  await pay(ask, placed.payment.url.replace(/^\/api(?=\/sandbox)/, ''));
  const { status } = await orderAsTold(shop, told, way);
  if (status !== 'PAID') throw new Refused(`${told.reference} was paid and is ${status}`);
  return { ...told, isPaid: true };
}

type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

/** Accepts on the bank's page; a page without its form says that it was decided already. */
async function pay(ask: Ask, bank: string): Promise<void> {
  const token = /name="token" value="([0-9a-f]+)"/.exec((await ask(bank)).text)?.[1];
  if (token) await ask(bank, { method: 'POST', body: new URLSearchParams({ token, decision: 'accept' }) });
}

/** An order as its shopper sees it now. */
export async function orderAsTold(shop: Pick<ShopAt, 'origin' | 'idSite'>, told: Told, way: Way): Promise<Order> {
  const address = `${shop.origin}/order/${told.idOrder}?key=${told.orderKey}`;
  return read<Order>(await untilAnswered(() => fetch(address, { headers: { idSite: String(shop.idSite) } }), way));
}

type Answer = { status: number; text: string };

/** Repeats a call until it has its whole answer. */
async function untilAnswered(call: () => Promise<Response>, way: Way): Promise<Answer> {
  for (;;) {
    const begun = performance.now();
    try {
      const response = await call();
      const text = await response.text();
      if (response.status < 500) return { status: response.status, text };
      // 502: whoever hands calls on lost the process that was answering.
      if (response.status === 502) way.broken += 1;
      else way.failures.push(`${response.status} ${new URL(response.url).pathname} ${text.slice(0, 200)}`);
    } catch (error) {
      // A call that was never sent, since nobody listened, has not lost its answer.
      if (codeOf(error) !== 'ECONNREFUSED') way.broken += 1;
    } finally {
      way.slowestMs = Math.max(way.slowestMs ?? 0, performance.now() - begun);
    }
    await wait(50);
  }
}

const codeOf = (error: unknown): unknown => ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code;

function read<T>({ status, text }: Answer): T {
  const envelope = JSON.parse(text) as Envelope<T>;
  if (!envelope.success) throw new Refused(`${status} ${envelope.message} ${JSON.stringify(envelope.data)}`);
  return envelope.data;
}
