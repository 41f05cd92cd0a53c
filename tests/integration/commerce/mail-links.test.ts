import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { removeInactive } from '#backend/commerce/account/flows/remove-inactive.ts';
import { sendResets } from '#backend/commerce/account/flows/reset-password.ts';
import { askReviews } from '#backend/commerce/order-mail/ask-reviews.ts';
import { elements } from '#backend/tables/events.ts';
import { mails, type mails as mailTable } from '#backend/tables/mail.ts';
import { users } from '#backend/tables/people.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import type { OrderBack } from '#schemas/order-back.ts';
import type { Session } from '#schemas/user.ts';
import { onDatabase } from '../databases.ts';
import { attemptOf, openShop, orderBody } from './shop.ts';

type Kind = (typeof mailTable.$inferSelect)['kind'];
const day = 24 * 60;
const origin = 'http://shop.test';
const email = 'emma@example.test';
const password = 'une longue phrase de passe';
/** Written to the shop itself, in its own language. */
const toTheShop: readonly Kind[] = ['EVENT_NOTICE', 'FORM_NOTICE', 'ORDER_NOTICE', 'RETURN_NOTICE'];

const linksOf = ({ html, text }: { html: string; text: string }) =>
  [...`${html} ${text}`.matchAll(/http:\/\/shop\.test[^\s"<]*/g)].map(String);

onDatabase('an e-mail', 'PGlite', (db) => {
  it('leads a reader of a site’s second language to pages in that language, whatever it tells; the bank leads her back there too', async () => {
    const shop = await openShop(db());
    const { idSite } = shop;
    await db()
      .insert(parameters)
      .values(['ORDER_REVIEW_DELAY', 'ENABLE_NEWSLETTER'].map((key, index) => ({ idSite, key, value: index === 0 ? '2' : 'true' })));
    const sign = async (name: string) =>
      (await shop.accept<Session>('POST', '/register', { email: name, password, firstname: 'Emma', lastname: 'Stone', acceptTerms: true }))
        .token;
    const emma = { Authorization: await sign(email) };
    const admin = { Authorization: await sign('nora@example.test') };
    await db()
      .update(users)
      .set({ role: 'ADMIN' })
      .where(and(eq(users.idSite, idSite), eq(users.email, 'nora@example.test')));
    const { idProduct, idDeclination } = await shop.product({ name: 'Robe', price: 4500, stock: 9 });
    const place = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    const user = { email, firstname: 'Emma', lastname: 'Stone', phone: '0612345678' };
    const order = async () => {
      const added = await shop.add(idDeclination, 1, { headers: emma });
      if (!added.success) throw new Error(added.message);
      const placed = await shop.place(orderBody(added.data, carrier ?? { id: 0, price: 0 }, { user }), emma);
      if (!placed.success) throw new Error(placed.message);
      return placed.data;
    };
    const lead = ({ id }: { id: string }, step: string) => shop.accept('PUT', `/admin/order/${id}/status`, { step }, admin);

    const bought = await order();
    await shop.pay(bought);
    for (const step of ['PREPARING', 'SHIPPED']) await lead(bought, step);
    const tracking = { link: 'https://suivi.example/1', number: null };
    await shop.accept('PUT', `/admin/order/${bought.id}/tracking-link`, tracking, admin);
    await lead(bought, 'DELIVERED');
    const { lines } = await shop.accept<Order>('GET', `/order/${bought.id}`, undefined, emma);
    const products = [{ id: lines[0]?.id, quantity: 1, reason: 'SIZE' }];
    const back = await shop.accept<OrderBack>('POST', `/order/${bought.id}/back-products`, { products }, emma);
    for (const step of ['LABEL_SENT', 'RECEIVED', 'REFUNDED']) await shop.accept('PUT', `/admin/order-back/${back.id}`, { step }, admin);
    const refunded = await order();
    await shop.pay(refunded);
    await lead(refunded, 'REFUNDED');
    const cancelled = await order();
    await lead(cancelled, 'CANCELLED');
    const bank = `/sandbox/bank/${attemptOf(cancelled)}`;
    expect(await (await shop.app.request(bank, { headers: { idSite: String(idSite) } })).text()).toContain('href="/en/order/');

    await shop.accept('POST', '/newsletter/subscribe', { email });
    await shop.accept('PUT', '/password/reset/ask', { email });
    await sendResets(db(), shop.now(), origin);
    await shop.accept('PUT', '/user/password', { currentPassword: password, password: 'une autre phrase de passe' }, emma);
    await shop.accept('POST', '/message', { name: 'Emma', email, text: 'Do you ship to Wales?' });
    const event = { idSite, route: 'evenements', slug: 'fold', title: 'Pliage', excerpt: '', html: '', place: '', position: 0, seats: 4 };
    const startsAt = new Date(shop.now().getTime() + 3_600_000);
    const [made] = await db()
      .insert(elements)
      .values({ ...event, startsAt })
      .returning({ id: elements.id });
    await shop.accept('POST', `/element/evenements/${made?.id}/register`, { name: 'Emma', email, seats: 2 });
    shop.later(3 * day);
    await askReviews(db(), shop.now(), origin);
    shop.later((3 * 365 - 15) * day);
    await removeInactive(db(), { ...shop.at(), webOrigin: origin });

    const written = await db().select().from(mails).where(eq(mails.idSite, idSite));
    const [toHer, toShop] = [written.filter((mail) => mail.to === email), written.filter((mail) => mail.to === 'bonjour@penderie.test')];
    const kinds: Kind[] = ['ORDER_CONFIRMED', 'ORDER_PREPARING', 'ORDER_SHIPPED', 'ORDER_TRACKING', 'ORDER_DELIVERED', 'ORDER_CANCELLED'];
    const more: Kind[] = [
      'ORDER_REFUNDED',
      'WELCOME',
      'NEWSLETTER',
      'REVIEW_ASKED',
      'RETURN',
      'PASSWORD_RESET',
      'PASSWORD_CHANGED',
      'ACCOUNT_REMOVAL',
    ];
    expect(new Set(toHer.map(({ kind }) => kind))).toEqual(new Set([...kinds, ...more, 'EVENT_REGISTERED']));
    for (const mail of toHer) {
      expect(linksOf(mail).length, mail.kind).toBeGreaterThan(1);
      for (const link of linksOf(mail)) expect(new URL(link).pathname, `${mail.kind}: ${link}`).toMatch(/^\/en(\/|$)/);
      expect(mail.text, mail.kind).not.toMatch(/\S :/);
    }
    expect(new Set(toShop.map(({ kind }) => kind))).toEqual(new Set(toTheShop));
    for (const mail of toShop) for (const link of linksOf(mail)) expect(new URL(link).pathname).not.toMatch(/^\/en(\/|$)/);
  });
});
