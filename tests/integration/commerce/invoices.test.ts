import { and, asc, eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, it } from 'vitest';
import { changeStatus } from '#backend/commerce/order/flows/change-status.ts';
import { lockOrder } from '#backend/commerce/order/locks.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { orders } from '#backend/tables/order.ts';
import { users } from '#backend/tables/people.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Carrier, PickupMonth } from '#schemas/delivery.ts';
import type { OrderDocument } from '#schemas/invoice.ts';
import type { Order, OrderBody, PlacedOrder } from '#schemas/order.ts';
import type { OrderBack } from '#schemas/order-back.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('an invoice', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
    const values = {
      COMPANY_LEGAL_NAME: 'Marie Dupont EI',
      COMPANY_CORPORATE_FORM: 'Entreprise individuelle',
      COMPANY_CAPITAL: '1 000 €',
      COMPANY_SIRET: '812 345 678 00012',
      COMPANY_RCS: 'La Roche-sur-Yon 812 345 678',
      INTRACO_VAT: 'FR12812345678',
      COMPANY_ADDRESS: '12 rue du Marché',
      COMPANY_POSTAL_CODE: '85190',
    };
    await db()
      .insert(parameters)
      .values(Object.entries(values).map(([key, value]) => ({ idSite: shop.idSite, key, value })));
  });

  async function signUp(name: string): Promise<Headers> {
    const person = {
      email: `${name}-${shop.idSite}@example.test`,
      password: 'une longue phrase de passe',
      firstname: 'Zoé',
      lastname: 'Martin',
    };
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
  async function place(seeds: Parameters<Shop['product']>[0][], headers: Headers, change: Partial<OrderBody> = {}): Promise<PlacedOrder> {
    let cart: Awaited<ReturnType<Shop['cartWith']>> | undefined;
    const products: { idProduct: number; quantity: number }[] = [];
    for (const seed of seeds) {
      const { idProduct, idDeclination } = await shop.product(seed);
      products.push({ idProduct, quantity: 2 });
      const added = await shop.add(idDeclination, 2, { headers, ...(cart && { cart: cart.id }) });
      if (!added.success) throw new Error(added.message);
      cart = added.data;
    }
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    if (!cart || !carrier) throw new Error('no cart');
    const off = change.discountCode ? Math.round(cart.total / 10) : 0;
    const placed = await shop.place(orderBody(cart, carrier, { total: cart.total - off + carrier.price, ...change }), headers);
    if (!placed.success) throw new Error(placed.message);
    return placed.data;
  }
  const documents = (id: string, headers: Headers) => shop.accept<OrderDocument[]>('GET', `/order/${id}/documents`, undefined, headers);
  const download = (url: string, headers: Headers) =>
    shop.app.request(url.replace(/^\/api/, ''), { headers: { idSite: String(shop.idSite), userLang: 'en_US', ...headers } });
  async function textOf(url: string, headers: Headers): Promise<string> {
    const answer = await download(url, headers);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    return (await extractText(pdf, { mergePages: true })).text.replace(/[\s\u00a0]+/g, ' ');
  }
  const kept = () => db().select().from(invoices).where(eq(invoices.idSite, shop.idSite)).orderBy(asc(invoices.id));
  const mixed = [
    { name: 'Robe en lin', price: 4500, stock: 9, vatRate: 2000 },
    { name: 'Écharpe ancienne', price: 2500, stock: 9, offer: 'SECOND_HAND' as const, marginScheme: true },
  ];

  it('is made once when an order is paid, carries every legal mention, and its totals are the order’s', async () => {
    const me = await signUp('zoe');
    const placed = await place(mixed, { ...me, userLang: 'fr_FR' }, { discountCode: 'DIX' });
    expect(await documents(placed.id, me)).toEqual([]);
    await shop.pay(placed);
    await shop.pay(placed);
    const [invoice, ...others] = await documents(placed.id, me);
    const order = await shop.accept<Order>('GET', `/order/${placed.id}`, undefined, me);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'INVOICE', reference: `ESSAI-FA-${shop.idSite}-26-000001`, total: order.total, isTest: true });
    const text = await textOf(invoice?.url ?? '', me);
    for (const mention of [
      ...['FACTURE', `ESSAI-FA-${shop.idSite}-26-000001`, '20 novembre 2026', `Commande ${order.reference}`],
      ...['Marie Dupont EI', 'Entreprise individuelle au capital de 1 000 €', '12 rue du Marché', '85190 Aizenay'],
      ...['SIRET 812 345 678 00012', 'RCS La Roche-sur-Yon 812 345 678', 'FR12812345678'],
      ...['Zoé Martin', '3 rue des Lilas', 'Robe en lin', '37,50 €', '45,00 €', '90,00 €', '20 %'],
      ...['Remise (code DIX)', '–14,00 €', 'Livraison', 'Facture acquittée', 'Régime particulier – Biens d’occasion', 'ESSAI'],
      `${(order.total / 100).toFixed(2).replace('.', ',')} €`,
      `${(order.vat / 100).toFixed(2).replace('.', ',')} €`,
    ]) {
      expect(text).toContain(mention);
    }
    const [row] = await kept();
    const { rates } = row?.content ?? { rates: [] };
    expect(rates.reduce((sum, { gross }) => sum + gross, 0)).toBe(order.total);
    expect(rates.reduce((sum, { vat }) => sum + vat, 0)).toBe(order.vat);
    expect(rates.find(({ marginScheme }) => marginScheme)?.vat).toBe(0);
  });

  it('prints names in Latin with any mark, in Greek and in Cyrillic', async () => {
    const me = await signUp('zoe');
    const home = { address: '3 rue des Lilas', postalCode: '85190', city: 'Aizenay', idCountry: 250 };
    const delivery = { ...home, firstname: 'Nguyễn Thị', lastname: 'Hồng' };
    const billing = { ...home, firstname: 'Γιώργος', lastname: 'Шевченко'.normalize('NFD') };
    const placed = await place([{ name: 'Robe en lin', price: 4500, stock: 9 }], me, { address: { delivery, billing } });
    await shop.pay(placed);
    const [invoice] = await documents(placed.id, me);
    const text = await textOf(invoice?.url ?? '', me);
    expect(text).toContain('Γιώργος Шевченко');
    expect(text).toContain('Nguyễn Thị Hồng');
  });

  it('prints the Latin form of a name in another script, which an order refuses to do without', async () => {
    const me = await signUp('zoe');
    const home = { address: '3 rue des Lilas', postalCode: '85190', city: 'Aizenay', idCountry: 250, firstname: '小明', lastname: '王' };
    const dress = { name: 'Robe en lin', price: 4500, stock: 9 };
    const { idDeclination, idProduct } = await shop.product(dress);
    const added = await shop.add(idDeclination, 1, { headers: me });
    if (!added.success) throw new Error(added.message);
    const asked = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', asked);
    const send = (address: OrderBody['address'], change: Partial<OrderBody> = {}) =>
      shop.place(orderBody(added.data, carrier ?? { id: 0, price: 0 }, { address, ...change }), { ...me, userLang: 'fr_FR' });
    const refusal = (key: string, error: string) => ({ status: 422, data: [{ key, error }] });
    const missing = 'Écrivez aussi ce nom en lettres latines : la facture et l’étiquette du colis l’impriment.';
    expect(await send({ delivery: home, billing: null })).toMatchObject(refusal('address.delivery.latinName', missing));
    const latin = { ...home, latinName: 'Wang Xiaoming' };
    expect(await send({ delivery: latin, billing: { ...latin, latinName: '王小明' } })).toMatchObject(
      refusal('address.billing.latinName', 'Lettres latines uniquement.'),
    );
    const placed = await send({ delivery: latin, billing: null });
    if (!placed.success) throw new Error(placed.message);
    await shop.pay(placed.data);
    const [invoice] = await documents(placed.data.id, me);
    expect(await textOf(invoice?.url ?? '', me)).toContain('Wang Xiaoming');
    const order = await shop.accept<Order>('GET', `/order/${placed.data.id}`, undefined, me);
    expect(order.delivery.address).toMatchObject({ firstname: '小明', lastname: '王', latinName: 'Wang Xiaoming' });
    expect(await shop.accept('GET', '/user/address', undefined, me)).toMatchObject([{ lastname: '王', latinName: 'Wang Xiaoming' }]);
    expect(await shop.call('POST', '/user/address', home, me)).toMatchObject({
      status: 422,
      data: [{ key: 'latinName', error: 'Write this name in Latin letters as well: the invoice and the parcel label print it.' }],
    });
  });

  it('of an order that is collected prints the Latin form of the name alone', async () => {
    const me = await signUp('zoe');
    const { idDeclination } = await shop.product({ name: 'Robe en lin', price: 4500, stock: 9 });
    const added = await shop.add(idDeclination, 1, { headers: me });
    if (!added.success) throw new Error(added.message);
    const { slots } = await shop.accept<PickupMonth>('GET', '/calendar/1/date/allowed/11/2026');
    const [slot] = slots;
    const user = { email: 'zoe@example.test', firstname: 'محمد', lastname: 'علي', phone: '0612345678' };
    const body = (named: object) => ({
      ...orderBody(added.data, { id: 0, price: 0 }),
      user: { ...user, ...named },
      address: { delivery: null, billing: null },
      delivery: { type: 'CLICK_AND_COLLECT' as const },
      dateSchedule: slot?.date ?? null,
      idSchedule: slot?.idSchedule ?? null,
    });
    expect(await shop.place(body({}), me)).toMatchObject({ status: 422, data: [{ key: 'user.latinName' }] });
    const placed = await shop.place(body({ latinName: 'Mohamed Ali' }), me);
    if (!placed.success) throw new Error(placed.message);
    await shop.pay(placed.data);
    const [invoice] = await documents(placed.data.id, me);
    expect(await textOf(invoice?.url ?? '', me)).toContain('Mohamed Ali');
  });

  it('keeps the totals below the lines while they fit there', async () => {
    const me = await signUp('zoe');
    const seven = Array.from({ length: 7 }, (_, index) => ({ name: `Foulard ${index}`, price: 2500, stock: 9, vatRate: 2000 }));
    const placed = await place(seven, { ...me, userLang: 'fr_FR' });
    await shop.pay(placed);
    const [invoice] = await documents(placed.id, me);
    const text = await textOf(invoice?.url ?? '', me);
    expect(text).not.toContain('Page 2');
    expect(text).toContain('Facture acquittée');
  });

  it('is written in English for an English order, and stays as it was when the shop changes', async () => {
    const me = await signUp('zoe');
    const placed = await place([{ name: 'Scarf', price: 2500, stock: 9, vatRate: 2000 }], me);
    await shop.pay(placed);
    await db()
      .update(parameters)
      .set({ value: 'Another name' })
      .where(and(eq(parameters.idSite, shop.idSite), eq(parameters.key, 'COMPANY_LEGAL_NAME')));
    const [invoice] = await documents(placed.id, me);
    const text = await textOf(invoice?.url ?? '', me);
    expect(text).toContain('INVOICE');
    expect(text).toContain('Invoice paid in full');
    expect(text).toContain('Marie Dupont EI');
    expect(text).not.toContain('Another name');
  });

  it('has numbers without a gap when 20 orders are paid at once', async () => {
    const { idDeclination, idProduct } = await shop.product({ name: 'Carnet', price: 900, stock: 50 });
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', {
      products: [{ idProduct, quantity: 1 }],
      postalCode: '85190',
      country: 250,
    });
    if (!carrier) throw new Error('no carrier');
    const placed: PlacedOrder[] = [];
    for (let count = 0; count < 20; count += 1) {
      const answer = await shop.place(orderBody(await shop.cartWith(idDeclination), carrier));
      if (!answer.success) throw new Error(answer.message);
      placed.push(answer.data);
    }
    await Promise.all(placed.map((order) => shop.pay(order)));
    const numbers = (await kept()).map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('can be neither changed nor deleted, nor can a number be left out', async () => {
    const me = await signUp('zoe');
    const placed = await place([mixed[0] ?? { name: '', price: 1, stock: 1 }], me);
    await shop.pay(placed);
    const [row] = await kept();
    if (!row) throw new Error('no invoice');
    const own = eq(invoices.id, row.id);
    await expect(db().update(invoices).set({ total: 1 }).where(own)).rejects.toThrow();
    await expect(db().delete(invoices).where(own)).rejects.toThrow();
    const { id: _id, ...copy } = row;
    const note = { ...copy, kind: 'CREDIT_NOTE' as const, idInvoice: row.id };
    await expect(
      db()
        .insert(invoices)
        .values({ ...note, number: 2, reference: 'gap' }),
    ).rejects.toThrow();
    expect(await kept()).toHaveLength(1);
  });

  it('is for the customer, the shop and whoever has the key of the order: for anybody else there is none', async () => {
    const [me, other, admin] = [await signUp('zoe'), await signUp('other'), await signUpAdmin()];
    const placed = await place([mixed[0] ?? { name: '', price: 1, stock: 1 }], me);
    await shop.pay(placed);
    const [invoice] = await documents(placed.id, me);
    const url = invoice?.url ?? '';
    expect((await download(url, admin)).status).toBe(200);
    expect((await download(url, other)).status).toBe(404);
    expect((await download(url, {})).status).toBe(404);
    expect((await download(`${url}?key=wrong`, {})).status).toBe(404);
    const [byKey] = await shop.accept<OrderDocument[]>('GET', `/order/${placed.id}/documents?key=${placed.key}`);
    expect(byKey).toEqual({ ...invoice, url: `${url}?key=${placed.key}` });
    const saved = await download(byKey?.url ?? '', {});
    expect([saved.status, saved.headers.get('content-type'), saved.headers.get('cache-control')]).toEqual([
      ...[200, 'application/pdf', 'private, no-store'],
    ]);
    const another = await place([mixed[0] ?? { name: '', price: 1, stock: 1 }], other);
    expect((await download(`${url}?key=${another.key}`, {})).status).toBe(404);
    expect((await download(url.replace('000001', '000002'), me)).status).toBe(404);
    expect(await shop.call('GET', `/order/${placed.id}/documents`, undefined, other)).toMatchObject({ status: 404 });
    expect(await shop.call('GET', `/order/${placed.id}/documents`)).toMatchObject({ status: 404 });
  });

  it('is followed by a credit note for a return, and by one for the rest when all is given back', async () => {
    const [me, admin] = [await signUp('zoe'), await signUpAdmin()];
    const placed = await place(mixed, me);
    await shop.pay(placed);
    const own = and(eq(orders.idSite, shop.idSite), eq(orders.id, placed.id));
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now() }).where(own);
    const order = await shop.accept<Order>('GET', `/order/${placed.id}`, undefined, me);
    const products = [{ id: order.lines[0]?.id, quantity: 1, reason: 'SIZE' }];
    const back = await shop.accept<OrderBack>('POST', `/order/${placed.id}/back-products`, { products }, me);
    for (const step of ['LABEL_SENT', 'RECEIVED', 'REFUNDED']) await shop.accept('PUT', `/admin/order-back/${back.id}`, { step }, admin);
    await db().transaction(async (tx) => {
      const locked = await lockOrder(tx, shop.idSite, placed.id);
      if (locked) await changeStatus(tx, locked, { type: 'order.refunded' }, shop.at());
    });
    const [invoice, note, rest] = await documents(placed.id, me);
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', reference: `ESSAI-AV-${shop.idSite}-26-000001`, total: 4500 });
    expect(rest).toMatchObject({ reference: `ESSAI-AV-${shop.idSite}-26-000002`, total: order.total - 4500 });
    const rows = await kept();
    expect((rows[1]?.vat ?? 0) + (rows[2]?.vat ?? 0)).toBe(order.vat);
    const text = await textOf(note?.url ?? '', me);
    expect(text).toContain('CREDIT NOTE');
    expect(text).toContain(`Cancels all or part of invoice ${invoice?.reference}`);
    expect(text).toContain('€45.00');
  });

  it('never bears an earlier date than the one before it, nor a credit note than its invoice, where the clocks of processes differ', async () => {
    // It is New Year's Eve; the clock of one of two processes is five minutes ahead.
    shop.later((Date.UTC(2026, 11, 31, 22, 58) - shop.now().getTime()) / 60_000);
    const zoe = await signUp('zoe');
    const admin = await signUpAdmin();
    const buy = async (name: string) => {
      const order = await place([{ name, price: 4500, stock: 2 }], zoe);
      await shop.pay(order);
      return order;
    };
    await buy('Robe');
    shop.later(5);
    const ahead = await buy('Jupe');
    shop.later(-5);
    await buy('Gilet');
    await shop.accept('PUT', `/admin/order/${ahead.id}/status`, { step: 'REFUNDED' }, admin);
    const rows = await db().select().from(invoices).where(eq(invoices.idSite, shop.idSite)).orderBy(asc(invoices.id));
    expect(rows.map(({ reference, issuedAt }) => [reference.replace(/-\d+-(\d\d)-/, '-$1-'), issuedAt.toISOString()])).toEqual([
      ['ESSAI-FA-26-000001', '2026-12-31T22:58:00.000Z'],
      ['ESSAI-FA-27-000001', '2026-12-31T23:03:00.000Z'],
      ['ESSAI-FA-27-000002', '2026-12-31T23:03:00.000Z'],
      ['ESSAI-AV-27-000001', '2026-12-31T23:03:00.000Z'],
    ]);
  });
});
