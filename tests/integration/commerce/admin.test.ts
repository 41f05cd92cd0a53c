import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { users } from '#backend/tables/people.ts';
import type { AdminOrder } from '#schemas/admin-order.ts';
import type { Mail } from '#schemas/calls/admin.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('the shopkeeper', (db) => {
  let shop: Shop;
  let admin: { Authorization: string };
  const registration = { password: 'correct horse battery', firstname: 'Nora', lastname: 'Petit', acceptTerms: true };

  beforeEach(async () => {
    shop = await openShop(db());
    const { token } = await shop.accept<Session>('POST', '/register', { ...registration, email: 'nora@example.test' });
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, shop.idSite));
    admin = { Authorization: token };
  });

  async function order(email: string) {
    const product = await shop.product({ name: 'Robe', price: 4500, stock: 1 });
    const cart = await shop.cartWith(product.idDeclination);
    const products = [{ idProduct: product.idProduct, quantity: 1 }];
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    const body = orderBody(cart, carrier ?? { id: 0, price: 0 });
    const answer = await shop.place({ ...body, user: { ...body.user, email } });
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  }
  const list = (query = '') => shop.accept<{ total: number; orders: AdminOrder[] }>('GET', `/admin/order${query}`, undefined, admin);

  it('sees the orders, newest first, by page, status and search', async () => {
    const placed = [];
    for (const email of ['ana@example.test', 'bea@example.test', 'cleo_x@example.test']) {
      placed.push(await order(email));
      shop.later(1);
    }
    await shop.pay(placed[1] ?? (await order('none@example.test')));
    expect((await list()).orders.map((each) => each.email)).toEqual(['cleo_x@example.test', 'bea@example.test', 'ana@example.test']);
    expect(await list('?nbItem=2&page=2')).toMatchObject({ total: 3, orders: [{ email: 'ana@example.test', customer: 'Zoé Martin' }] });
    expect(await list('?status=PAID')).toMatchObject({ total: 1, orders: [{ email: 'bea@example.test', totalProduct: 1, alert: null }] });
    expect(await list(`?search=${placed[0]?.reference}`)).toMatchObject({ total: 1 });
    expect(await list('?search=zo%C3%A9%20mar')).toMatchObject({ total: 3 });
    expect(await list('?search=CLEO_X@exa')).toMatchObject({ total: 1 });
    for (const nothing of ['artin', '_', '%25']) expect(await list(`?search=${nothing}`), nothing).toMatchObject({ total: 0 });
    await db()
      .update(orders)
      .set({ lastname: 'Œillet', phone: '+33 6 12 34 56 78' })
      .where(and(eq(orders.idSite, shop.idSite), eq(orders.email, 'ana@example.test')));
    for (const search of ['oeil', '%2B33612', '6 12 34']) expect(await list(`?search=${search}`), search).toMatchObject({ total: 1 });
    expect(await list('?search=martin')).toMatchObject({ total: 2 });
    const sorted = async (orderBy: string) => (await list(`?orderBy=${orderBy}`)).orders.map((each) => each.email.split('@')[0]);
    expect(await sorted('date')).toEqual(['ana', 'bea', 'cleo_x']);
    expect((await sorted('-name'))[0]).toBe('ana');
    expect(await sorted('total')).toHaveLength(3);
    expect(await shop.call('GET', '/admin/order?orderBy=colour', undefined, admin)).toMatchObject({ status: 422 });
  });

  it('reads the status of any order, and the order itself', async () => {
    const { id } = await order('ana@example.test');
    expect(await shop.accept('GET', `/admin/order/${id}/get-status`, undefined, admin)).toEqual({
      id: 'PENDING_PAYMENT',
      value: 'Awaiting payment',
    });
    expect(await shop.accept('GET', `/order/${id}`, undefined, admin)).toMatchObject({ id, email: 'ana@example.test' });
    expect(await shop.call('GET', `/admin/order/${id}/get-status`)).toMatchObject({ status: 401 });
  });

  it('does not see the orders of another site', async () => {
    const other = await openShop(db());
    const { id } = await order('ana@example.test');
    expect(await other.call('GET', `/order/${id}`, undefined, admin)).toMatchObject({ status: 404 });
    expect(await other.call('GET', '/admin/order', undefined, admin)).toMatchObject({ status: 401 });
  });

  it('sees in the outbox what was written: the welcome of an account, the confirmation of an order, its notice to the shop', async () => {
    const placed = await order('ana@example.test');
    await shop.pay(placed);
    const outbox = await shop.accept<{ total: number; mails: Mail[] }>('GET', '/admin/mail', undefined, admin);
    expect(outbox).toMatchObject({
      total: 3,
      sends: false,
      mails: [
        { to: 'bonjour@penderie.test', idOrder: placed.id, sentAt: null },
        { to: 'ana@example.test', idOrder: placed.id, sentAt: null },
        { to: 'nora@example.test', subject: 'Welcome to La Penderie' },
      ],
    });
    expect(await db().select().from(mails).where(eq(mails.idSite, shop.idSite))).toHaveLength(3);
  });
});
