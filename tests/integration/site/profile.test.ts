import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sendResets } from '#backend/commerce/account/flows/reset-password.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { users } from '#backend/tables/people.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Session } from '#schemas/user.ts';
import { openShop, orderBody, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

const password = 'une longue phrase de passe';

onOneEngine('a profile', (db) => {
  let shop: Shop;
  let email: string;
  let me: Record<string, string>;
  const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` });
  const login = (word = password, address = email) => shop.call<Session>('POST', '/login', { email: address, password: word });
  beforeEach(async () => {
    shop = await openShop(db());
    await db().insert(parameters).values({ idSite: shop.idSite, key: 'ENABLE_NEWSLETTER', value: 'true' });
    email = `zoe-${shop.idSite}@example.test`;
    const person = { email, password, firstname: 'Zoé', lastname: 'Martin', phone: '0612345678', acceptTerms: true };
    me = bearer(await shop.accept<Session>('POST', '/register', person));
  });
  const profile = { firstname: 'Zoé', lastname: 'Durand', phone: '' };
  const sentTo = (to: string) =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.to, to)))
      .orderBy(mails.id);

  it('is changed by its owner; another e-mail address needs the password', async () => {
    expect(await shop.call('PUT', '/user', { ...profile, email }, me)).toMatchObject({
      status: 200,
      data: { lastname: 'Durand', phone: '', email },
    });
    const moved = `new-${shop.idSite}@example.test`;
    expect(await shop.call('PUT', '/user', { ...profile, email: moved }, me)).toMatchObject({
      status: 422,
      data: [{ key: 'currentPassword' }],
    });
    expect(await shop.call('PUT', '/user', { ...profile, email: moved, currentPassword: password }, me)).toMatchObject({ status: 200 });
    expect(await login(password, moved)).toMatchObject({ status: 200 });
    expect(await login()).toMatchObject({ status: 401 });
    expect(await shop.call('PUT', '/user', { ...profile, email: moved })).toMatchObject({ status: 401 });
  });

  it('does not take the address of another account', async () => {
    const other = `other-${shop.idSite}@example.test`;
    await shop.accept('POST', '/register', { email: other, password, firstname: 'A', lastname: 'B', acceptTerms: true });
    const answer = await shop.call('PUT', '/user', { ...profile, email: other, currentPassword: password }, me);
    expect(answer).toMatchObject({ status: 409, data: [{ key: 'email' }] });
  });

  it('has a password that its owner changes, which signs other browsers out', async () => {
    const elsewhere = await login();
    if (!elsewhere.success) throw new Error(elsewhere.message);
    const next = 'une autre phrase de passe';
    expect(await shop.call('PUT', '/user/password', { currentPassword: 'wrong', password: next }, me)).toMatchObject({ status: 422 });
    expect(await shop.call('PUT', '/user/password', { currentPassword: password, password: 'court' }, me)).toMatchObject({ status: 422 });
    expect(await shop.call('PUT', '/user/password', { currentPassword: password, password: next }, me)).toMatchObject({ status: 200 });
    expect(await shop.call('GET', '/user', undefined, me)).toMatchObject({ status: 200 });
    expect(await shop.call('GET', '/user', undefined, bearer(elsewhere.data))).toMatchObject({ status: 401 });
    expect(await login()).toMatchObject({ status: 401 });
  });

  it('takes the newsletter, confirmed by e-mail, and ends it', async () => {
    const lists = await shop.accept<{ id: number; name: string }[]>('GET', '/user/newsletter/lists', undefined, me);
    expect(lists).toMatchObject([{ name: 'The newsletter' }]);
    const ids = lists.map(({ id }) => id);
    expect(await shop.accept('PUT', '/user/newsletter/subscription', { lists: ids }, me)).toEqual({ lists: ids, status: 'PENDING' });
    expect((await sentTo(email)).map(({ kind }) => kind)).toContain('NEWSLETTER');
    expect(await shop.accept('PUT', '/user/newsletter/subscription', { lists: [] }, me)).toEqual({ lists: [], status: 'NONE' });
    expect(await shop.call('PUT', '/user/newsletter/subscription', { lists: [999_999] }, me)).toMatchObject({ status: 422 });
  });

  it('is erased with its password: orders stay without what they say of the person, and invoices as they were sent', async () => {
    const { idDeclination, idProduct } = await shop.product({ name: 'Robe', price: 4500, stock: 3 });
    const added = await shop.add(idDeclination, 1, { headers: me });
    if (!added.success) throw new Error(added.message);
    const place = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    const placed = await shop.place({ ...orderBody(added.data, carrier ?? { id: 0, price: 0 }), message: 'Un secret' }, me);
    if (!placed.success) throw new Error(placed.message);
    await shop.pay(placed.data);
    expect(await shop.call('DELETE', '/user', { password: 'wrong' }, me)).toMatchObject({ status: 422, data: [{ key: 'password' }] });
    expect(await shop.call('DELETE', '/user', { password }, me)).toMatchObject({
      status: 409,
      message: expect.stringContaining('under way'),
    });
    const own = and(eq(orders.idSite, shop.idSite), eq(orders.id, placed.data.id));
    await db().update(orders).set({ status: 'DELIVERED' }).where(own);
    expect(await shop.call('DELETE', '/user', { password }, me)).toMatchObject({ status: 200 });
    expect(await login()).toMatchObject({ status: 401 });
    expect(await shop.call('GET', '/user', undefined, me)).toMatchObject({ status: 401 });
    const [order] = await db().select().from(orders).where(own);
    expect(order).toMatchObject({
      idUser: null,
      email: '',
      phone: '',
      message: '',
      deliveryAddress: null,
      total: placed.data.total,
      firstname: '',
      lastname: '',
    });
    expect(JSON.stringify(order)).not.toContain('Aizenay');
    const [invoice] = await db().select().from(invoices).where(eq(invoices.idOrder, placed.data.id));
    expect(JSON.stringify(invoice), 'an invoice stays as it was sent').toContain('Martin');
    expect(await sentTo(email)).toEqual([]);
  });

  it('of an admin is not erased from the account page', async () => {
    await db()
      .update(users)
      .set({ role: 'ADMIN' })
      .where(and(eq(users.idSite, shop.idSite), eq(users.email, email)));
    expect(await shop.call('DELETE', '/user', { password }, me)).toMatchObject({ status: 409 });
  });

  const ask = (address: string) => shop.call('PUT', '/password/reset/ask', { email: address });
  const tokenOf = async () => {
    await sendResets(db(), shop.now(), 'http://shop.test');
    const found = (await sentTo(email)).filter(({ kind }) => kind === 'PASSWORD_RESET').at(-1);
    return /\/password\/reset\/([\w-]+)/.exec(found?.text ?? '')?.[1] ?? '';
  };
  const next = 'encore une phrase de passe';

  it('whose password is forgotten gets a link by e-mail; the answer is the same where there is no account', async () => {
    const known = await ask(email);
    expect(known).toMatchObject({ status: 200 });
    expect(await ask(`nobody-${shop.idSite}@example.test`)).toEqual(known);
    const token = await tokenOf();
    expect(await shop.call('PUT', '/password/reset', { token: 'x'.repeat(43), password: next })).toMatchObject({
      status: 422,
      data: [{ key: 'token' }],
    });
    expect(await shop.call('PUT', '/password/reset', { token, password: next })).toMatchObject({ status: 200 });
    expect(await login(next)).toMatchObject({ status: 200 });
    expect(await shop.call('GET', '/user', undefined, me), 'every browser is signed out').toMatchObject({ status: 401 });
    expect(await shop.call('PUT', '/password/reset', { token, password: password })).toMatchObject({ status: 422 });
  });

  it('whose link is for her alone: who looks after the shop reads the e-mail without its key', async () => {
    await ask(email);
    const token = await tokenOf();
    expect(token).not.toBe('');
    await db()
      .update(users)
      .set({ role: 'ADMIN' })
      .where(and(eq(users.idSite, shop.idSite), eq(users.email, email)));
    const outbox = JSON.stringify(await shop.call('GET', '/admin/mail', undefined, me));
    expect(outbox).toContain('/password/reset/…');
    expect(outbox).not.toContain(token);
  });

  it('whose link is more than an hour old, or used twice at once, is not opened by it', async () => {
    await ask(email);
    const old = await tokenOf();
    shop.later(60);
    expect(await shop.call('PUT', '/password/reset', { token: old, password: next })).toMatchObject({ status: 422 });
    await ask(email);
    const token = await tokenOf();
    const answers = await Promise.all([1, 2].map((at) => shop.call('PUT', '/password/reset', { token, password: `${next} ${at}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is asked for no more than three links an hour, for one address', async () => {
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
