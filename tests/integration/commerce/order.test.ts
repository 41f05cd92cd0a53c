import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { orders } from '#backend/tables/order.ts';
import { carriers } from '#backend/tables/shipping.ts';
import { stockHolds } from '#backend/tables/stock.ts';
import type { Carrier, PickupSlot } from '#schemas/delivery.ts';
import type { Order, OrderSummary, PlacedOrder } from '#schemas/order.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('an order', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const fees = (idProduct: number, quantity = 1, change = {}) =>
    shop.call<Carrier[]>('POST', '/calculate/shipping-fees', {
      products: [{ idProduct, quantity }],
      postalCode: '85190',
      country: 250,
      ...change,
    });

  /** A cart with one product, its cheapest carrier, and the body that orders it. */
  async function checkout(seed: { name?: string; price?: number; stock?: number; quantity?: number } = {}) {
    const product = await shop.product({ name: seed.name ?? 'Robe', price: seed.price ?? 4500, stock: seed.stock ?? 1 });
    const cart = await shop.cartWith(product.idDeclination, seed.quantity ?? 1);
    const answer = await fees(product.idProduct, seed.quantity ?? 1);
    const carrier = answer.success ? answer.data[0] : undefined;
    if (!carrier) throw new Error('no carrier');
    return { ...product, cart, carrier, body: orderBody(cart, carrier) };
  }

  async function placed(body: Parameters<Shop['place']>[0], headers = {}): Promise<PlacedOrder> {
    const answer = await shop.place(body, headers);
    if (!answer.success) throw new Error(`${answer.status} ${answer.message} ${JSON.stringify(answer.data)}`);
    return answer.data;
  }
  const read = (order: PlacedOrder) => shop.accept<Order>('GET', `/order/${order.id}?key=${order.key}`);
  const stockOf = async (id: number) => {
    const [row] = await db()
      .select({ stock: declinations.stock, held: declinations.held })
      .from(declinations)
      .where(eq(declinations.id, id));
    return row;
  };

  it('is placed for a guest, sends her to the bank and keeps her pieces', async () => {
    const { body, idDeclination } = await checkout();
    const order = await placed(body);
    expect(order).toMatchObject({ reference: `${shop.idSite}-26-000001`, total: 5090, payment: { kind: 'redirect' } });
    expect(await stockOf(idDeclination)).toEqual({ stock: 1, held: 1 });
    expect(await read(order)).toMatchObject({
      status: 'PENDING_PAYMENT',
      paymentStatus: 'created',
      subtotal: 4500,
      shipping: 590,
      total: 5090,
      vat: 750 + 98,
      lines: [{ name: 'Robe', quantity: 1, price: 4500, vatRate: 2000, vat: 750 }],
      delivery: { type: 'DELIVERY', carrierName: 'Colissimo', address: { city: 'Aizenay', country: { alphaTwo: 'FR', name: 'France' } } },
      billing: { type: [{ value: 'BILLING' }], city: 'Aizenay' },
    });
  });

  it('is placed once by a double click, and the same answer comes twice', async () => {
    const { body } = await checkout();
    const [first, second] = await Promise.all([shop.place(body), shop.place(body)]);
    const third = await shop.place(body);
    expect(first).toMatchObject({ status: 200 });
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(await db().select().from(orders).where(eq(orders.idSite, shop.idSite))).toHaveLength(1);
    expect(await shop.place({ ...body, message: 'autre chose' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('already used'),
    });
  });

  it('of the last piece goes to one of two shoppers; the other is told which product is gone', async () => {
    const { idDeclination, idProduct } = await shop.product({ name: 'Robe Colette', price: 4500, stock: 1 });
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', {
      products: [{ idProduct, quantity: 1 }],
      postalCode: '85190',
      country: 250,
    });
    const carts = await Promise.all(Array.from({ length: 6 }, () => shop.cartWith(idDeclination)));
    const answers = await Promise.all(carts.map((cart) => shop.place(orderBody(cart, carrier ?? { id: 0, price: 0 }))));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    for (const refused of answers.filter((answer) => !answer.success)) {
      expect(refused).toMatchObject({ status: 409, message: '“Robe Colette” has just been sold. Remove it from the cart to continue.' });
    }
    expect(await stockOf(idDeclination)).toEqual({ stock: 1, held: 1 });
  });

  it('has a number without gaps, also beside refused ones', async () => {
    const { idDeclination, idProduct } = await shop.product({ name: 'Sac', price: 9000, stock: 4 });
    const answer = await fees(idProduct);
    const carrier = (answer.success && answer.data[0]) || { id: 0, price: 0 };
    const carts = await Promise.all(Array.from({ length: 8 }, () => shop.cartWith(idDeclination)));
    const answers = await Promise.all(carts.map((cart) => shop.place(orderBody(cart, carrier))));
    const references = answers.flatMap((each) => (each.success ? [each.data.reference] : [])).sort();
    expect(references).toEqual([1, 2, 3, 4].map((n) => `${shop.idSite}-26-00000${n}`));
  });

  it('locks two products in both orders without a deadlock', async () => {
    const a = await shop.product({ name: 'A', price: 1000, stock: 50 });
    const b = await shop.product({ name: 'B', price: 1000, stock: 50 });
    const answer = await fees(a.idProduct);
    const carrier = (answer.success && answer.data[0]) || { id: 0, price: 0 };
    const carts = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const [first, second] = index % 2 ? [a, b] : [b, a];
        const cart = await shop.cartWith(first.idDeclination);
        const filled = await shop.add(second.idDeclination, 1, { cart: cart.id });
        if (!filled.success) throw new Error(filled.message);
        return filled.data;
      }),
    );
    const placedOrders = await Promise.all(carts.map((cart) => placed(orderBody(cart, carrier))));
    await Promise.all(placedOrders.map((order) => shop.pay(order)));
    expect(await stockOf(a.idDeclination)).toEqual({ stock: 38, held: 0 });
    expect(await stockOf(b.idDeclination)).toEqual({ stock: 38, held: 0 });
  });

  it('is refused when price, fee or stock changed since the shopper looked', async () => {
    const { body, idDeclination } = await checkout();
    expect(await shop.place({ ...body, total: body.total - 1 })).toMatchObject({ status: 409, data: [{ key: 'total' }] });
    const cheaper = { ...body, delivery: { ...body.delivery, servicePrice: 100 } };
    expect(await shop.place(cheaper)).toMatchObject({ status: 409, data: [{ key: 'delivery.servicePrice' }] });
    await db().update(declinations).set({ price: 4000 }).where(eq(declinations.id, idDeclination));
    expect(await shop.place(body)).toMatchObject({
      status: 409,
      message: 'The amount has changed: it is now €45.90. Check your cart before you order.',
    });
    await db().update(declinations).set({ stock: 0 }).where(eq(declinations.id, idDeclination));
    expect(await shop.place(body)).toMatchObject({ status: 409, message: expect.stringContaining('“Robe” has just been sold') });
  });

  it('is refused at the field that is missing or not allowed', async () => {
    const { body, cart } = await checkout();
    const withAddress = (change: object) => ({ ...body, address: { ...body.address, delivery: { ...body.address.delivery, ...change } } });
    const { acceptTerms: _, ...withoutTerms } = body;
    const cases: [unknown, number, string][] = [
      [withoutTerms, 422, 'acceptTerms'],
      [{ ...body, address: { delivery: null, billing: null } }, 422, 'address.delivery'],
      [withAddress({ postalCode: 'ABC' }), 422, 'address.delivery.postalCode'],
      [withAddress({ postalCode: '99999' }), 422, 'address.delivery.postalCode'],
      [withAddress({ postalCode: '' }), 422, 'address.delivery.postalCode'],
      [withAddress({ idCountry: 9999 }), 422, 'address.delivery.idCountry'],
      [withAddress({ idCountry: 56, postalCode: '1000' }), 422, 'country'],
      [{ ...body, delivery: { ...body.delivery, idCarrier: null } }, 422, 'delivery.idCarrier'],
      [{ ...body, delivery: { type: 'NO_DELIVERY' } }, 422, 'delivery.type'],
      [{ ...body, delivery: { type: 'CLICK_AND_COLLECT' } }, 422, 'idSchedule'],
      [{ ...body, discountCode: 'NOPE' }, 422, 'discountCode'],
      [{ ...body, user: { ...body.user, email: 'zoe' } }, 422, 'user.email'],
      [{ ...body, user: { ...body.user, phone: 'azerty' } }, 422, 'user.phone'],
      [{ ...body, user: { ...body.user, phone: '06 12 34 56 7' } }, 422, 'user.phone'],
    ];
    for (const [wrong, status, key] of cases) {
      expect(await shop.call('POST', '/order', wrong), key).toMatchObject({ status, success: false, data: [{ key }] });
    }
    await shop.accept('DELETE', `/cart/${cart.id}`);
    expect(await shop.place(body)).toMatchObject({ status: 404 });
  });

  it('can be collected: the last place of a slot is taken once, and freed when the order is not paid', async () => {
    const slots = async () => (await shop.accept<{ slots: PickupSlot[] }>('GET', '/calendar/1/date/allowed/11/2026')).slots;
    const tuesday = (await slots()).find((slot) => slot.date === '2026-11-24');
    expect(tuesday).toMatchObject({ from: '10:00', to: '12:00', remaining: 1 });
    const choice = {
      dateSchedule: '2026-11-24',
      idSchedule: tuesday?.idSchedule ?? null,
      delivery: { type: 'CLICK_AND_COLLECT' as const },
    };
    const checkouts = await Promise.all([checkout({ name: 'Robe' }), checkout({ name: 'Jupe' })]);
    const answers = await Promise.all(checkouts.map(({ body, cart }) => shop.place({ ...body, ...choice, total: cart.total })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => !answer.success)).toMatchObject({ data: [{ key: 'idSchedule' }] });
    expect((await slots()).some((slot) => slot.date === '2026-11-24')).toBe(false);
    shop.later(31);
    expect((await slots()).some((slot) => slot.date === '2026-11-24')).toBe(true);
  });

  it('is read by its owner, with its key or by an admin; by nobody else', async () => {
    const session = () =>
      shop.accept<Session>('POST', '/register', {
        email: `${randomUUID()}@example.test`,
        password: 'correct horse battery',
        firstname: 'Zoé',
        lastname: 'Martin',
        acceptTerms: true,
      });
    const [hers, others] = [{ Authorization: (await session()).token }, { Authorization: (await session()).token }];
    const { body, cart } = await checkout();
    await shop.accept('POST', `/cart/${cart.id}`, {}, hers);
    const order = await placed(body, hers);
    expect(await shop.call('GET', `/order/${order.id}`, undefined, hers)).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `/order/${order.id}?key=${order.key}`)).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `/order/${order.id}`)).toMatchObject({ status: 404, message: 'This order cannot be found.' });
    expect(await shop.call('GET', `/order/${order.id}?key=${order.key.slice(1)}x`)).toMatchObject({ status: 404 });
    expect(await shop.call('GET', `/order/${order.id}`, undefined, others)).toMatchObject({ status: 404 });
    expect(await shop.call('POST', `/order/${order.id}/payment`, {}, others)).toMatchObject({ status: 404 });
    expect(await shop.accept<{ orders: OrderSummary[] }>('GET', '/order', undefined, hers)).toMatchObject({
      total: 1,
      orders: [{ id: order.id }],
    });
    expect(await shop.accept('GET', '/order', undefined, others)).toMatchObject({ total: 0 });
    expect(await shop.accept('GET', '/user/address', undefined, hers)).toMatchObject([{ city: 'Aizenay' }]);
    expect(await shop.accept('GET', '/user', undefined, hers)).toMatchObject({ phone: body.user.phone });
    expect(body.user.phone).not.toBe('');
    expect(await shop.call('GET', '/admin/order', undefined, hers)).toMatchObject({ status: 403 });
    expect(await shop.call('GET', '/admin/mail')).toMatchObject({ status: 401 });
  });

  it('that is not paid within 30 minutes gives its pieces back, before the job runs as after it', async () => {
    const { body, idDeclination } = await checkout();
    const order = await placed(body);
    shop.later(29);
    expect(await shop.add(idDeclination, 1)).toMatchObject({ status: 422 });
    shop.later(1);
    const { id } = await shop.cartWith(idDeclination);
    await expireOrders(db(), shop.at());
    expect(await stockOf(idDeclination)).toEqual({ stock: 1, held: 0 });
    expect(await read(order)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'expired' });
    expect(await shop.call('POST', `/order/${order.id}/payment?key=${order.key}`, {})).toMatchObject({ status: 409 });
    expect(await shop.call('POST', '/order/validate', { idCart: id })).toMatchObject({ status: 200, data: { valid: true } });
  });

  it('placed again from the same cart replaces the unpaid one: the shopper is not her own rival', async () => {
    const { body, cart, idDeclination } = await checkout();
    const first = await placed(body);
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({ products: [{ issue: null, quantity: 1 }] });
    const second = await placed({ ...body, idempotencyKey: randomUUID() });
    expect(second.id).not.toBe(first.id);
    expect(await read(first)).toMatchObject({ status: 'CANCELLED' });
    expect(await read(second)).toMatchObject({ status: 'PENDING_PAYMENT' });
    expect(await stockOf(idDeclination)).toEqual({ stock: 1, held: 1 });
    const held = and(eq(stockHolds.idDeclination, idDeclination), eq(stockHolds.state, 'HELD'));
    expect(await db().select().from(stockHolds).where(held)).toMatchObject([{ idOrder: second.id }]);
  });

  it('that costs nothing is paid at once', async () => {
    const { body, idDeclination } = await checkout();
    const order = await placed({ ...body, discountCode: 'CADEAU', total: 0 });
    expect(order.payment).toEqual({ kind: 'none' });
    expect(await read(order)).toMatchObject({ status: 'PAID', discount: 5090, total: 0, vat: 0 });
    expect(await stockOf(idDeclination)).toEqual({ stock: 0, held: 0 });
  });

  it('with a code for shipping costs the products alone, and names the code', async () => {
    const { body } = await checkout();
    const order = await placed({ ...body, discountCode: 'PORT', total: 4500 });
    expect(await read(order)).toMatchObject({ subtotal: 4500, shipping: 590, discount: 590, discountCode: 'PORT', total: 4500 });
  });

  it('of 80 € by an express service pays its fee, which a code for shipping does not lower', async () => {
    await db()
      .update(carriers)
      .set({ isExpress: true })
      .where(and(eq(carriers.idSite, shop.idSite), eq(carriers.name, 'Chronopost')));
    const { idDeclination, idProduct } = await shop.product({ name: 'Robe', price: 8000, stock: 1 });
    const cart = await shop.cartWith(idDeclination);
    const offered = await fees(idProduct);
    const [standard, express] = offered.success ? offered.data : [];
    expect([standard?.price, express?.price]).toEqual([0, 1290]);
    const body = orderBody(cart, express ?? { id: 0, price: 0 }, { discountCode: 'PORT' });
    expect(await shop.place({ ...body, total: 8000 })).toMatchObject({ status: 409 });
    const own = randomUUID();
    expect(await read(await placed({ ...body, idempotencyKey: own, total: 9290 }))).toMatchObject({
      shipping: 1290,
      discount: 0,
      total: 9290,
    });
  });

  it('shows no VAT for second-hand pieces under the margin scheme', async () => {
    const { idDeclination, idProduct } = await shop.product({
      name: 'Manteau',
      price: 6000,
      stock: 1,
      offer: 'SECOND_HAND',
      marginScheme: true,
      vatRate: 0,
    });
    const cart = await shop.cartWith(idDeclination);
    const answer = await fees(idProduct);
    const order = await placed(orderBody(cart, (answer.success && answer.data[0]) || { id: 0, price: 0 }));
    expect(await read(order)).toMatchObject({ vat: 0, lines: [{ marginScheme: true, vat: 0, vatRate: 0 }] });
  });

  it('knows its shipping fees: free from 80 €, none outside France, none for an empty list', async () => {
    const { idProduct } = await shop.product({ name: 'Robe', price: 8000, stock: 1 });
    expect(await fees(idProduct)).toMatchObject({
      data: [
        { name: 'Colissimo', fdp: 590, price: 0 },
        { name: 'Chronopost', fdp: 1290, price: 0 },
      ],
    });
    expect(await fees(idProduct, 1, { country: 56 })).toMatchObject({
      status: 422,
      message: 'We do not deliver to this country or territory.',
    });
    expect(await fees(idProduct, 1, { products: [] })).toMatchObject({ status: 422, message: 'No products in cart' });
  });
});
