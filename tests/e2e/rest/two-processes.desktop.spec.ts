import { randomUUID } from 'node:crypto';
import type { Product } from '#schemas/product.ts';
import { type Stack, startTestStack } from '../../../scripts/launch/stack.ts';
import { expect, test } from '../fixtures.ts';

/** A page is loaded every so often, in ms. */
const pause = 40;

/** A page and the style sheet that it names, where its colours stand. */
async function loaded(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  return sheet ? html + (await (await fetch(new URL(sheet, address), { headers: { referer: address } })).text()) : html;
}

/** Returns when the last load that did not show a text yet was begun, in ms after `since`: a slow load does not count as late. */
async function staleUntil(address: string, text: string, since: number): Promise<number> {
  for (let last = 0; ; ) {
    const begun = performance.now() - since;
    if ((await loaded(address)).includes(text)) return last;
    if (begun > 10_000) return Number.POSITIVE_INFINITY;
    last = begun;
    await new Promise((done) => setTimeout(done, pause));
  }
}

test.describe.configure({ mode: 'default', timeout: 120_000 });

let stack: Stack;
test.beforeAll(async () => {
  // It may have to prepare the data first.
  test.setTimeout(240_000);
  stack = await startTestStack(2);
});
test.afterAll(() => stack?.stop());

test('a saved colour shows on every page that is loaded a second later, on both of two web processes', async () => {
  const addresses = stack.origins.flatMap((origin) => ['/', '/sale-terms', '/cart'].map((path) => origin + path));
  for (const colour of ['#0f5132', '#512a0f', '#2a0f51']) {
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
    const { version } = await stack.call<{ version: number }>('GET', '/admin/parameter');
    await stack.call('PUT', '/admin/parameter', { version, values: { PRIMARY_COLOR: colour } });
    const saved = performance.now();
    const delays = await Promise.all(addresses.map((address) => staleUntil(address, colour, saved)));
    expect(Math.max(...delays), `${colour}: ${delays.map(Math.round).join(', ')} ms`).toBeLessThan(1000);
  }
});

type Listed = { products: { idProduct: number; url: string }[] };
type Priced = { id: string; total: number };
type Fees = { id: number; price: number; deliveryType: string }[];

/** A guest orders one piece through a web process; it is kept for her until she has paid. */
async function orderOne(origin: string, product: Product): Promise<void> {
  const post = async <T>(path: string, body: object | FormData): Promise<T> => {
    const sent =
      body instanceof FormData ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', origin } };
    const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers: { origin }, ...sent });
    const { data, message } = (await answer.json()) as { data: T; message: string };
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${message} ${JSON.stringify(data)}`);
    return data;
  };
  const form = new FormData();
  form.set('quantity', '1');
  form.set('type', 'MAIN_CART');
  const cart = await post<Priced>(`/cart/new/product/${product.declination[0]?.id}`, form);
  const place = { products: [{ idProduct: product.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
  const carrier = (await post<Fees>('/calculate/shipping-fees', place)).find(({ deliveryType }) => deliveryType === 'DELIVERY');
  const person = { firstname: 'Zoé', lastname: 'Martin' };
  await post('/order', {
    ...{ idCart: cart.id, idempotencyKey: randomUUID(), user: { ...person, email: 'zoe@example.test', phone: '0612345678' } },
    address: { delivery: { ...person, address: '3 rue des Lilas', postalCode: '85190', city: 'Aizenay', idCountry: 250 }, billing: null },
    delivery: { type: 'DELIVERY', idCarrier: carrier?.id, servicePrice: carrier?.price },
    ...{ total: cart.total + (carrier?.price ?? 0), acceptTerms: true },
  });
}

/** Single pieces of the shop that one can buy, as guests see them. */
async function singlePieces({ origins }: Stack, wanted: number): Promise<Product[]> {
  const read = async <T>(path: string): Promise<T> => (await (await fetch(`${origins[0]}/api${path}`)).json()).data;
  const found: Product[] = [];
  for (const { idProduct } of (await read<Listed>('/product?nbItem=60')).products) {
    const product = await read<Product>(`/product/${idProduct}`);
    if (product.declination.length === 1 && product.declination[0]?.quantity === 1 && !product.rental) found.push(product);
    if (found.length === wanted) return found;
  }
  throw new Error(`only ${found.length} single pieces`);
}

test('a last piece that is sold, and stock that is counted, show within a second on kept sheets of both web processes', async () => {
  const pieces = await singlePieces(stack, 6);
  for (const [at, product] of pieces.entries()) {
    const addresses = stack.origins.map((origin) => origin + product.url);
    // Kept on both, and by whoever asks again.
    for (const address of [...addresses, ...addresses]) expect(await (await fetch(address)).text()).toContain('schema.org/InStock');
    const kept = await Promise.all(addresses.map((address) => fetch(address)));
    for (const answer of kept) expect(answer.headers.get('cache-status')).toBe('storefront; hit');
    const origin = stack.origins[at % 2] ?? '';
    if (at < 3) await orderOne(origin, product);
    else await stack.call('PUT', `/admin/stock/${product.declination[0]?.id}`, { stock: 0, seen: 1, note: 'Vendu en boutique' });
    const sold = performance.now();
    const delays = await Promise.all(addresses.map((address) => staleUntil(address, 'schema.org/OutOfStock', sold)));
    expect(Math.max(...delays), delays.map(Math.round).join(', ')).toBeLessThan(1000);
  }
});
