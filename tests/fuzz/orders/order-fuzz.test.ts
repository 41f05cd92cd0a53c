import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { invoices } from '#backend/tables/invoice.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import { amountDueOf, countedCart, isCodeIdle } from '#domain/amount-due.ts';
import { paidOfPieces } from '#domain/refunds.ts';
import { dateIn } from '#domain/time-zones.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier, PickupMonth } from '#schemas/delivery.ts';
import type { Order, OrderBody, PlacedOrder } from '#schemas/order.ts';
import type { OrderPayments } from '#schemas/payment-books.ts';
import type { RentalPrice } from '#schemas/rental.ts';
import { orderBody } from '../../integration/commerce/shop.ts';
import { onDatabase } from '../../integration/databases.ts';
import { engine, holds, runs } from '../asked.ts';
import { takenOff } from '../prices/reckoning.ts';
import { type Line, linesOf, type OpenPlan, openPlan, order, type Planned, plan, signIn } from './shop-of.ts';

/** Orders in all, and in each shop. */
const orders = runs({ fast: 300, rest: 1000 });
const ordersPerShop = 25;

/** Fills the cart; what is for rent is asked its price on the sheet first. */
async function fill({ shop }: OpenPlan, lines: readonly Line[]): Promise<Cart> {
  let filled: Cart | undefined;
  for (const { idDeclination, quantity, unit, deposit, rental } of lines) {
    if (rental) {
      const shown = await shop.accept<RentalPrice>('GET', `/rental/${idDeclination}/price?${new URLSearchParams(rental)}`);
      expect(shown).toMatchObject({ total: unit, deposit: deposit / quantity });
    }
    const added = await shop.add(idDeclination, quantity, {
      ...(filled && { cart: filled.id }),
      ...(rental && { rent: [rental.from, rental.to] as const }),
    });
    if (!added.success) throw new Error(added.message);
    filled = added.data;
  }
  if (!filled) throw new Error('no line');
  return filled;
}

/** The carriers that are offered; the cart said when they are free. */
async function carriersFor({ shop, plan: { freeFrom } }: OpenPlan, lines: readonly Line[], cart: Cart): Promise<Carrier[]> {
  const wanted = lines.map(({ idProduct, idDeclination, quantity, rental }) => ({ idProduct, idDeclination, quantity, rental }));
  const asked = { products: wanted, postalCode: '85190', country: 250 };
  const offered = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', asked);
  const isFree = freeFrom > 0 && cart.subtotal >= freeFrom;
  expect(cart.freeShippingRemaining).toBe(freeFrom === 0 ? null : isFree ? 0 : freeFrom - cart.subtotal);
  expect(offered.map(({ price, fdp }) => price === (isFree ? 0 : fdp) && fdp > 0)).toEqual([true, true]);
  return offered;
}

/** Delivery of the order: its part of the body, its fee, and the promised days. */
type Way = { body: Partial<OrderBody>; fee: number; promise: Order['delivery']['promise'] };

/** A way that is in time for what is rented; else the carrier that says when it would come, and is refused. */
async function wayOf(open: OpenPlan, planned: Planned, lines: readonly Line[], cart: Cart): Promise<Way & { isLate?: true }> {
  const firstDays = lines.flatMap(({ rental }) => (rental ? [rental.from] : [])).sort();
  const offered = await carriersFor(open, lines, cart);
  const inTime = offered.find(({ arrival }) => arrival !== null && (firstDays[0] === undefined || arrival.to <= firstDays[0]));
  const slot = planned.isCollected || !inTime ? await slotFor(open, firstDays) : null;
  if (slot) {
    const body = { address: { delivery: null, billing: null }, delivery: { type: 'CLICK_AND_COLLECT' as const }, ...slot };
    return { body, fee: 0, promise: undefined };
  }
  const carrier = inTime ?? offered[0];
  if (!carrier?.arrival) throw new Error('no day of arrival');
  const { id, price, arrival } = carrier;
  const body = { delivery: { type: 'DELIVERY' as const, idCarrier: id, servicePrice: price, arrival } };
  return { body, fee: price, promise: arrival, ...(!inTime && { isLate: true }) };
}

async function slotFor({ shop }: OpenPlan, firstDays: readonly string[]) {
  const [first = dateIn('Europe/Paris', shop.now())] = firstDays;
  const [year, month] = first.split('-').map(Number);
  const rentals = firstDays.length > 0 ? `?rentals=${firstDays.join()}` : '';
  const { slots } = await shop.accept<PickupMonth>('GET', `/calendar/1/date/allowed/${month}/${year}${rentals}`);
  const [slot] = slots;
  return slot ? { dateSchedule: slot.date, idSchedule: slot.idSchedule } : null;
}

