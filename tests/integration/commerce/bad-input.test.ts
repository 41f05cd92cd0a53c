import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Carrier } from '#schemas/delivery.ts';
import { byTier } from '../../tiers.ts';
import { onOneEngine } from '../databases.ts';
import { somewhere } from '../somewhere.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

/** Values that break what is not careful: too large, too long, wrong kinds, NUL, half surrogates, injections. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    true,
    [],
    {},
    '\u0000',
    '\ud800',
    "'; drop table orders; --",
    '%',
    '../..',
    'new',
    '2026-02-30',
    '9999-99-99',
    'x'.repeat(5000),
    randomUUID(),
  ),
  fc.string(),
  fc.integer(),
);

onOneEngine('bad input', (db) => {
  let shop: Shop;
  let carrier: Carrier;
  let product: { idProduct: number; idDeclination: number };
  beforeAll(async () => {
    shop = await openShop(db());
    product = await shop.product({ name: 'Robe', price: 4500, stock: 1000 });
    const products = [{ idProduct: product.idProduct, quantity: 1 }];
    const [found] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    if (!found) throw new Error('no carrier');
    carrier = found;
  });

  const notOurFault = async (method: string, path: string, body?: unknown) => {
    // From another place each time: what is asked must reach the handlers, not their rate limits.
    const answer = await shop.call(method, path, body, { 'x-forwarded-for': somewhere() });
    expect(answer.status, `${method} ${path} ${JSON.stringify(body)}: ${answer.message}`).toBeLessThan(500);
  };

  /** Every path through an object: its keys, those of its objects too. */
  const pathsOf = (value: object, before: string[] = []): string[][] =>
    Object.entries(value).flatMap(([key, inner]) => [
      [...before, key],
      ...(inner !== null && typeof inner === 'object' ? pathsOf(inner as object, [...before, key]) : []),
    ]);

  const replaced = (value: object, [key = '', ...rest]: string[], by: unknown): object => ({
    ...value,
    [key]: rest.length === 0 ? by : replaced((value as Record<string, object>)[key] ?? {}, rest, by),
  });

  it('in any field of an order is never answered with a 5xx', async () => {
    const cart = await shop.cartWith(product.idDeclination);
    const body = orderBody(cart, carrier, {
      message: '',
      discountCode: '',
      dateSchedule: '2026-11-24',
      idSchedule: 1,
      deliveryPostalCode: '85190',
      deliveryIdCountry: 250,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pathsOf(body)), odd, async (path, value) => {
        await notOurFault('POST', '/order', {
          ...replaced(body, path, value),
          ...(path[0] === 'idempotencyKey' ? {} : { idempotencyKey: randomUUID() }),
        });
      }),
      { numRuns: byTier({ fast: 40, rest: 120 }) },
    );
  });

  it('in a path, a query or a body is never answered with a 5xx', async () => {
    const inPath = (value: unknown) => encodeURIComponent(String(value)).slice(0, 300) || '0';
    const encodable = odd.filter((value) => String(value).isWellFormed());
    await fc.assert(
      fc.asyncProperty(encodable, odd, async (value, other) => {
        const id = inPath(value);
        await notOurFault('POST', `/cart/${id}`, { discountCode: other });
        await notOurFault('POST', '/cart', other);
        await notOurFault('PUT', `/cart/${randomUUID()}/product/${id}/quantity`, { quantity: other, idCartProduct: value });
        await notOurFault('DELETE', `/cart/${id}/product/${id}/${id}`);
        await notOurFault('POST', '/calculate/shipping-fees', {
          products: [{ idProduct: other, quantity: 1 }],
          postalCode: value,
          country: value,
        });
        await notOurFault('GET', `/calendar/${id}/date/allowed/${id}/2026`);
        await notOurFault('GET', `/order/${id}?key=${id}`);
        await notOurFault('POST', `/order/${id}/payment?key=${id}`, other);
        await notOurFault('POST', '/order/validate', { idCart: other });
        await notOurFault('GET', `/admin/order?search=${id}&page=${id}&status=${id}`);
        await notOurFault('POST', '/payment/sandbox/notify', other);
        const form = new FormData();
        form.set('quantity', String(other));
        await notOurFault('POST', `/cart/new/product/${id}`, form);
        await notOurFault('POST', `/cart/new/product/${product.idDeclination}`, form);
      }),
      { numRuns: byTier({ fast: 15, rest: 40 }) },
    );
  });

  it('on the page of the test bank is never answered with a 5xx', async () => {
    for (const id of ['x', '%00', randomUUID(), '..%2f..']) {
      expect((await shop.app.request(`/sandbox/bank/${id}`)).status).toBe(404);
      expect((await shop.app.request(`/sandbox/bank/${id}`, { method: 'POST', body: 'a=b' })).status).toBe(404);
    }
  });
});
