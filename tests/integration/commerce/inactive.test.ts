import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { removeInactive } from '#backend/commerce/account/flows/remove-inactive.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { users } from '#backend/tables/people.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('an account that nobody uses', (db) => {
  let shop: Shop;
  const day = 24 * 60;
  const password = 'correct horse battery';

  beforeEach(async () => {
    shop = await openShop(db());
  });

  const register = (email: string) =>
    shop.accept<Session>('POST', '/register', { password, firstname: 'Nora', lastname: 'Petit', acceptTerms: true, email });
  /** The job takes some accounts at a time, those of other sites too. */
  const run = async () => {
    while ((await removeInactive(db(), shop.at())) > 0);
  };
  const accounts = async () => (await db().select().from(users).where(eq(users.idSite, shop.idSite))).map(({ email }) => email);
  const told = () =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'ACCOUNT_REMOVAL')))
      .orderBy(mails.id);

  /** An order of hers that is paid; `locale` is the language she orders in. */
  async function buy(token: string, userLang: string) {
    const headers = { Authorization: token, userLang };
    const { idProduct, idDeclination } = await shop.product({ name: 'Robe', price: 4500, stock: 1 });
    const answer = await shop.add(idDeclination, 1, { headers });
    if (!answer.success) throw new Error(answer.message);
    const parcel = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', parcel);
    const placed = await shop.place(orderBody(answer.data, carrier ?? { id: 0, price: 0 }), headers);
    if (!placed.success) throw new Error(placed.message);
    await shop.pay(placed.data);
    return placed.data.id;
  }

  it('is told after 3 years less 30 days, once, and erased 30 days later; who signs in meanwhile stays', async () => {
    await register('ana@example.test');
    await register('bea@example.test');
    shop.later((3 * 365 - 31) * day);
    await run();
    expect(await told()).toEqual([]);
    shop.later(3 * day);
    await run();
    await run();
    expect((await told()).map(({ to }) => to)).toEqual(['ana@example.test', 'bea@example.test']);
    expect((await told())[0]?.text).toContain('vous n’êtes pas venu depuis près de trois ans');
    await shop.accept('POST', '/login', { email: 'bea@example.test', password });
    shop.later(29 * day);
    await run();
    expect(await accounts()).toHaveLength(2);
    shop.later(2 * day);
    await run();
    expect(await accounts()).toEqual(['bea@example.test']);
    expect((await told()).map(({ to }) => to)).toEqual(['bea@example.test']);
    shop.later((3 * 365 + 5) * day);
    await run();
    expect(await told()).toHaveLength(2);
    expect(await accounts()).toEqual(['bea@example.test']);
  });

  it('is erased without its orders: lines and amounts stay, invoices for ten years, the rest is anonymous', async () => {
    const { token } = await register('ana@example.test');
    const id = await buy(token, 'en_US');
    await db().update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, id));
    shop.later((3 * 365 - 29) * day);
    await run();
    expect(await told()).toMatchObject([{ to: 'ana@example.test', text: expect.stringContaining('To keep it, sign in once') }]);
    shop.later(31 * day);
    await run();
    expect(await accounts()).toEqual([]);
    const [kept] = await db().select().from(orders).where(eq(orders.id, id));
    expect(kept).toMatchObject({ idUser: null, email: '', phone: '', deliveryAddress: null, firstname: '', total: 5090 });
    expect(await db().select().from(invoices).where(eq(invoices.idOrder, id))).toHaveLength(1);
  });

  it('waits while an order is under way, and is never one of the shop’s team', async () => {
    const { token } = await register('ana@example.test');
    await buy(token, 'fr_FR');
    await register('nora@example.test');
    await db()
      .update(users)
      .set({ role: 'ADMIN' })
      .where(and(eq(users.idSite, shop.idSite), eq(users.email, 'nora@example.test')));
    shop.later(3 * 365 * day);
    await run();
    shop.later(40 * day);
    await run();
    expect((await accounts()).sort()).toEqual(['ana@example.test', 'nora@example.test']);
    expect((await told()).map(({ to }) => to)).toEqual(['ana@example.test']);
  });
});
