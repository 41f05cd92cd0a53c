import { and, eq, type SQL, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { applyRetention, countRetention } from '#backend/commerce/privacy/flows/apply-retention.ts';
import { auditLog } from '#backend/tables/audit.ts';
import { bookings } from '#backend/tables/booking.ts';
import { cartLines } from '#backend/tables/cart.ts';
import { customizationFiles } from '#backend/tables/customization.ts';
import { submissionFiles, submissions } from '#backend/tables/forms.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { newsletterSubscribers } from '#backend/tables/newsletter.ts';
import { orderLines, orders } from '#backend/tables/order.ts';
import { paymentAttempts, paymentEvents } from '#backend/tables/payment.ts';
import { passwordResetRequests, users } from '#backend/tables/people.ts';
import { productReviews } from '#backend/tables/product-review.ts';
import { stockAlerts } from '#backend/tables/stock-alert.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { LegalDuty } from '#schemas/legal-duties.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import type { PersonData, PersonErasure, Retention } from '#schemas/retention.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

const year = 366 * 24 * 60;

onOneEngine('personal data', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  /** Words that stand nowhere else. */
  const person = { email: 'zelda.quix@example.test', firstname: 'Zeldaquix', lastname: 'Vandermole', phone: '0699887766' };
  const traces = ['zelda.quix', 'Zeldaquix', 'Vandermole', '0699887766', 'impasse du Zircon'];
  const address = {
    firstname: 'Zeldaquix',
    lastname: 'Vandermole',
    address: '7 impasse du Zircon',
    postalCode: '85190',
    city: 'Aizenay',
    idCountry: 250,
  };

  async function buy(price: number, headers: Headers = {}): Promise<PlacedOrder> {
    const { idDeclination, idProduct } = await shop.product({ name: 'Manteau', price, stock: 3 });
    const added = await shop.add(idDeclination, 1, { headers });
    if (!added.success) throw new Error(added.message);
    const place = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!carrier) throw new Error('no carrier');
    const body = orderBody(added.data, carrier, {
      user: person,
      address: { delivery: address, billing: null },
      message: 'Pour Vandermole',
    });
    const placed = await shop.accept<PlacedOrder>('POST', '/order', body, headers);
    await shop.pay(placed);
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now() }).where(eq(orders.id, placed.id));
    return placed;
  }
  async function admin(): Promise<Headers> {
    const email = `desk-${shop.idSite}@example.test`;
    const body = { email, password: 'une longue phrase de passe', firstname: 'Desk', lastname: 'Team', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', body);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.email, email));
    return { Authorization: token };
  }
  const read = ({ id }: PlacedOrder) =>
    db()
      .select()
      .from(orders)
      .where(eq(orders.id, id))
      .then(([row]) => row);

  const rowsOf = async <Row>(query: SQL): Promise<Row[]> => ((await db().execute(query)) as { rows: Row[] }).rows;

  /** Finds the words in every text, JSON and array column of every table of the shop, as `table.column`. */
  async function hits(): Promise<string[]> {
    const columns = await rowsOf<{
      table_name: string;
      column_name: string;
    }>(sql`select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`);
    const ofSites = await rowsOf<{ table_name: string }>(sql`select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'id_site'`);
    const hasSite = new Set(ofSites.map((column) => column.table_name));
    const found: string[] = [];
    for (const { table_name: table, column_name: column } of columns) {
      const name = sql.raw(`"${column}"`);
      const match = sql.join(
        traces.map((trace) => sql`${name}::text ilike ${`%${trace}%`}`),
        sql` or `,
      );
      const ofShop = hasSite.has(table) ? sql`id_site = ${shop.idSite}` : sql`true`;
      const rows = await rowsOf(sql`select 1 from ${sql.raw(`"${table}"`)} where ${ofShop} and (${match}) limit 1`);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  }

  /** Leaves her words wherever a person can: a message with a file, an appointment, an alert, a newsletter, a forgotten password. */
  async function leaveTraces(order: PlacedOrder): Promise<void> {
    const { idSite } = shop;
    const { email, firstname, lastname, phone } = person;
    const name = `${firstname} ${lastname}`;
    await shop.accept('POST', '/message', { name, email, text: `Je suis ${name}.` });
    const [message] = await db().select().from(submissions).where(eq(submissions.idSite, idSite));
    if (!message) throw new Error('no message');
    const file = { key: 'photo', name: `${lastname}.pdf`, kind: 'pdf' as const, bytes: Buffer.from(name) };
    await db()
      .insert(submissionFiles)
      .values({ idSite, idSubmission: message.id, ...file });
    const [startsAt, endsAt] = [shop.now(), new Date(shop.now().getTime() + 3_600_000)];
    const service = { idService: 1, title: 'Essayage', startsAt, endsAt, seats: 1 };
    await db()
      .insert(bookings)
      .values({ idSite, ...service, name, email, phone, message: name, locale: 'fr_FR' });
    const [line] = await db().select().from(orderLines).where(eq(orderLines.idOrder, order.id));
    await db()
      .insert(stockAlerts)
      .values({ idSite, idDeclination: line?.idDeclination ?? 0, email, locale: 'fr_FR' });
    const subscriber = { idSite, email, locale: 'fr_FR', token: `token-${idSite}` };
    await db().insert(newsletterSubscribers).values(subscriber);
    await db().insert(passwordResetRequests).values({ idSite, email, locale: 'fr_FR' });
    const left = new Set((await hits()).map((place) => place.split('.')[0]));
    const tables = ['bookings', 'mails', 'newsletter_subscribers', 'orders', 'password_reset_requests', 'stock_alerts', 'submission_files'];
    expect([...left]).toEqual(expect.arrayContaining([...tables, 'submissions']));
  }

  it('of guests’ orders is emptied after three years, contracts of 120 € and more are closed off for ten', async () => {
    const [small, large] = [await buy(4500), await buy(20_000)];
    expect(await hits()).toContain('orders.email');
    shop.later(2 * year);
    expect(await countRetention(db(), shop.idSite, shop.now())).toMatchObject({ ORDERS_CLOSED: 0, ORDERS_ANONYMISED: 0 });
    shop.later(1.1 * year);
    const trial = await countRetention(db(), shop.idSite, shop.now());
    expect(trial).toMatchObject({ ORDERS_CLOSED: 1, ORDERS_ANONYMISED: 1, INVOICES: 0 });
    expect(await read(small), 'a trial changes nothing').toMatchObject({ firstname: 'Zeldaquix' });
    await applyRetention(db(), shop.now());
    expect(await read(small)).toMatchObject({ email: '', firstname: '', billingAddress: null, anonymisedAt: shop.now() });
    expect(await read(large)).toMatchObject({ lastname: 'Vandermole', phone: '', message: '', closedAt: shop.now() });
    const desk = await admin();
    const state = await shop.accept<Retention>('GET', '/admin/retention', undefined, desk);
    expect(state.runs[0]).toMatchObject({ isTrial: false, counts: { ORDERS_CLOSED: 1, ORDERS_ANONYMISED: 1 } });
    expect(state.closed).toMatchObject({ total: 1, contracts: [{ reference: large.reference, until: '2036-11-20' }] });
    const listed = await shop.accept<{ total: number }>('GET', '/admin/order', undefined, desk);
    expect(listed.total, 'what is closed off stands in no list').toBe(1);
    await shop.asReal();
    const csv = await (
      await shop.app.request('/admin/order/export.csv?lang=en', { headers: { idSite: String(shop.idSite), ...desk } })
    ).text();
    expect(csv, 'it counts in the books').toContain(large.reference);
    expect(csv, 'without its buyer').not.toMatch(/Zeldaquix|zelda\.quix/);
    expect(await shop.call('GET', `/order/${large.id}?key=${large.key}`), 'its buyer still reads it').toMatchObject({ status: 200 });
    expect(await shop.call('GET', `/order/${small.id}?key=${small.key}`), 'no key opens the other').toMatchObject({ status: 404 });

    shop.later(7.5 * year);
    await applyRetention(db(), shop.now());
    expect(await hits(), 'after ten years').toEqual([]);
    const papers = await db().select().from(invoices).where(eq(invoices.idSite, shop.idSite));
    expect(papers.map(({ total }) => total).sort()).toEqual([20_000, 5090]);
  });

  it('stays while its time is not over: an order under way, a newer one, an account', async () => {
    const old = await buy(4500);
    shop.later(3.2 * year);
    await buy(4500);
    await applyRetention(db(), shop.now());
    expect(await read(old), 'she ordered again').toMatchObject({ firstname: 'Zeldaquix' });
    await db().update(orders).set({ status: 'SHIPPED' }).where(eq(orders.id, old.id));
    shop.later(4 * year);
    await applyRetention(db(), shop.now());
    expect(await read(old), 'it is under way').toMatchObject({ firstname: 'Zeldaquix' });
  });

  it('runs once a day for each site, which the list of the law’s duties tells', async () => {
    const desk = await admin();
    const duty = async () => {
      const { duties } = await shop.accept<{ duties: LegalDuty[] }>('GET', '/admin/legal-duty', undefined, desk);
      return duties.find(({ key }) => key === 'retention')?.state;
    };
    expect(await duty()).toBe('CHECK');
    await applyRetention(db(), shop.now());
    await applyRetention(db(), shop.now());
    const { runs } = await shop.accept<Retention>('GET', '/admin/retention', undefined, desk);
    expect(runs).toHaveLength(1);
    expect(await duty()).toBe('DONE');
  });

  it('in lines of the audit is emptied after twelve months', async () => {
    const desk = await admin();
    await shop.accept('POST', '/admin/retention/trial', undefined, desk);
    const lines = () =>
      db()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.idSite, shop.idSite)));
    expect((await lines()).some(({ email }) => email !== '')).toBe(true);
    shop.later(1.1 * year);
    await applyRetention(db(), shop.now());
    expect((await lines()).every(({ email, origin }) => email === '' && origin === null)).toBe(true);
  });

  it('is given as a file, without keys, to her and to the shop, and to nobody else', async () => {
    const account = {
      email: person.email,
      password: 'une longue phrase de passe',
      firstname: 'Zeldaquix',
      lastname: 'Vandermole',
      acceptTerms: true,
    };
    const { token } = await shop.accept<Session>('POST', '/register', account);
    const me = { Authorization: token };
    const order = await buy(4500, me);
    const { idDeclination } = await shop.product({ name: 'Gants', price: 1500, stock: 3 });
    await shop.add(idDeclination, 1, { headers: me });
    const data = await shop.accept<PersonData>('GET', '/user/data', undefined, me);
    expect(data.sections.account).toMatchObject([{ firstname: 'Zeldaquix' }]);
    expect(data.sections.orders).toMatchObject([{ reference: order.reference }]);
    expect(data.sections.orderLines).toHaveLength(1);
    expect(data.sections.payments).toMatchObject([{ amount: order.total }]);
    expect(data.sections.cart).toHaveLength(1);
    expect(data.sections.emails?.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/argon2|keySalt|tokenHash/);
    const asked = `/admin/person/data?email=${person.email}`;
    expect(await shop.call('GET', asked, undefined, me)).toMatchObject({ status: 403 });
    const seen = await shop.accept<PersonData>('GET', asked, undefined, await admin());
    expect(seen.sections.orders).toHaveLength(1);
  });

  it('of an erased person is nowhere but in what the law has the shop keep, which is listed', async () => {
    const small = await buy(4500);
    const large = await buy(20_000);
    await leaveTraces(small);
    const declared = { name: 'Zeldaquix Vandermole', reference: small.reference, email: person.email };
    const { key } = await shop.accept<{ key: string }>('POST', '/withdrawal', declared);
    await shop.accept('POST', `/withdrawal/${key}/confirm`, {});
    const desk = await admin();
    const erase = () => shop.call<PersonErasure>('POST', '/admin/person/erase', { email: person.email }, desk);
    expect(await erase(), 'her return is under way').toMatchObject({ status: 409 });
    await db().execute(sql`update order_returns set status = 'REFUSED' where id_site = ${shop.idSite}`);
    const erased = await erase();
    expect(erased).toMatchObject({ status: 200, data: { hadAccount: false, orders: 2 } });
    if (!erased.success) throw new Error(erased.message);
    expect(erased.data.kept.map(({ kind }) => kind)).toEqual(['CONTRACT', 'INVOICE', 'INVOICE']);
    expect(erased.data.kept[0]).toMatchObject({ reference: large.reference, until: '2036-11-20' });
    const left = new Set((await hits()).map((place) => place.split('.')[0]));
    expect([...left].sort()).toEqual(['invoices', 'orders']);
    expect(await read(small)).toMatchObject({ email: '', firstname: '', lastname: '' });
  });

  it('of an erased account is nowhere either, be it in its files, cart, review, addresses or the messages of the bank', async () => {
    const account = { ...person, password: 'une longue phrase de passe', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', account);
    const me = { Authorization: token };
    const order = await buy(4500, me);
    const { idSite } = shop;
    const [user] = await db()
      .select()
      .from(users)
      .where(and(eq(users.idSite, idSite), eq(users.email, person.email)));
    const [line] = await db().select().from(orderLines).where(eq(orderLines.idOrder, order.id));
    const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.idOrder, order.id));
    if (!user || !line || !attempt) throw new Error('nothing was bought');
    const name = `${person.firstname} ${person.lastname}`;
    await db().update(orderLines).set({ customizationKey: name }).where(eq(orderLines.id, line.id));
    const file = { name: `${person.lastname}.png`, kind: 'png' as const, bytes: Buffer.from(name) };
    await db()
      .insert(customizationFiles)
      .values({ idSite, idOrder: order.id, ...file });
    const { data: cart } = (await shop.add(line.idDeclination ?? 0, 1, { headers: me })) as { data: { products: { id: number }[] } };
    await db()
      .update(cartLines)
      .set({ customizationKey: name })
      .where(eq(cartLines.id, cart.products[0]?.id ?? 0));
    const said = { status: 'PUBLISHED' as const, rating: 5, text: `Signé ${name}`, author: person.firstname, declinationLabel: '' };
    const bought = { idProduct: line.idProduct ?? 0, idOrder: order.id, idUser: user.id, locale: 'fr_FR', boughtAt: shop.now() };
    await db()
      .insert(productReviews)
      .values({ idSite, ...bought, ...said, publishedAt: shop.now() });
    const event = { provider: 'sandbox', dedupeKey: `event-${idSite}`, type: 'paid', raw: JSON.stringify({ name }), outcome: 'paid' };
    await db()
      .insert(paymentEvents)
      .values({ idSite, idAttempt: attempt.id, ...event });
    await leaveTraces(order);
    const tables = ['addresses', 'cart_lines', 'customization_files', 'order_lines', 'payment_events', 'product_reviews', 'users'];
    expect([...new Set((await hits()).map((place) => place.split('.')[0]))]).toEqual(expect.arrayContaining(tables));
    const erased = await shop.accept<PersonErasure>('POST', '/admin/person/erase', { email: person.email }, await admin());
    expect(erased).toMatchObject({ hadAccount: true, kept: [{ kind: 'INVOICE' }] });
    expect(new Set((await hits()).map((place) => place.split('.')[0]))).toEqual(new Set(['invoices']));
  });

  it('of a guest is erased with an order that waits for its payment: it is cancelled, and nobody can pay it any more', async () => {
    const { idDeclination, idProduct } = await shop.product({ name: 'Manteau', price: 4500, stock: 3 });
    const cart = await shop.cartWith(idDeclination);
    const place = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!carrier) throw new Error('no carrier');
    const placed = await shop.accept<PlacedOrder>('POST', '/order', orderBody(cart, carrier, { user: person }));
    await shop.accept('POST', '/admin/person/erase', { email: person.email }, await admin());
    expect(await read(placed)).toMatchObject({ status: 'CANCELLED', email: '', firstname: '' });
    await shop.pay(placed);
    expect(await read(placed)).toMatchObject({ status: 'CANCELLED', paidAt: null });
    expect(await hits()).toEqual([]);
  });
});
