import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order, OrderBody, PlacedOrder } from '#schemas/order.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

const [france, belgium] = [250, 56];

/** The tests begin on the morning of Friday 20 November 2026; carriers take two to three working days. */
onOneEngine('the day of arrival that is told before an order', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const offered = (line: object, country = france) =>
    shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', {
      products: [{ quantity: 1, ...line }],
      postalCode: country === france ? '85190' : '1000',
      country,
    });
  const scarf = () => shop.product({ name: 'Écharpe', price: 2500, stock: 5 });
  const bodyOf = (cart: Cart, carrier: Carrier): OrderBody => {
    const body = orderBody(cart, carrier);
    return { ...body, delivery: { ...body.delivery, arrival: carrier.arrival } };
  };
  const placed = async (body: OrderBody): Promise<PlacedOrder> => {
    const answer = await shop.place(body);
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  };
  const promiseOf = async ({ id, key }: PlacedOrder) => (await shop.accept<Order>('GET', `/order/${id}?key=${key}`)).delivery.promise;

  it('is stored with it as it was shown, and stands in its confirmation and on its page whenever they are read', async () => {
    const { idProduct, idDeclination } = await scarf();
    const [carrier] = await offered({ idProduct });
    const promise = { from: '2026-11-24', to: '2026-11-25' };
    if (!carrier) throw new Error('no carrier');
    expect(carrier.arrival).toEqual(promise);
    const order = await placed(bodyOf(await shop.cartWith(idDeclination), carrier));
    await shop.pay(order);
    const [mail] = await db().select().from(mails).where(eq(mails.idOrder, order.id));
    expect(mail?.text).toContain('Delivery expected between Tuesday 24 and Wednesday 25 November');
    shop.later(4 * 24 * 60);
    expect(await promiseOf(order)).toEqual(promise);
  });

  it('is asked for anew where it moved on since it was shown', async () => {
    const { idProduct, idDeclination } = await scarf();
    const [shown] = await offered({ idProduct });
    const cart = await shop.cartWith(idDeclination);
    if (!shown) throw new Error('no carrier');
    shop.later(180);
    expect(await shop.place(bodyOf(cart, shown))).toMatchObject({
      status: 409,
      message: 'Your order would now arrive later: on Thursday, 26 November 2026 at the latest. Check the delivery before you order.',
      data: [{ key: 'delivery.arrival' }],
    });
    const [now] = await offered({ idProduct });
    if (!now) throw new Error('no carrier');
    expect(await promiseOf(await placed(bodyOf(cart, now)))).toEqual({ from: '2026-11-25', to: '2026-11-26' });
  });

  it('of a rental is its first day or shortly before, with whatever is bought beside it', async () => {
    const dress = await shop.product({ name: 'Robe', price: 3000, stock: 1, offer: 'RENTAL', terms: { rentalMaxDays: 7 } });
    const rental = { from: '2026-12-10', to: '2026-12-12' };
    const [carrier] = await offered({ ...dress, rental });
    if (!carrier) throw new Error('no carrier');
    expect(carrier.arrival).toEqual({ from: '2026-12-09', to: '2026-12-10' });
    const rented = await shop.add(dress.idDeclination, 1, { rent: [rental.from, rental.to] });
    if (!rented.success) throw new Error(rented.message);
    const both = await shop.add((await scarf()).idDeclination, 1, { cart: rented.data.id });
    if (!both.success) throw new Error(both.message);
    expect(await promiseOf(await placed(bodyOf(both.data, carrier)))).toEqual({ from: '2026-12-09', to: '2026-12-10' });
  });

  it('is told in working days abroad', async () => {
    await db().insert(parameters).values({ idSite: shop.idSite, key: 'ONLY_SELL_IN_FRANCE', value: 'false' });
    const { idProduct, idDeclination } = await scarf();
    const [carrier] = await offered({ idProduct }, belgium);
    if (!carrier) throw new Error('no carrier');
    expect(carrier).toMatchObject({ arrival: null, minDays: 2, maxDays: 3 });
    const body = bodyOf(await shop.cartWith(idDeclination), carrier);
    if (body.address.delivery) Object.assign(body.address.delivery, { postalCode: '1000', idCountry: belgium });
    expect(await promiseOf(await placed(body))).toEqual({ minDays: 2, maxDays: 3 });
  });
});
