import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog } from '#backend/tables/audit.ts';
import { users } from '#backend/tables/people.ts';
import type { CallData } from '#schemas/calls/index.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Session } from '#schemas/user.ts';
import { onBothEngines } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

type Audit = CallData<'GET /admin/audit'>;

onBothEngines('the audit log', (db) => {
  let shop: Shop;
  let camille: Record<string, string>;
  let order: { id: string; reference: string };

  const admin = async (name: string) => {
    const person = {
      email: `${name}@example.test`,
      password: 'correct horse battery',
      firstname: name,
      lastname: 'Petit',
      acceptTerms: true,
    };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, shop.idSite));
    return { Authorization: token };
  };
  const read = (query: string) => shop.accept<Audit>('GET', `/admin/audit?nbItem=100&${query}`, undefined, camille);
  const actionsOf = async (query: string) => (await read(query)).entries.map(({ call }) => call);

  beforeAll(async () => {
    shop = await openShop(db(), { startAt: new Date('2026-11-30T22:30:00Z') });
    camille = await admin('camille');
    const paul = await admin('paul');
    const product = await shop.product({ name: 'Robe', price: 4500, stock: 20 });
    const cart = await shop.cartWith(product.idDeclination);
    const products = [{ idProduct: product.idProduct, quantity: 1 }];
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    const placed = await shop.place(orderBody(cart, carrier ?? { id: 0, price: 0 }));
    if (!placed.success) throw new Error(placed.message);
    order = placed.data;
    await shop.pay(placed.data);
    await shop.accept('PUT', `/admin/order/${order.id}/status`, { step: 'PREPARING' }, camille);
    // The next day in Paris, though not in UTC.
    shop.later(45);
    await shop.call('POST', `/admin/order/${order.id}/refund`, { idempotencyKey: crypto.randomUUID(), amount: 1200 }, camille);
    await shop.accept('PUT', '/admin/parameter', { version: 0, values: { MENU_TYPE: 'OVERLAY' } }, paul);
  });

  it('holds what the sentence of a line says: the person, the order, the amount and the step', async () => {
    const { entries } = await read('');
    const of = { id: order.id, reference: order.reference, currency: 'EUR' };
    expect(entries).toMatchObject([
      { call: 'PUT /admin/parameter', name: 'paul Petit', order: null, details: {}, fields: ['version', 'values.MENU_TYPE'] },
      { call: 'POST /admin/order/{id}/refund', name: 'camille Petit', order: of, details: { amount: 1200 } },
      { call: 'PUT /admin/order/{id}/status', name: 'camille Petit', order: of, details: { step: 'PREPARING' } },
    ]);
  });

  it('is narrowed by person, and offers everybody who stands in it', async () => {
    const { people } = await read('');
    expect(people).toMatchObject([
      { email: 'camille@example.test', name: 'camille Petit' },
      { email: 'paul@example.test', name: 'paul Petit' },
    ]);
    expect(await actionsOf(`idUser=${people[1]?.id}`)).toEqual(['PUT /admin/parameter']);
  });

  it('is narrowed by subject', async () => {
    expect(await actionsOf('subject=payments')).toEqual(['POST /admin/order/{id}/refund']);
    expect(await actionsOf('subject=orders')).toEqual(['PUT /admin/order/{id}/status']);
    expect(await actionsOf('subject=other')).toEqual([]);
  });

  it('is narrowed by days of the shop’s time zone', async () => {
    expect(await actionsOf('to=2026-11-30')).toEqual(['PUT /admin/order/{id}/status']);
    expect(await actionsOf('from=2026-12-01')).toEqual(['PUT /admin/parameter', 'POST /admin/order/{id}/refund']);
    expect(await actionsOf('from=2026-12-01&to=2026-11-30')).toEqual([]);
    expect((await shop.call('GET', '/admin/audit?from=yesterday', undefined, camille)).status).toBe(422);
  });

  it('answers lines that it cannot read: of actions that are gone, with paths of any form, of accounts that are gone', async () => {
    const line = { idSite: shop.idSite, idUser: 999_999, email: '', fields: [], bodyHash: '', status: 200, requestId: '' };
    const id = '99999999999999999999';
    await db()
      .insert(auditLog)
      .values([
        { ...line, call: 'PATCH /gone', path: '/%E0%A4%A' },
        { ...line, call: 'POST /admin/order/{id}/refund', path: '/admin/order/not-a-uuid/refund' },
        { ...line, call: 'PUT /admin/order-back/{id}', path: `/admin/order-back/${id}` },
        { ...line, call: 'POST /admin/payment/refund/{id}/retry', path: '/admin/payment/refund/12/retry' },
        { ...line, call: 'PUT /admin/page/{id}', path: `/admin/page/${id}` },
        { ...line, call: 'POST /admin/document/{kind}/{name}/publish', path: '/admin/document/page/4294967295/publish' },
      ]);
    const { entries, people } = await read('idUser=999999');
    expect(entries).toHaveLength(6);
    for (const entry of entries) expect(entry).toMatchObject({ name: '', order: null, page: '', details: {} });
    expect(people.some(({ id: who, name }) => who === 999_999 && name === '')).toBe(true);
    expect(await actionsOf('subject=other')).toEqual(['PATCH /gone']);
  });
});
