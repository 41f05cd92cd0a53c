import { beforeEach, expect, it } from 'vitest';
import { formatDate } from '#backend/platform/messages/message.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier, PickupMonth } from '#schemas/delivery.ts';
import type { OrderBody } from '#schemas/order.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

const day = (date: string) => formatDate('en', date);
type Rent = readonly [from: string, to: string];

/** The tests happen on Friday 20 November 2026; orders are collected on Tuesdays and Saturdays. */
onOneEngine('a rental that is ordered', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const dress = (stock = 1) =>
    shop.product({ name: 'Robe du soir', price: 3000, stock, offer: 'RENTAL', terms: { rentalMaxDays: 7, rentalTurnaround: 1 } });
  const rent = async (idDeclination: number, dates: Rent, cart?: Cart): Promise<Cart> => {
    const answer = await shop.add(idDeclination, 1, { rent: dates, ...(cart && { cart: cart.id }) });
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  };
  const slotsOf = async (month: number, year: number, rentals?: string) =>
    (await shop.accept<PickupMonth>('GET', `/calendar/1/date/allowed/${month}/${year}${rentals ? `?rentals=${rentals}` : ''}`)).slots;
  const saturday = async () => (await slotsOf(11, 2026)).find(({ date }) => date === '2026-11-28')?.idSchedule ?? 0;
  const tuesday = async () => (await slotsOf(11, 2026)).find(({ date }) => date === '2026-11-24')?.idSchedule ?? 0;
  const collected = (cart: Cart, date: string, idSchedule: number): OrderBody => ({
    ...orderBody(cart, { id: 1, price: 0 }),
    address: { delivery: null, billing: null },
    delivery: { type: 'CLICK_AND_COLLECT' },
    dateSchedule: date,
    idSchedule,
  });
  const carrierFor = async (idProduct: number): Promise<Carrier> => {
    const products = [{ idProduct, quantity: 1 }];
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    if (!carrier) throw new Error('no carrier');
    return carrier;
  };
  const validate = (cart: Cart, how: object) => shop.call('POST', '/order/validate', { idCart: cart.id, ...how });

  it('is not collected after it has begun, which the check before and the order both say', async () => {
    const { idDeclination } = await dress();
    const cart = await rent(idDeclination, ['2026-11-24', '2026-11-25']);
    const refusal = {
      status: 422,
      message: `A rental is collected before it begins: choose a day from ${day('2026-11-21')} to ${day('2026-11-24')}.`,
      data: [{ key: 'dateSchedule' }],
    };
    expect(await validate(cart, { delivery: 'CLICK_AND_COLLECT', dateSchedule: '2026-11-28' })).toMatchObject(refusal);
    expect(await shop.place(collected(cart, '2026-11-28', await saturday()))).toMatchObject(refusal);
    expect(await validate(cart, { delivery: 'CLICK_AND_COLLECT', dateSchedule: '2026-11-24' })).toMatchObject({ status: 200 });
    expect(await shop.place(collected(cart, '2026-11-24', await tuesday()))).toMatchObject({ status: 200 });
  });

  it('is not collected long before it begins', async () => {
    const { idDeclination } = await dress();
    const cart = await rent(idDeclination, ['2026-12-04', '2026-12-06']);
    expect(await shop.place(collected(cart, '2026-11-28', await saturday()))).toMatchObject({
      status: 422,
      data: [{ key: 'dateSchedule' }],
    });
  });

  it('is offered the slots of its first day and the three before, also beyond the days that other orders can choose', async () => {
    expect((await slotsOf(11, 2026, '2026-11-25')).map(({ date }) => date)).toEqual(['2026-11-24']);
    expect(await slotsOf(2, 2027)).toEqual([]);
    const slots = await slotsOf(2, 2027, '2027-02-16');
    expect(slots.map(({ date }) => date)).toEqual(['2027-02-13', '2027-02-16']);
    expect(await slotsOf(2, 2027, '2027-02-16,2027-02-18')).toMatchObject([{ date: '2027-02-16' }]);
    expect(await shop.call('GET', '/calendar/1/date/allowed/2/2027?rentals=soon')).toMatchObject({ status: 422 });
    const { idDeclination } = await dress();
    const cart = await rent(idDeclination, ['2027-02-16', '2027-02-18']);
    expect(await shop.place(collected(cart, '2027-02-13', slots[0]?.idSchedule ?? 0))).toMatchObject({ status: 200 });
  });

  it('that is collected early keeps its piece from that day on', async () => {
    const other = await dress();
    const late = await rent(other.idDeclination, ['2026-11-27', '2026-11-28']);
    expect(await shop.place(collected(late, '2026-11-24', await tuesday()))).toMatchObject({ status: 200 });
    // It is out from the 24th on: another one cannot have it on the 25th, though the rental begins on the 27th.
    const between = await shop.add(other.idDeclination, 1, { rent: ['2026-11-24', '2026-11-25'] });
    expect(between.success).toBe(false);
  });

  it('is not collected early while somebody else has the piece', async () => {
    const { idProduct, idDeclination } = await dress();
    const carrier = await carrierFor(idProduct);
    const first = await rent(idDeclination, ['2026-11-25', '2026-11-26']);
    expect(await shop.place(orderBody(first, carrier))).toMatchObject({ status: 200 });
    const second = await rent(idDeclination, ['2026-11-28', '2026-11-29']);
    const early = (await slotsOf(11, 2026, '2026-11-28')).map(({ date }) => date);
    expect(early).toEqual(['2026-11-28']);
    expect(await shop.place(collected(second, '2026-11-28', await saturday()))).toMatchObject({ status: 200 });
    const third = await dress();
    expect(await shop.place(orderBody(await rent(third.idDeclination, ['2026-11-25', '2026-11-25']), carrier))).toMatchObject({
      status: 200,
    });
    const fourth = await rent(third.idDeclination, ['2026-11-27', '2026-11-28']);
    expect(await shop.place(collected(fourth, '2026-11-24', await tuesday()))).toMatchObject({
      status: 409,
      message: `“Robe du soir” is still out on the day of the collection. Collect it later, on ${day('2026-11-27')} at the latest.`,
    });
  });

  it('does not go with a carrier that comes after it has begun, which the check before and the order both say', async () => {
    const { idProduct, idDeclination } = await dress();
    const carrier = await carrierFor(idProduct);
    const cart = await rent(idDeclination, ['2026-11-21', '2026-11-23']);
    const refusal = {
      status: 422,
      message: `Colissimo would deliver on ${day('2026-11-25')} at the latest, and your rental begins on ${day('2026-11-21')}. Choose another way of delivery.`,
      data: [{ key: 'delivery.idCarrier' }],
    };
    expect(await validate(cart, { delivery: 'DELIVERY', idCarrier: carrier.id })).toMatchObject(refusal);
    expect(await shop.place(orderBody(cart, carrier))).toMatchObject(refusal);
  });

  it('goes with a carrier that comes on its first day', async () => {
    const { idProduct, idDeclination } = await dress();
    const carrier = await carrierFor(idProduct);
    const cart = await rent(idDeclination, ['2026-11-25', '2026-11-26']);
    expect(await validate(cart, { delivery: 'DELIVERY', idCarrier: carrier.id })).toMatchObject({ status: 200 });
    expect(await shop.place(orderBody(cart, carrier))).toMatchObject({ status: 200 });
  });

  it('is not collected with another one that begins much later', async () => {
    const [one, other] = [await dress(), await dress()];
    const cart = await rent(other.idDeclination, ['2026-12-15', '2026-12-16'], await rent(one.idDeclination, ['2026-11-28', '2026-11-29']));
    expect(await shop.place(collected(cart, '2026-11-28', await saturday()))).toMatchObject({
      status: 422,
      message: 'Your rentals begin too far apart to be collected together. Order them separately.',
    });
  });
});
