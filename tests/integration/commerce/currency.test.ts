import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { OrderDocument } from '#schemas/invoice.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { PaymentState } from '#schemas/payments.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('the currency of a shop', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const sellIn = (value: string) =>
    db()
      .insert(parameters)
      .values({ idSite: shop.idSite, key: 'CURRENCY', value })
      .onConflictDoUpdate({ target: [parameters.idSite, parameters.key], set: { value } });

  async function prepared() {
    const dress = await shop.product({ name: 'Robe', price: 4_500, stock: 5 });
    const cart = await shop.cartWith(dress.idDeclination);
    const place = { products: [{ idProduct: dress.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    return orderBody(cart, carrier ?? { id: 0, price: 0 });
  }
  async function placed(headers?: Record<string, string>): Promise<PlacedOrder> {
    const answer = await shop.place(await prepared(), headers);
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  }
  const read = ({ id, key }: PlacedOrder) => shop.accept<Order>('GET', `/order/${id}?key=${key}`);
  const stateOf = ({ id, key }: PlacedOrder) => shop.accept<PaymentState>('GET', `/order/${id}/payment?key=${key}`);
  const mailOf = async ({ id }: PlacedOrder) => {
    const [mail] = await db()
      .select({ text: mails.text })
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.idOrder, id), eq(mails.kind, 'ORDER_CONFIRMED')))
      .orderBy(asc(mails.id));
    return mail?.text.replace(/[\u00a0\u202f]/g, ' ') ?? '';
  };

  it.each([
    ['CHF', 'fr_FR', '50,90 CHF'],
    ['USD', 'en_US', 'US$50.90'],
  ])('%s is what an order is paid, confirmed and invoiced in', async (currency, userLang, total) => {
    await sellIn(currency);
    const order = await placed({ userLang });
    expect(await read(order)).toMatchObject({ currency, total: 5_090 });
    await shop.pay(order, 'paid', { currency });
    expect(await stateOf(order)).toMatchObject({ outcome: 'paid', currency });
    const documents = await shop.accept<OrderDocument[]>('GET', `/order/${order.id}/documents?key=${order.key}`);
    expect(documents).toMatchObject([{ kind: 'INVOICE', total: 5_090, currency }]);
    expect(await mailOf(order)).toContain(total);
    expect(await mailOf(order)).not.toContain('€');
  });

  it('is the only one that an order is paid in', async () => {
    await sellIn('CHF');
    const order = await placed();
    await shop.pay(order, 'paid', { currency: 'EUR' });
    expect(await stateOf(order)).toMatchObject({ outcome: expect.not.stringMatching('paid') });
  });

  it('is that of an order for ever, whatever the shop sells in later', async () => {
    const first = await placed();
    await sellIn('CHF');
    const second = await placed();
    expect([(await read(first)).currency, (await read(second)).currency]).toEqual(['EUR', 'CHF']);
    await shop.pay(first);
    expect(await stateOf(first)).toMatchObject({ outcome: 'paid', currency: 'EUR' });
  });

  it('is that of what a refusal says', async () => {
    await sellIn('CHF');
    expect(await shop.place({ ...(await prepared()), total: 100 })).toMatchObject({ status: 409, message: expect.stringContaining('CHF') });
  });
});
