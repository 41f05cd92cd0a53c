import { and, asc, eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, it } from 'vitest';
import { invoices } from '#backend/tables/invoice.ts';
import { users } from '#backend/tables/people.ts';
import { carrierBands, carriers, carrierZones } from '#backend/tables/shipping.ts';
import { parameters } from '#backend/tables/site.ts';
import { amountDueOf, countedCart } from '#domain/amount-due.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { OrderDocument } from '#schemas/invoice.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

const geneva = { firstname: 'Zoé', lastname: 'Martin', address: '3 rue du Rhône', postalCode: '1204', city: 'Genève', idCountry: 756 };

onOneEngine('an order that is sent to Geneva', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
    const { idSite } = shop;
    await set({ ONLY_SELL_IN_FRANCE: 'false', COMPANY_POSTAL_CODE: '85190', INTRACO_VAT: 'FR12812345678' });
    await db()
      .update(parameters)
      .set({ value: '0' })
      .where(and(eq(parameters.idSite, idSite), eq(parameters.key, 'FREE_SHIPPING_PRICE')));
    const post = { idSite, name: 'Poste', description: '', deliveryType: 'DELIVERY' as const, minDays: 2, maxDays: 3, position: 1 };
    const [carrier] = await db().insert(carriers).values(post).returning({ id: carriers.id });
    const zone = { idSite, idCarrier: carrier?.id ?? 0, countries: ['CH'], position: 0 };
    const [tariff] = await db().insert(carrierZones).values(zone).returning({ id: carrierZones.id });
    await db()
      .insert(carrierBands)
      .values({ idSite, idZone: tariff?.id ?? 0, upTo: 9000, price: 1649 });
  });
  const set = (values: Record<string, string>) =>
    db()
      .insert(parameters)
      .values(Object.entries(values).map(([key, value]) => ({ idSite: shop.idSite, key, value })));

  /** Two dresses, a book and a used scarf, with a code of 10 %; what the checkout shows, and the order. */
  async function buy(): Promise<{ cart: Cart; carrier: Carrier; placed: PlacedOrder; order: Order }> {
    const seeds = [
      { name: 'Robe', price: 4999, vatRate: 2000, quantity: 2 },
      { name: 'Livre', price: 1055, vatRate: 550, quantity: 1 },
      { name: 'Foulard', price: 2500, vatRate: 2000, marginScheme: true, offer: 'SECOND_HAND' as const, quantity: 1 },
    ];
    const products: { idProduct: number; quantity: number }[] = [];
    let id = '';
    for (const { quantity, ...seed } of seeds) {
      const { idProduct, idDeclination } = await shop.product({ ...seed, stock: 9 });
      products.push({ idProduct, quantity });
      const added = await shop.add(idDeclination, quantity, id ? { cart: id } : {});
      if (!added.success) throw new Error(added.message);
      id = added.data.id;
    }
    const cart = await shop.accept<Cart>('POST', '/order/discount', { idCart: id, discountCode: 'DIX' });
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '1204', country: 756 });
    if (!carrier) throw new Error('no carrier');
    const { total } = amountDueOf(countedCart(cart), { ...carrier, shipping: carrier.price });
    const answer = await shop.place(
      orderBody(cart, carrier, { total, discountCode: 'DIX', address: { delivery: geneva, billing: null } }),
      {
        userLang: 'fr_FR',
      },
    );
    if (!answer.success) throw new Error(answer.message);
    const placed = answer.data;
    expect(placed.total).toBe(total);
    await shop.pay(placed);
    return { cart, carrier, placed, order: await shop.accept<Order>('GET', `/order/${placed.id}?key=${placed.key}`) };
  }
  const invoiceText = async ({ id, key }: PlacedOrder): Promise<string> => {
    const [invoice] = await shop.accept<OrderDocument[]>('GET', `/order/${id}/documents?key=${key}`);
    const answer = await shop.app.request(invoice?.url.replace(/^\/api/, '') ?? '', { headers: { idSite: String(shop.idSite) } });
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    return (await extractText(pdf, { mergePages: true })).text.replace(/[\s\u00a0\u202f]+/g, ' ');
  };
  const stored = () => db().select().from(invoices).where(eq(invoices.idSite, shop.idSite)).orderBy(asc(invoices.id));

  it('bears no VAT at the displayed prices, and its invoice says why', async () => {
    const { carrier, placed, order } = await buy();
    expect([carrier.vat, order.vat, order.exported]).toEqual(['EXEMPT', 0, { deducted: 0 }]);
    expect(order.lines.map(({ vatRate, vat, marginScheme }) => [vatRate, vat, marginScheme])).toEqual(Array(3).fill([0, 0, false]));
    const text = await invoiceText(placed);
    expect(text).toContain('exonération de TVA, article 262 I du CGI');
    expect(text).not.toContain('293 B');
    expect(text).not.toContain('Régime particulier');
    expect(text).not.toContain('20 %');
    const [row] = await stored();
    expect(row?.content.rates).toEqual([{ vatRate: 0, marginScheme: false, gross: order.total, vat: 0 }]);
  });

  it('costs the same to the cent in checkout, order, invoice, credit note and books where the VAT is taken off', async () => {
    await set({ EXPORT_PRICES: 'WITHOUT_VAT' });
    const { cart, carrier, placed, order } = await buy();
    const due = amountDueOf(countedCart(cart), { shipping: carrier.price, vat: 'DEDUCTED', isExpress: false });
    // By hand: 13,553 less 10 %; of the dresses 8,998 and the book 950 the VAT; of the fee 1,649 that of its shares 1,217 and 128.
    expect(due).toEqual({ discount: 1355, deducted: 1500 + 50 + 203 + 7, total: 12_198 + 1649 - 1760 });
    expect([order.total, order.exported, order.vat, order.discount]).toEqual([due.total, { deducted: due.deducted }, 0, 1355]);
    const text = await invoiceText(placed);
    const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
    for (const part of ['TVA déduite (exportation)', `–${euros(due.deducted)}`, euros(order.total), '41,66 €', 'article 262 I du CGI'])
      expect(text).toContain(part);
    await shop.asReal();
    const person = { email: `a-${shop.idSite}@example.test`, password: 'une longue phrase de passe', firstname: 'A', lastname: 'B' };
    const { token } = await shop.accept<Session>('POST', '/register', { ...person, acceptTerms: true });
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.email, person.email));
    const admin = { authorization: `Bearer ${token}`, idSite: String(shop.idSite), userLang: 'fr_FR' };
    const csv = await (await shop.app.request('/admin/order/export.csv', { headers: admin })).text();
    const [head = '', row = ''] = csv.trim().split('\r\n');
    const cells = Object.fromEntries(head.split(';').map((name, at) => [name, row.split(';')[at]]));
    expect(cells).toMatchObject({
      'envoyée vers': 'CH',
      'régime de TVA': 'exportation',
      'TVA déduite': '17,60',
      'total TTC': (order.total / 100).toFixed(2).replace('.', ','),
      TVA: '0,00',
      'HT 0,00 %': (order.total / 100).toFixed(2).replace('.', ','),
    });
    await shop.accept('PUT', `/admin/order/${placed.id}/status`, { step: 'REFUNDED' }, admin);
    const [invoice, note] = await stored();
    expect([invoice?.total, note?.total, note?.vat]).toEqual([order.total, order.total, 0]);
  });

  it('that is collected in the shop bears the VAT of the shop', async () => {
    const { idDeclination } = await shop.product({ name: 'Robe', price: 4999, stock: 1 });
    const cart = await shop.cartWith(idDeclination);
    const { slots } = await shop.accept<{ slots: { date: string; idSchedule: number }[] }>('GET', '/calendar/1/date/allowed/11/2026');
    const placed = await shop.place({
      ...orderBody(cart, { id: 1, price: 0 }),
      address: { delivery: null, billing: geneva },
      delivery: { type: 'CLICK_AND_COLLECT' },
      dateSchedule: slots[0]?.date ?? null,
      idSchedule: slots[0]?.idSchedule ?? null,
    });
    if (!placed.success) throw new Error(placed.message);
    const order = await shop.accept<Order>('GET', `/order/${placed.data.id}?key=${placed.data.key}`);
    expect([order.vat, order.exported]).toEqual([833, undefined]);
  });
});
