import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import { users } from '#backend/tables/people.ts';
import { parameters, siteLanguages } from '#backend/tables/site.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order, OrderBody, PlacedOrder } from '#schemas/order.ts';
import type { OrderBack } from '#schemas/order-back.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

const password = 'une longue phrase de passe';

onOneEngine('the shop', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const notices = (kind: 'ORDER_NOTICE' | 'RETURN_NOTICE' | 'ALERT_NOTICE') =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, kind)))
      .orderBy(mails.id);
  const set = (key: string, value: string) =>
    db()
      .insert(parameters)
      .values({ idSite: shop.idSite, key, value })
      .onConflictDoUpdate({ target: [parameters.idSite, parameters.key], set: { value } });

  async function signUp(name: string): Promise<Headers> {
    const person = { email: `${name}-${shop.idSite}@example.test`, password, firstname: 'Zoé', lastname: 'Martin' };
    const { token } = await shop.accept<Session>('POST', '/register', { ...person, acceptTerms: true });
    return { authorization: `Bearer ${token}` };
  }
  async function signUpAdmin(): Promise<Headers> {
    const headers = await signUp('admin');
    await db()
      .update(users)
      .set({ role: 'ADMIN' })
      .where(eq(users.email, `admin-${shop.idSite}@example.test`));
    return headers;
  }
  async function place(
    change: (cart: Cart, carrier: Carrier) => Partial<OrderBody> = () => ({}),
    headers: Headers = {},
  ): Promise<PlacedOrder> {
    const { idProduct, idDeclination } = await shop.product({ name: 'Robe <Colette>', price: 4500, stock: 3 });
    const added = await shop.add(idDeclination, 2, { headers });
    if (!added.success) throw new Error(added.message);
    const products = [{ idProduct, quantity: 2 }];
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    if (!carrier) throw new Error('no carrier');
    const placed = await shop.place(orderBody(added.data, carrier, change(added.data, carrier)), headers);
    if (!placed.success) throw new Error(placed.message);
    return placed.data;
  }

  it('is told of a paid order once, in its own language, with the way to the order’s screen; of an unpaid one not', async () => {
    const order = await place(() => ({ message: 'Un <ruban> rouge' }));
    expect(await notices('ORDER_NOTICE')).toEqual([]);
    await Promise.all([shop.pay(order), shop.pay(order)]);
    const [mail, ...more] = await notices('ORDER_NOTICE');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'bonjour@penderie.test', idOrder: order.id });
    expect(mail?.subject).toBe(`Nouvelle commande ${order.reference} (90,00\u00a0€)`);
    expect(mail?.html).toContain('<html lang="fr">');
    expect(mail?.html).toContain(`href="http://shop.test/admin/orders/${order.id}"`);
    expect(mail?.html).toContain('Un &lt;ruban&gt; rouge');
    expect(mail?.html).not.toContain('<Colette>');
    for (const said of ['2 × Robe <Colette>', 'Zoé Martin', 'à domicile, Colissimo', `/admin/orders/${order.id}`])
      expect(mail?.text).toContain(said);
  });

  it('is told of an order that costs nothing as it is placed', async () => {
    const order = await place((cart, carrier) => ({
      discountCode: 'CADEAU',
      total: 0,
      idCart: cart.id,
      delivery: { type: 'DELIVERY', idCarrier: carrier.id },
    }));
    expect(order.payment).toEqual({ kind: 'none' });
    expect(await notices('ORDER_NOTICE')).toMatchObject([{ idOrder: order.id, subject: expect.stringContaining(order.reference) }]);
  });

  it('reads of it in English where that is its first language, at the sender’s address where the company has none', async () => {
    await db()
      .update(siteLanguages)
      .set({ position: 5 })
      .where(and(eq(siteLanguages.idSite, shop.idSite), eq(siteLanguages.code, 'fr_FR')));
    await set('COMPANY_EMAIL', '');
    await set('SEND_MAIL_AS_MAIL', 'orders@penderie.test');
    await shop.pay(await place());
    expect(await notices('ORDER_NOTICE')).toMatchObject([{ to: 'orders@penderie.test', subject: expect.stringMatching(/^New order /) }]);
  });

  it('is written to nowhere when its settings name no address, and the order is paid all the same', async () => {
    await set('COMPANY_EMAIL', '');
    const order = await place();
    expect((await shop.pay(order)).status).toBe(200);
    expect(await notices('ORDER_NOTICE')).toEqual([]);
    expect(await shop.accept<Order>('GET', `/order/${order.id}?key=${order.key}`)).toMatchObject({ status: 'PAID' });
  });

  it('is told of each return that is asked for, with the way to the order’s screen', async () => {
    const zoe = await signUp('zoe');
    const admin = await signUpAdmin();
    const order = await place(undefined, zoe);
    await shop.pay(order);
    for (const step of ['PREPARING', 'SHIPPED', 'DELIVERED']) await shop.accept('PUT', `/admin/order/${order.id}/status`, { step }, admin);
    const { lines } = await shop.accept<Order>('GET', `/order/${order.id}`, undefined, zoe);
    const products = [{ id: lines[0]?.id, quantity: 1, reason: 'SIZE' }];
    for (const message of ['Trop grande', 'L’autre aussi']) {
      await shop.accept<OrderBack>('POST', `/order/${order.id}/back-products`, { products, message }, zoe);
    }
    const told = await notices('RETURN_NOTICE');
    expect(told).toHaveLength(2);
    for (const mail of told) {
      expect(mail).toMatchObject({
        to: 'bonjour@penderie.test',
        subject: expect.stringContaining(`Demande de retour de la commande ${order.reference}`),
      });
      expect(mail.text).toContain('1 × Robe <Colette>');
      expect(mail.text).toContain(`http://shop.test/admin/orders/${order.id}`);
    }
  });

  it('is told once of money that a person must look at', async () => {
    const order = await place();
    await shop.pay(order);
    await shop.pay(order);
    await shop.pay(order);
    const [mail, ...more] = await notices('ALERT_NOTICE');
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(order.reference);
    expect(mail?.text).toContain('payée deux fois');
  });

  it('forgets what an order’s e-mail said of a person whose account is erased', async () => {
    const zoe = await signUp('zoe');
    const admin = await signUpAdmin();
    const order = await place(undefined, zoe);
    await shop.pay(order);
    for (const step of ['PREPARING', 'SHIPPED', 'DELIVERED']) await shop.accept('PUT', `/admin/order/${order.id}/status`, { step }, admin);
    await shop.accept('DELETE', '/user', { password }, zoe);
    expect(await notices('ORDER_NOTICE')).toEqual([]);
  });
});
