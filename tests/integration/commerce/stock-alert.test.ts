import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { forgetAlerts } from '#backend/goods/stock-alert/alerts.ts';
import { sendAlerts } from '#backend/goods/stock-alert/send-alerts.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { mails } from '#backend/tables/mail.ts';
import { users } from '#backend/tables/people.ts';
import { parameters } from '#backend/tables/site.ts';
import { stockAlerts } from '#backend/tables/stock-alert.ts';
import type { StockLine } from '#schemas/admin-stock.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { StockAlert } from '#schemas/stock-alert.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

const password = 'correct horse battery';
const email = 'marie@example.test';

onOneEngine('a back-in-stock alert', (db) => {
  let shop: Shop;
  let dress: { idProduct: number; idDeclination: number };

  beforeEach(async () => {
    shop = await openShop(db());
    dress = await shop.product({ name: 'Robe', price: 4500, stock: 0 });
  });

  const ask = (to = email, headers: Headers = {}, idDeclination = dress.idDeclination) =>
    shop.call('POST', '/stock-alert', { idDeclination, email: to }, headers);
  const rows = () => db().select().from(stockAlerts).where(eq(stockAlerts.idSite, shop.idSite));
  const mailsOf = (kind: 'STOCK_ALERT_ASKED' | 'STOCK_BACK') =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, kind)))
      .orderBy(mails.id);
  const send = () => sendAlerts(db(), { now: shop.now(), webOrigin: 'http://shop.test' });
  const signUp = async (to: string): Promise<Headers> => {
    const { token } = await shop.accept<Session>('POST', '/register', {
      ...{ email: to, password, firstname: 'Zoé', lastname: 'Martin', acceptTerms: true },
    });
    return { Authorization: token };
  };
  const signUpAdmin = async (): Promise<Headers> => {
    const admin = await signUp('nora@example.test');
    const own = and(eq(users.idSite, shop.idSite), eq(users.email, 'nora@example.test'));
    await db().update(users).set({ role: 'ADMIN' }).where(own);
    return admin;
  };
  const count = (admin: Headers, stock: number, seen: number) =>
    shop.accept('PUT', `/admin/stock/${dress.idDeclination}`, { stock, seen, note: 'Arrivage' }, admin);
  const keyOf = (html: string | undefined) => /\/alerts\/([\w-]+)/.exec(html ?? '')?.[1] ?? '';

  it('is noted once for an address and a declination, answered alike, and confirmed by one e-mail', async () => {
    const first = await ask(' Marie@Example.test ');
    const again = await ask();
    expect(first).toMatchObject({ status: 200, data: null });
    expect({ status: again.status, message: again.message }).toEqual({ status: first.status, message: first.message });
    await Promise.all([ask('nora@example.test'), ask('nora@example.test')]);
    expect((await rows()).map((row) => row.email).sort()).toEqual([email, 'nora@example.test']);
    const asked = await mailsOf('STOCK_ALERT_ASKED');
    expect(asked.map(({ to }) => to)).toEqual([email, 'nora@example.test']);
    expect(asked[0]).toMatchObject({ subject: 'Your alert: Robe', text: expect.stringContaining('http://shop.test/en/alerts/') });
  });

  it('is sent once when somebody counts pieces, by whichever process, and forgotten with its e-mail', async () => {
    await ask();
    await ask('nora@example.test');
    expect(await send()).toBe(0);
    await count(await signUpAdmin(), 2, 0);
    const sent = await Promise.all([send(), send()]);
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(await send()).toBe(0);
    const back = await mailsOf('STOCK_BACK');
    expect(back.map(({ to }) => to).sort()).toEqual([email, 'nora@example.test']);
    expect(back[0]).toMatchObject({ subject: 'Back in stock: Robe', text: expect.stringContaining(`?declination=${dress.idDeclination}`) });
    expect(await rows()).toEqual([]);
  });

  it('stands or falls with the transaction that raises the stock, and waits when somebody was quicker than its e-mail', async () => {
    await ask();
    const setStock = (stock: number) => db().update(declinations).set({ stock }).where(eq(declinations.id, dress.idDeclination));
    await db()
      .transaction(async (tx) => {
        await tx.update(declinations).set({ stock: 1 }).where(eq(declinations.id, dress.idDeclination));
        throw new Error('the import failed');
      })
      .catch(() => undefined);
    expect((await rows())[0]?.backAt).toBeNull();
    await setStock(1);
    expect((await rows())[0]?.backAt).toBeInstanceOf(Date);
    await setStock(0);
    expect(await send()).toBe(0);
    expect((await rows())[0]?.backAt).toBeNull();
    await setStock(1);
    expect(await send()).toBe(1);
  });

  it('is sent when an unpaid order lets the last piece go, and not when that order is paid', async () => {
    await db().update(declinations).set({ stock: 1 }).where(eq(declinations.id, dress.idDeclination));
    const place = { products: [{ idProduct: dress.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    const order = async () => {
      const placed = await shop.place(orderBody(await shop.cartWith(dress.idDeclination), carrier ?? { id: 0, price: 0 }));
      if (!placed.success) throw new Error(placed.message);
      return placed.data;
    };
    await order();
    expect(await ask()).toMatchObject({ status: 200 });
    shop.later(31);
    // Ordering again lets go what the first order held, and holds it anew.
    await shop.pay(await order());
    expect(await send()).toBe(0);
    expect(await rows()).toHaveLength(1);
    await db().update(declinations).set({ stock: 1 }).where(eq(declinations.id, dress.idDeclination));
    expect(await send()).toBe(1);
  });

  it('waits for as many as are sold together, and for what is off sale to be on sale again', async () => {
    await db().update(declinations).set({ sellByMultipleOf: 6 }).where(eq(declinations.id, dress.idDeclination));
    await ask();
    const set = (change: Partial<typeof declinations.$inferInsert>) =>
      db().update(declinations).set(change).where(eq(declinations.id, dress.idDeclination));
    await set({ stock: 5 });
    expect(await send()).toBe(0);
    await db().update(products).set({ isValid: false }).where(eq(products.id, dress.idProduct));
    await set({ stock: 6 });
    expect(await send()).toBe(0);
    await db().update(products).set({ isValid: true }).where(eq(products.id, dress.idProduct));
    expect(await send()).toBe(1);
  });

  it('is refused for what can be bought, for what is not sold, where the shop has none, and when a mailbox is being filled', async () => {
    const there = await shop.product({ name: 'Foulard', price: 900, stock: 1 });
    expect(await ask(email, {}, there.idDeclination)).toMatchObject({ status: 409 });
    expect(await ask(email, {}, 2_000_000_000)).toMatchObject({ status: 404 });
    expect(await ask('marie@')).toMatchObject({ status: 422, data: [{ key: 'email' }] });
    for (let at = 0; at < 8; at++) await ask();
    expect(await ask()).toMatchObject({ status: 429 });
    await db().insert(parameters).values({ idSite: shop.idSite, key: 'DISPLAY_STOCK_ALERT', value: 'false' });
    expect(await ask('nora@example.test')).toMatchObject({ status: 403 });
  });

  it('is taken off by the link of its e-mail without signing in, as often as it is followed; a key that was not signed takes nothing off', async () => {
    await ask();
    const key = keyOf((await mailsOf('STOCK_ALERT_ASKED'))[0]?.html);
    const remove = (wanted: string) => shop.call('POST', '/stock-alert/remove', { key: wanted });
    expect(await shop.call('POST', `/stock-alert/${key.replace(/.$/, '')}/remove`), 'a key that is cut').toMatchObject({ success: false });
    const [id] = key.split('-');
    expect(await remove(`${id}-${'A'.repeat(22)}`)).toMatchObject({ status: 404 });
    expect(await remove(key.replace(/^\d+/, (digits) => String(Number(digits) + 1)))).toMatchObject({ status: 404 });
    expect(await remove("1-' or 1=1")).toMatchObject({ status: 422 });
    expect(await rows()).toHaveLength(1);
    expect(await remove(key)).toMatchObject({ status: 200 });
    expect(await remove(key)).toMatchObject({ status: 200 });
    expect(await rows()).toEqual([]);
  });

  it('stands in the account that asked for it, and in no other, and is taken off there', async () => {
    const [marie, nora] = [await signUp(email), await signUp('nora@example.test')];
    await ask(email);
    expect(await shop.accept<StockAlert[]>('GET', '/user/stock-alert', undefined, marie), 'asked by nobody that is known').toEqual([]);
    await ask(email, nora);
    expect(await shop.accept<StockAlert[]>('GET', '/user/stock-alert', undefined, nora)).toEqual([]);
    await ask(email, marie);
    const [alert] = await shop.accept<StockAlert[]>('GET', '/user/stock-alert', undefined, marie);
    expect(alert).toMatchObject({ name: 'Robe', email, url: expect.stringContaining(`?declination=${dress.idDeclination}`) });
    expect((await shop.call('GET', '/user/stock-alert')).status).toBe(401);
    await shop.accept('DELETE', `/user/stock-alert/${alert?.id}`, undefined, nora);
    expect(await rows()).toHaveLength(1);
    expect(await shop.accept('DELETE', `/user/stock-alert/${alert?.id}`, undefined, marie)).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('goes where the account’s address goes, and is erased with the account', async () => {
    const marie = await signUp(email);
    await ask(email, marie);
    await ask('autre@example.test');
    const moved = { email: 'autre@example.test', firstname: 'Zoé', lastname: 'Martin', currentPassword: password };
    await shop.accept('PUT', '/user', moved, marie);
    expect((await rows()).map((row) => row.email)).toEqual(['autre@example.test']);
    await ask('marie.martin@example.test', marie);
    await ask('nora@example.test');
    await shop.accept('DELETE', '/user', { password }, marie);
    expect((await rows()).map((row) => row.email)).toEqual(['nora@example.test']);
  });

  it('is forgotten after six months', async () => {
    await ask();
    shop.later(182 * 24 * 60);
    await forgetAlerts(db(), shop.now());
    expect(await rows()).toHaveLength(1);
    shop.later(2 * 24 * 60);
    await forgetAlerts(db(), shop.now());
    expect(await rows()).toEqual([]);
  });

  it('is counted on the stock screen, which lists what is waited for', async () => {
    const admin = await signUpAdmin();
    await shop.product({ name: 'Nappe', price: 900, stock: 0 });
    await ask();
    await ask('nora@example.test');
    const { lines } = await shop.accept<{ lines: StockLine[] }>('GET', '/admin/stock?state=WAITED', undefined, admin);
    expect(lines).toMatchObject([{ name: 'Robe', waiting: 2 }]);
    const all = await shop.accept<{ lines: StockLine[] }>('GET', '/admin/stock', undefined, admin);
    expect(all.lines.map(({ name, waiting }) => [name, waiting])).toEqual([
      ['Nappe', 0],
      ['Robe', 2],
    ]);
    await db()
      .delete(stockAlerts)
      .where(inArray(stockAlerts.email, [email, 'nora@example.test']));
  });
});
