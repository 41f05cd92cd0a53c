import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { changeStatus } from '#backend/commerce/order/flows/change-status.ts';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { lockOrder } from '#backend/commerce/order/locks.ts';
import { formatDate } from '#backend/platform/messages/message.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { rentalDays, stockHolds } from '#backend/tables/stock.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { RentalMonth } from '#schemas/rental.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

const day = (date: string) => formatDate('en', date);
/** In how many carts the ten pieces stand; RENTAL_SHOPPERS=200 runs the race at its full size. */
const shoppers = Number(process.env.RENTAL_SHOPPERS ?? 40);

type Rent = readonly [from: string, to: string];

onOneEngine('a rental', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const terms = { rentalExtraDay: 500, rentalMinDays: 2, rentalMaxDays: 7, rentalTurnaround: 1 };
  const dress = (stock = 1) => shop.product({ name: 'Robe du soir', price: 3000, stock, offer: 'RENTAL', terms });
  const rent = async (idDeclination: number, dates: Rent, quantity = 1): Promise<Cart> => {
    const answer = await shop.add(idDeclination, quantity, { rent: dates });
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  };
  const carrierFor = async (idProduct: number): Promise<Carrier> => {
    const body = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', body);
    if (!carrier) throw new Error('no carrier');
    return carrier;
  };
  const placed = async (cart: Cart, carrier: Carrier): Promise<PlacedOrder> => {
    const answer = await shop.place(orderBody(cart, carrier));
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  };
  const read = (order: PlacedOrder) => shop.accept<Order>('GET', `/order/${order.id}?key=${order.key}`);
  const month = (id: number) => shop.accept<RentalMonth>('GET', `/rental/${id}/date/allowed/12/2026`);
  const freeOn = async (id: number, date: string) => (await month(id)).days.find((day) => day.date === date)?.free;
  const december = ['2026-12-04', '2026-12-06'] as const;

  it('costs the price of its days and of each further one; the deposit stands apart', async () => {
    const { idDeclination } = await dress(2);
    expect(await rent(idDeclination, december)).toMatchObject({
      total: 3000,
      products: [{ price: 3000, total: 3000, issue: null, rental: { from: '2026-12-04', to: '2026-12-06', deposit: 10_000 } }],
    });
    expect(await rent(idDeclination, ['2026-12-04', '2026-12-08'], 2)).toMatchObject({
      total: 8000,
      products: [{ price: 4000, quantity: 2, rental: { deposit: 20_000 } }],
    });
  });

  it('counts what it costs on its days towards free shipping, in the cart, at the carriers and in the order', async () => {
    const { idProduct, idDeclination } = await dress(2);
    const rental = { from: '2026-12-04', to: '2026-12-08' };
    const cart = await rent(idDeclination, [rental.from, rental.to], 2);
    expect(cart).toMatchObject({ subtotal: 8000, freeShippingRemaining: 0 });
    const carriers = (line: object) => {
      const products = [{ idProduct, idDeclination, quantity: 2, ...line }];
      return shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    };
    const [free] = await carriers({ rental });
    const [charged] = await carriers({});
    expect([free?.price, (charged?.price ?? 0) > 0]).toEqual([0, true]);
    if (!free) throw new Error('no carrier');
    expect(await placed(cart, free)).toMatchObject({ total: 8000 });
  });

  it.each([
    [[], 'This item is for rent: choose the first and the last day.'],
    [['2026-12-06', '2026-12-04'], 'The last day of the rental comes before the first.'],
    [['2026-11-20', '2026-11-22'], `A rental begins on ${day('2026-11-21')} at the earliest.`],
    [['2027-11-19', '2027-11-21'], `A rental ends on ${day('2027-11-20')} at the latest.`],
    [['2026-12-04', '2026-12-04'], 'Shortest rental of this item, in days: 2.'],
    [['2026-12-04', '2026-12-11'], 'Longest rental of this item, in days: 7.'],
  ])('refuses dates %j: %s', async (dates, message) => {
    const { idDeclination } = await dress();
    const [from, to] = dates;
    expect(await shop.add(idDeclination, 1, from && to ? { rent: [from, to] } : {})).toMatchObject({ status: 422, message });
  });

  it('refuses in French as well, and dates of what is not for rent', async () => {
    const { idDeclination } = await dress();
    const headers = { userLang: 'fr_FR' };
    expect(await shop.add(idDeclination, 1, { rent: ['2026-11-20', '2026-11-22'], headers })).toMatchObject({
      message: 'Une location commence au plus tôt le samedi 21 novembre 2026.',
    });
    const scarf = await shop.product({ name: 'Écharpe', price: 2500, stock: 1 });
    expect(await shop.add(scarf.idDeclination, 1, { rent: december })).toMatchObject({
      status: 422,
      message: 'This item is not for rent.',
    });
  });

  it('tells what free dates cost before anything is in a cart, and refuses others as the cart would', async () => {
    const { idDeclination, idProduct } = await dress();
    const price = (from: string, to: string) => shop.call('GET', `/rental/${idDeclination}/price?${new URLSearchParams({ from, to })}`);
    expect(await price('2026-12-04', '2026-12-08')).toMatchObject({
      data: { from: '2026-12-04', to: '2026-12-08', days: 5, total: 4000, deposit: 10_000 },
    });
    await placed(await rent(idDeclination, december), await carrierFor(idProduct));
    expect(await price('2026-12-07', '2026-12-08')).toMatchObject({ status: 422, message: expect.stringContaining('not free') });
    expect(await price('2026-12-10', '2026-12-09')).toMatchObject({ status: 422, message: expect.stringContaining('before the first') });
    for (const wrong of ['', 'tomorrow', '2026-02-30'])
      expect(await price(wrong, '2026-12-09')).toMatchObject({ status: 422, message: expect.stringContaining('choose the first') });
    const scarf = await shop.product({ name: 'Écharpe', price: 2500, stock: 1 });
    expect(await shop.call('GET', `/rental/${scarf.idDeclination}/price`)).toMatchObject({ status: 404 });
  });

  it('shows the days of a month with the pieces that are free, the turnaround taken with the rental', async () => {
    const { idDeclination, idProduct } = await dress(2);
    await placed(await rent(idDeclination, december), await carrierFor(idProduct));
    const { first, last, days } = await month(idDeclination);
    expect({ first, last, count: days.length }).toEqual({ first: '2026-11-21', last: '2027-11-20', count: 31 });
    expect(days.slice(2, 8).map(({ free }) => free)).toEqual([2, 1, 1, 1, 1, 2]);
    const over = await shop.accept<RentalMonth>('GET', `/rental/${idDeclination}/date/allowed/1/2026`);
    expect(over, 'a month that is over').toEqual({ first, last, days: [] });
    const scarf = await shop.product({ name: 'Écharpe', price: 2500, stock: 1 });
    expect(await shop.call('GET', `/rental/${scarf.idDeclination}/date/allowed/12/2026`)).toMatchObject({ status: 404 });
  });

  it('keeps its days from others while it is unpaid, and gives them back when its time is over', async () => {
    const { idDeclination, idProduct } = await dress();
    const order = await placed(await rent(idDeclination, december), await carrierFor(idProduct));
    const taken = { status: 422, message: 'This item is not free on these dates. Choose others.' };
    expect(await shop.add(idDeclination, 1, { rent: ['2026-12-06', '2026-12-08'] })).toMatchObject(taken);
    expect(await shop.add(idDeclination, 1, { rent: ['2026-12-07', '2026-12-09'] }), 'the turnaround').toMatchObject(taken);
    expect(await shop.add(idDeclination, 1, { rent: ['2026-12-02', '2026-12-03'] }), 'its own turnaround').toMatchObject(taken);
    expect(await shop.add(idDeclination, 1, { rent: ['2026-12-08', '2026-12-10'] })).toMatchObject({ status: 200 });
    shop.later(30);
    expect(await freeOn(idDeclination, '2026-12-05'), 'before the job').toBe(1);
    await expireOrders(db(), shop.at());
    const days = and(eq(rentalDays.idDeclination, idDeclination), gt(rentalDays.taken, 0));
    expect(await db().select().from(rentalDays).where(days)).toEqual([]);
    expect(await read(order)).toMatchObject({ status: 'CANCELLED' });
  });

  it('that is paid keeps its days, tells them in the order and the e-mail, leaves the stock as it is and empties the cart', async () => {
    const { idDeclination, idProduct } = await dress();
    const cart = await rent(idDeclination, december);
    const order = await placed(cart, await carrierFor(idProduct));
    await shop.pay(order);
    shop.later(60);
    expect(await read(order)).toMatchObject({
      status: 'PAID',
      total: 3590,
      lines: [{ total: 3000, rental: { from: '2026-12-04', to: '2026-12-06', deposit: 10_000 } }],
    });
    expect(await freeOn(idDeclination, '2026-12-05')).toBe(0);
    const [row] = await db().select().from(declinations).where(eq(declinations.id, idDeclination));
    expect(row).toMatchObject({ stock: 1, held: 0 });
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({ products: [] });
    const [mail] = await db().select().from(mails).where(eq(mails.idSite, shop.idSite));
    expect(mail?.text).toContain(`Rented from ${day('2026-12-04')} to ${day('2026-12-06')} inclusive`);
    expect(mail?.text).toContain('Deposit: €100.00');
    expect(mail?.text).toContain('For a rental you have 14 days after the order to change your mind');
    expect(mail?.text, 'it begins within them').toContain('You asked expressly that the rental begins before');
    expect(mail?.text).toContain('Robe du soir: to be back on Sunday 6 December at the latest.');
    expect(mail?.text).toContain('The deposit (€100.00) is asked for before the piece is handed over or sent, not with the order.');
  });

  it('that is paid late is revived while its days are free, and else waits for a person', async () => {
    const { idDeclination, idProduct } = await dress();
    const carrier = await carrierFor(idProduct);
    const orderLate = await placed(await rent(idDeclination, december), carrier);
    shop.later(31);
    await expireOrders(db(), shop.at());
    await shop.pay(orderLate);
    expect(await read(orderLate)).toMatchObject({ status: 'PAID' });
    expect(await freeOn(idDeclination, '2026-12-05')).toBe(0);

    const other = await dress();
    const lost = await placed(await rent(other.idDeclination, december), carrier);
    shop.later(31);
    await placed(await rent(other.idDeclination, ['2026-12-05', '2026-12-07']), carrier);
    await shop.pay(lost);
    const [row] = await db().select().from(orders).where(eq(orders.id, lost.id));
    expect(row).toMatchObject({ alert: 'PAID_WITHOUT_STOCK', paidAt: null });
  });

  it('that is refunded gives its days back', async () => {
    const { idDeclination, idProduct } = await dress();
    const order = await placed(await rent(idDeclination, december), await carrierFor(idProduct));
    await shop.pay(order);
    await db().transaction(async (tx) => {
      const row = await lockOrder(tx, shop.idSite, order.id);
      if (row) await changeStatus(tx, row, { type: 'order.refunded' }, shop.at());
    });
    expect(await freeOn(idDeclination, '2026-12-05')).toBe(1);
  });

  it('on dates that went since is marked in the cart, and not ordered', async () => {
    const { idDeclination, idProduct } = await dress();
    const carrier = await carrierFor(idProduct);
    const late = await rent(idDeclination, december);
    await placed(await rent(idDeclination, ['2026-12-06', '2026-12-08']), carrier);
    expect(await shop.accept('POST', `/cart/${late.id}`, {})).toMatchObject({ total: 0, products: [{ issue: 'DATES_TAKEN' }] });
    expect(await shop.place(orderBody(late, carrier))).toMatchObject({
      status: 409,
      message: `“Robe du soir” is no longer free from ${day('2026-12-04')} to ${day('2026-12-06')}. Remove it and choose other dates.`,
    });
    const past = await rent(idDeclination, ['2026-11-21', '2026-11-23']);
    shop.later(1440);
    expect(await shop.accept('POST', `/cart/${past.id}`, {})).toMatchObject({ products: [{ issue: 'DATES_TAKEN' }] });
  });

  it('stands on a line for each dates; lines that overlap share the pieces', async () => {
    const { idDeclination } = await dress(2);
    const { id: cart } = await rent(idDeclination, december);
    const two = await shop.add(idDeclination, 1, { cart, rent: ['2026-12-05', '2026-12-07'] });
    expect(two).toMatchObject({
      status: 200,
      data: {
        products: [
          { quantity: 1, stock: 0 },
          { quantity: 1, stock: 0 },
        ],
      },
    });
    expect(await shop.add(idDeclination, 1, { cart, rent: ['2026-12-06', '2026-12-08'] })).toMatchObject({ status: 422 });
    expect(await shop.add(idDeclination, 1, { cart, rent: december })).toMatchObject({ message: 'Only one is free on these dates.' });
    expect(await shop.add(idDeclination, 2, { cart, rent: ['2026-12-20', '2026-12-22'] })).toMatchObject({ status: 200 });
  });

  it('is withdrawn from, not sent back; the rest of the order is sent back', async () => {
    const person = {
      email: `zoe-${shop.idSite}@example.test`,
      password: 'une longue phrase',
      firstname: 'Zoé',
      lastname: 'M',
      acceptTerms: true,
    };
    const { token } = await shop.accept<{ token: string }>('POST', '/register', person);
    const headers = { authorization: `Bearer ${token}` };
    const { idDeclination, idProduct } = await dress();
    const scarf = await shop.product({ name: 'Écharpe', price: 2500, stock: 1 });
    const first = await shop.add(idDeclination, 1, { rent: december, headers });
    if (!first.success) throw new Error(first.message);
    const cart = await shop.add(scarf.idDeclination, 1, { cart: first.data.id, headers });
    if (!cart.success) throw new Error(cart.message);
    const order = await shop.accept<PlacedOrder>('POST', '/order', orderBody(cart.data, await carrierFor(idProduct)), headers);
    await shop.pay(order);
    const own = and(eq(orders.idSite, shop.idSite), eq(orders.id, order.id));
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now() }).where(own);
    const { lines } = await shop.accept<Order>('GET', `/order/${order.id}`, undefined, headers);
    const [rented, bought] = lines.map(({ id }) => id);
    const { returnable } = await shop.accept<{ returnable: unknown }>('GET', `/order-back?order=${order.id}`, undefined, headers);
    expect(returnable).toMatchObject({
      state: 'OPEN',
      lines: [
        { id: rented, quantity: 0, isRental: true },
        { id: bought, quantity: 1 },
      ],
    });
    const ask = (id: number | undefined) =>
      shop.call('POST', `/order/${order.id}/back-products`, { products: [{ id, quantity: 1, reason: 'CHANGED_MIND' }] }, headers);
    expect(await ask(rented)).toMatchObject({
      status: 422,
      data: [{ error: 'This item is rented: you withdraw from it by “Withdraw from the contract here”.' }],
    });
    expect(await ask(bought)).toMatchObject({ status: 200 });
  });

  it('is refused by the database beyond the pieces there are, whatever asks', async () => {
    const { idDeclination } = await dress();
    const row = { idSite: shop.idSite, idDeclination, day: '2026-12-05', pieces: 1 };
    await expect(
      db()
        .insert(rentalDays)
        .values({ ...row, taken: 2 }),
    ).rejects.toThrow();
  });

  it(`of ten pieces by ${shoppers} shoppers at once on overlapping dates makes ten orders, refuses the others, and lets them go on time`, async () => {
    const { idDeclination, idProduct } = await dress(10);
    const carrier = await carrierFor(idProduct);
    const overlapping: Rent[] = [december, ['2026-12-05', '2026-12-07'], ['2026-12-03', '2026-12-06'], ['2026-12-06', '2026-12-08']];
    const carts = await Promise.all(
      Array.from({ length: shoppers }, (_, at) => rent(idDeclination, overlapping[at % overlapping.length] ?? december)),
    );
    const race = () =>
      Promise.all(
        // One place cannot place any number of orders: each shopper is somewhere else.
        carts.map((cart, at) =>
          shop.place(orderBody(cart, carrier, { idempotencyKey: randomUUID() }), { 'x-forwarded-for': `10.1.0.${at}` }),
        ),
      );
    const statuses = (await race()).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(shoppers - 10);
    const held = and(eq(stockHolds.idDeclination, idDeclination), eq(stockHolds.state, 'HELD'));
    expect(await db().select().from(stockHolds).where(held)).toHaveLength(10);
    shop.later(30);
    await expireOrders(db(), shop.at());
    expect(await db().select().from(stockHolds).where(held)).toEqual([]);
    expect(await freeOn(idDeclination, '2026-12-06')).toBe(10);
  }, 60_000);
});
