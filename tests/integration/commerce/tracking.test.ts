import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import { users } from '#backend/tables/people.ts';
import type { OrderSheet } from '#schemas/admin-order.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { PlacedOrder, Tracking } from '#schemas/order.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('where a parcel is followed', (db) => {
  let shop: Shop;
  let admin: Headers;
  let carrier: Carrier;
  let dress: { idProduct: number; idDeclination: number };
  const link = 'https://suivi.example/8X1';

  beforeAll(async () => {
    shop = await openShop(db());
    const email = `nora-${shop.idSite}@example.test`;
    const person = { email, password: 'une longue phrase de passe', firstname: 'Nora', lastname: 'Petit', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.email, email));
    admin = { Authorization: token };
    dress = await shop.product({ name: 'Robe', price: 4500, stock: 20 });
    const place = { products: [{ idProduct: dress.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [first] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!first) throw new Error('no carrier');
    carrier = first;
  });

  async function shipped(tracking?: Tracking): Promise<PlacedOrder> {
    const placed = await shop.place(orderBody(await shop.cartWith(dress.idDeclination), carrier), { userLang: 'fr_FR' });
    if (!placed.success) throw new Error(placed.message);
    await shop.pay(placed.data);
    const path = `/admin/order/${placed.data.id}/status`;
    await shop.accept('PUT', path, { step: 'PREPARING' }, admin);
    await shop.accept('PUT', path, { step: 'SHIPPED', ...(tracking && { tracking }) }, admin);
    return placed.data;
  }
  const follow = ({ id }: PlacedOrder, body: object) => shop.call('PUT', `/admin/order/${id}/tracking-link`, body, admin);
  /** The e-mails that tell of it alone, and what the order's history says of it. */
  async function told({ id }: PlacedOrder) {
    const written = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'ORDER_TRACKING')))
      .orderBy(asc(mails.id));
    const { history } = await shop.accept<OrderSheet>('GET', `/admin/order/${id}`, undefined, admin);
    const passed = history.filter(({ type }) => type.startsWith('tracking.'));
    return { texts: written.map(({ text }) => text).filter((text) => text.includes(id)), passed: passed.map(({ type }) => type), history };
  }

  it('is told by e-mail when the shop first writes it down after the parcel left, once', async () => {
    const order = await shipped();
    const answers = await Promise.all([1, 2, 3].map(() => follow(order, { link, number: '8X1' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { texts, passed, history } = await told(order);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Votre commande est en route avec Colissimo.');
    expect(texts[0]).toContain('Numéro du colis : 8X1');
    expect(texts[0]).toContain(`Suivre le colis : ${link}`);
    expect(passed).toEqual(['tracking.told']);
    expect(history.at(-1)).toMatchObject({ status: 'SHIPPED', by: `nora-${shop.idSite}@example.test` });
  });

  it('is told when the page joins a number that was known', async () => {
    const order = await shipped({ link: null, number: '8X1' });
    await follow(order, { link, number: '8X1' });
    expect((await told(order)).texts).toHaveLength(1);
  });

  it('is corrected without an e-mail, unless the shop asks for one', async () => {
    const order = await shipped({ link, number: null });
    await follow(order, { link: `${link}2`, number: null });
    await follow(order, { link: `${link}2`, number: null });
    expect(await told(order)).toMatchObject({ texts: [], passed: ['tracking.changed'] });
    await follow(order, { link: `${link}3`, number: null, tell: true });
    const { texts, passed } = await told(order);
    expect(texts).toEqual([expect.stringContaining(`${link}3`)]);
    expect(passed).toEqual(['tracking.changed', 'tracking.told']);
    await follow(order, { link: null, number: null, tell: true });
    expect((await told(order)).texts, 'nobody is told of nothing').toHaveLength(1);
  });

  it('is not told by itself of a parcel that arrived', async () => {
    const order = await shipped();
    await shop.accept('PUT', `/admin/order/${order.id}/status`, { step: 'DELIVERED' }, admin);
    await follow(order, { link, number: null });
    expect(await told(order)).toMatchObject({ texts: [], passed: ['tracking.changed'] });
  });

  it('waits for the e-mail of the step when it is known before the parcel leaves', async () => {
    const placed = await shop.place(orderBody(await shop.cartWith(dress.idDeclination), carrier), { userLang: 'fr_FR' });
    if (!placed.success) throw new Error(placed.message);
    await shop.pay(placed.data);
    await follow(placed.data, { link, number: null, tell: true });
    expect(await told(placed.data)).toMatchObject({ texts: [], passed: ['tracking.changed'] });
    for (const step of ['PREPARING', 'SHIPPED']) await shop.accept('PUT', `/admin/order/${placed.data.id}/status`, { step }, admin);
    const ofOrder = and(eq(mails.idSite, shop.idSite), eq(mails.idOrder, placed.data.id), eq(mails.kind, 'ORDER_SHIPPED'));
    expect(await db().select().from(mails).where(ofOrder)).toMatchObject([{ text: expect.stringContaining(link) }]);
  });
});