/** Follows one order from the sheet to the bank, and holds all that was promised on the way to what is charged. */
async function buy(open: OpenPlan, planned: Planned): Promise<PlacedOrder | null> {
  const { shop, plan: shopPlan } = open;
  const lines = linesOf(open, planned.lines, dateIn('Europe/Paris', shop.now()));
  const subtotal = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  const code = planned.code === null ? null : (shopPlan.codes[planned.code] ?? null);
  const discountCode = code ? `CODE${planned.code}` : '';
  const { id } = await fill(open, lines);
  const cart = await shop.accept<Cart>('POST', `/cart/${id}`, { discountCode });
  expect(cart.products.map(({ price, total, rental }) => [price, total, rental?.deposit ?? 0])).toEqual(
    lines.map(({ unit, quantity, deposit }) => [unit, unit * quantity, deposit]),
  );
  const off = takenOff(code, subtotal, 0).products;
  expect(cart).toMatchObject({ subtotal, discount: off, total: subtotal - off });

  const way = await wayOf(open, planned, lines, cart);
  const taken = takenOff(code, subtotal, way.fee);
  const discount = taken.products + taken.shipping;
  const total = subtotal + way.fee - discount;
  const fee = { shipping: way.fee, vat: 'INCLUDED' as const, isExpress: false };
  expect(amountDueOf(countedCart(cart), fee), 'what every screen says is due').toEqual({ discount, deducted: 0, total });
  expect(isCodeIdle(cart, fee)).toBe(code !== null && discount === 0);
  const placed = await shop.place(orderBody(cart, { id: 0, price: 0 }, { discountCode, total, ...way.body }));
  if (way.isLate) {
    expect(placed).toMatchObject({ status: 422, data: [{ key: 'delivery.idCarrier' }] });
    return null;
  }
  if (!placed.success) throw new Error(`${placed.status} ${placed.message}`);
  const attempts = await shop.db
    .select({ amount: paymentAttempts.amount })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.idOrder, placed.data.id));
  expect([placed.data.total, ...attempts.map(({ amount }) => amount)], 'what is charged').toEqual(total > 0 ? [total, total] : [0]);
  const read = await shop.accept<Order>('GET', `/order/${placed.data.id}?key=${placed.data.key}`);
  expect(read).toMatchObject({ subtotal, discount, shipping: way.fee, total });
  expect(read.discountCode, 'a code that took nothing off is not used up').toBe(discount > 0 ? discountCode : undefined);
  expect(read.delivery.promise).toEqual(way.promise);
  return placed.data;
}

/** Gives a paid order back piece by piece, then its shipping: at the end exactly nothing is left. */
async function giveBack(open: OpenPlan, placed: PlacedOrder, wanted: readonly number[]): Promise<void> {
  const { shop } = open;
  const admin = await signIn(open);
  const { lines } = await shop.accept<Order>('GET', `/order/${placed.id}?key=${placed.key}`);
  const payments = () => shop.accept<OrderPayments>('GET', `/admin/order/${placed.id}/payment`, undefined, admin);
  const refund = (body: object) =>
    shop.call<OrderPayments>('POST', `/admin/order/${placed.id}/refund`, { idempotencyKey: randomUUID(), ...body }, admin);
  let known = await payments();
  const given = async (body: { amount: number; lines?: object[] }) => {
    const answer = await refund(body);
    if (!answer.success) throw new Error(`${answer.status} ${answer.message}`);
    expect(answer.data.refundable).toBe(known.refundable - body.amount);
    known = answer.data;
  };
  expect(known.refundable).toBe(placed.total);
  let left = lines.map(({ quantity }) => quantity);
  const give = async (at: number, pieces: number) => {
    const line = lines[at];
    const now = known.lines.find(({ id }) => id === line?.id);
    if (!line || !now || pieces === 0) return;
    const amount = paidOfPieces({ paid: now.paid, quantity: line.quantity }, pieces, line.quantity - (left[at] ?? 0));
    // A piece that cost less than a cent, or nothing, goes with the next one.
    if (amount === 0) return;
    await given({ amount, lines: [{ id: line.id, quantity: pieces }] });
    left = left.map((count, place) => (place === at ? count - pieces : count));
  };
  for (const each of wanted) await give(each % lines.length, Math.min(1, left[each % lines.length] ?? 0));
  for (const at of lines.keys()) await give(at, left[at] ?? 0);
  const sent = placed.total - known.lines.reduce((sum, { paid }) => sum + paid, 0);
  expect(known.refundable, 'all pieces are worth what was paid for them').toBe(sent);
  if (sent > 0) await given({ amount: sent });
  expect(known.refundable).toBe(0);
  expect(await refund({ amount: 1 })).toMatchObject({ status: 409 });
  const notes = await shop.db
    .select({ total: invoices.total })
    .from(invoices)
    .where(and(eq(invoices.idOrder, placed.id), eq(invoices.kind, 'CREDIT_NOTE')));
  expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(placed.total);
}

/** A shop and those who order there. */
const shopAndOrders = fc.tuple(plan, fc.array(order, { minLength: ordersPerShop, maxLength: ordersPerShop, size: 'max' }));

onDatabase('any order of any shop', engine(inject('databaseUrl') ? 'PostgreSQL' : 'PGlite'), (db) => {
  it(
    'with rentals, codes and free shipping is charged what was promised, and refunded piece by piece ends at exactly 0.00',
    () =>
      holds(
        shopAndOrders,
        Math.ceil(orders / ordersPerShop),
        async ([planned, all]) => {
          const open = await openPlan(db(), planned);
          for (const each of all) {
            // Codes are tried by one address as often as a person would.
            open.shop.later(16);
            const placed = await buy(open, each);
            if (!placed || placed.total === 0) continue;
            await open.shop.pay(placed);
            await giveBack(open, placed, each.refunds);
          }
        },
        { name: 'orders', each: ordersPerShop },
      ),
    Math.max(120_000, orders * 2000),
  );
});
