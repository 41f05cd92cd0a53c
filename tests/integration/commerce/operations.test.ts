import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '#backend/tables/people.ts';
import type { AuditEntry } from '#schemas/calls/operations.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('calls that tend a shop', (db) => {
  let shop: Shop;
  let admin: { Authorization: string };
  let product: { idProduct: number; idDeclination: number };
  const registration = { password: 'correct horse battery', firstname: 'Nora', lastname: 'Petit', acceptTerms: true };

  beforeAll(async () => {
    shop = await openShop(db());
    const { token } = await shop.accept<Session>('POST', '/register', { ...registration, email: 'nora@example.test' });
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, shop.idSite));
    admin = { Authorization: token };
    product = await shop.product({ name: 'Robe', price: 4500, stock: 20 });
  });

  async function order() {
    const cart = await shop.cartWith(product.idDeclination);
    const products = [{ idProduct: product.idProduct, quantity: 1 }];
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    const answer = await shop.place(orderBody(cart, carrier ?? { id: 0, price: 0 }));
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  }

  it('count visits by where they come from, and keep nothing about who came', async () => {
    for (const from of ['newsletter', 'newsletter', 'flyer.2026']) await shop.accept('GET', `/site/visit/${from}`);
    const { visits } = await shop.accept<{ visits: { day: string }[] }>('GET', '/admin/visit', undefined, admin);
    expect(visits).toEqual([
      { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), from: 'newsletter', visits: 2 },
      { day: visits[0]?.day, from: 'flyer.2026', visits: 1 },
    ]);
    expect(await shop.call('GET', '/site/visit/%3Cscript%3E')).toMatchObject({ status: 422 });
    expect(await shop.call('GET', '/admin/visit')).toMatchObject({ status: 401 });
  });

  it('show a cart as it stands to whoever’s it is, and change nothing of it', async () => {
    const cart = await shop.cartWith(product.idDeclination, 2);
    const look = (headers = {}) => shop.call('GET', `/cart/${cart.id}/default`, undefined, headers);
    expect(await look()).toMatchObject({ success: true, data: { id: cart.id, total: 9000 } });
    // A person who looks at a guest’s cart does not take it.
    expect(await look(admin)).toMatchObject({ success: true });
    expect(await look()).toMatchObject({ success: true });
    await shop.accept('POST', `/cart/${cart.id}`, { discountCode: '', type: 'MAIN_CART' }, admin);
    expect(await look()).toMatchObject({ status: 404 });
    expect(await look(admin)).toMatchObject({ success: true });
  });

  it('say how an order stands, and that the shop does not collect with Cawl', async () => {
    const placed = await order();
    const path = `/order/cawl/result/${placed.id}`;
    expect(await shop.call('GET', `${path}?key=${placed.key}`)).toMatchObject({
      success: true,
      data: { id: placed.id, status: 'PENDING_PAYMENT', isConfigured: false },
      message: 'This shop does not collect with Cawl; this is how the order stands.',
    });
    expect(await shop.call('GET', path)).toMatchObject({ status: 404 });
    expect(await shop.call('GET', `${path}?key=wrong`)).toMatchObject({ status: 404 });
  });

  it('have no public key of card payments while none is set up', async () => {
    expect(await shop.call('GET', '/custom-stripe/public-key')).toMatchObject({ status: 404, success: false });
  });

  it('name what an address can be for', async () => {
    expect(await shop.accept('GET', '/admin/address/type', undefined, admin)).toEqual([
      { id: 'DELIVERY', value: 'Delivery' },
      { id: 'BILLING', value: 'Billing' },
    ]);
  });

  it('name the statuses of orders, and tell a person whether she takes the newsletter', async () => {
    const statuses = await shop.accept<{ id: string }[]>('GET', '/list/order/status');
    expect(statuses).toContainEqual({ id: 'SHIPPED', value: expect.any(String) });
    expect(await shop.call('GET', '/user/newsletter/subscription', undefined, admin)).toMatchObject({ success: true });
    expect(await shop.call('GET', '/user/newsletter/subscription')).toMatchObject({ status: 401 });
  });

  it('keep where a parcel is followed, and show it to the customer', async () => {
    const placed = await order();
    const path = `/admin/order/${placed.id}/tracking-link`;
    const tracking = { link: 'https://suivi.example/8X1', number: '8X1' };
    expect(await shop.accept('GET', path, undefined, admin)).toBeNull();
    expect(await shop.accept('PUT', path, tracking, admin)).toEqual(tracking);
    const read = await shop.accept<Order>('GET', `/order/${placed.id}?key=${placed.key}`);
    expect(read.delivery.tracking).toEqual(tracking);
    expect(await shop.call('PUT', path, { ...tracking, link: 'javascript:alert(1)' }, admin)).toMatchObject({ status: 422 });
    expect(await shop.call('PUT', path, tracking)).toMatchObject({ status: 401 });
    expect(await shop.call('PUT', `/admin/order/${randomUUID()}/tracking-link`, tracking, admin)).toMatchObject({ status: 404 });
    expect(await shop.accept('PUT', path, { link: null, number: null }, admin)).toBeNull();
  });

  it('load no drawing from a host that is not allowed, and for administrators only', async () => {
    const body = { url: 'https://draw.example/a.svg' };
    expect(await shop.call('POST', '/image/load-svg', body, admin)).toMatchObject({
      status: 422,
      data: [{ key: 'url', error: 'This server is not allowed.' }],
    });
    expect(await shop.call('POST', '/image/load-svg', body)).toMatchObject({ status: 401 });
  });

  it('log the writes of administrators: who, what and when, and no value that was sent', async () => {
    const body = { version: 0, values: { MENU_TYPE: 'FIXED', SOME_API_KEY: 'very-secret-value' } };
    await shop.call('PUT', '/admin/parameter', body, admin);
    const read = (query = '') => shop.accept<{ total: number; entries: AuditEntry[] }>('GET', `/admin/audit${query}`, undefined, admin);
    const { entries } = await read('?call=PUT%20/admin/parameter');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      email: 'nora@example.test',
      call: 'PUT /admin/parameter',
      path: '/admin/parameter',
      fields: ['version', 'values.MENU_TYPE', 'values.SOME_API_KEY'],
      bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(entries)).not.toContain('very-secret-value');
    const parcels = await read('?call=PUT%20/admin/order/%7Bid%7D/tracking-link');
    // Newest first: taken back, an order that is not there, the one that was kept. What was not readable is no write.
    expect(parcels.entries.map(({ status }) => status)).toEqual([200, 404, 200]);
    expect((await read('?nbItem=1')).entries).toHaveLength(1);
    // Checks and reads are no writes, nor is what nobody signed in for.
    expect((await read()).entries.every(({ call }) => /^(PUT|POST|DELETE) \/admin/.test(call))).toBe(true);
    const other = await openShop(db());
    expect(await other.call('GET', '/admin/audit', undefined, admin)).toMatchObject({ status: 401 });
  });
});
