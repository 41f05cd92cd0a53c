import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { declinations } from '#backend/tables/catalogue.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { OrderBack } from '#schemas/order-back.ts';
import type { Session } from '#schemas/user.ts';
import { attemptOf, type Headers, openShop, orderBody, type Shop } from '../commerce/shop.ts';
import { onBothEngines } from '../databases.ts';

const password = 'une longue phrase de passe';

onBothEngines('an account that is erased', (db) => {
  let shop: Shop;
  let idDeclination: number;
  let carrier: Carrier;
  beforeEach(async () => {
    shop = await openShop(db());
    const product = await shop.product({ name: 'Robe', price: 4500, stock: 50 });
    idDeclination = product.idDeclination;
    const place = { products: [{ idProduct: product.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [found] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!found) throw new Error('no carrier');
    carrier = found;
  });

  const signUp = async (email: string): Promise<Headers> => {
    const person = { email, password, firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    return { authorization: `Bearer ${token}` };
  };
  const fill = async (me: Headers): Promise<Cart> => {
    const added = await shop.add(idDeclination, 1, { headers: me });
    if (!added.success) throw new Error(added.message);
    return added.data;
  };
  const order = async (me: Headers): Promise<PlacedOrder> => {
    const placed = await shop.place(orderBody(await fill(me), carrier), me);
    if (!placed.success) throw new Error(placed.message);
    return placed.data;
  };
  const erase = (me: Headers) => shop.call('DELETE', '/user', { password }, me);
  const read = async (id: string) => {
    const [row] = await db().select().from(orders).where(eq(orders.id, id));
    const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.idOrder, id));
    const billed = await db().select().from(invoices).where(eq(invoices.idOrder, id));
    const [stock] = await db().select().from(declinations).where(eq(declinations.id, idDeclination));
    return { row, attempt: attempt?.status, invoices: billed.length, held: stock?.held, stock: stock?.stock };
  };

  it('leaves nothing to pay: its unpaid order is cancelled with its attempt, its pieces are free, and no e-mail is written', async () => {
    const me = await signUp('zoe@example.test');
    const placed = await order(me);
    expect(await erase(me)).toMatchObject({ status: 200 });
    expect(await read(placed.id)).toMatchObject({
      row: { status: 'CANCELLED', idUser: null, email: '', firstname: '', lastname: '', billingAddress: null, alert: null },
      attempt: 'expired',
      invoices: 0,
      held: 0,
      stock: 50,
    });
    expect(await db().select().from(mails).where(eq(mails.idSite, shop.idSite))).toEqual([]);
    const bank = await shop.app.request(`/sandbox/bank/${attemptOf(placed)}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'accept' }),
    });
    expect(bank.status, 'the bank’s page is closed').toBe(409);
  });

  it('is paid by nobody: money that comes all the same is given back, not invoiced to nobody', async () => {
    const me = await signUp('zoe@example.test');
    const placed = await order(me);
    expect(await erase(me)).toMatchObject({ status: 200 });
    await shop.pay(placed);
    expect(await read(placed.id)).toMatchObject({
      row: { status: 'CANCELLED', paidAt: null, alert: 'PAID_WITHOUT_STOCK' },
      invoices: 0,
      held: 0,
      stock: 50,
    });
  });

  it('waits for the bank to decide', async () => {
    const me = await signUp('zoe@example.test');
    const placed = await order(me);
    await shop.pay(placed, 'pending');
    expect(await erase(me)).toMatchObject({ status: 409, message: expect.stringContaining('bank is still processing') });
    expect(await read(placed.id)).toMatchObject({ row: { status: 'PENDING_PAYMENT', firstname: 'Zoé' }, attempt: 'pending', held: 1 });
    await shop.pay(placed, 'failed');
    expect(await erase(me)).toMatchObject({ status: 200 });
  });

  it('waits for a return to be finished, and for a payment to be looked into', async () => {
    const me = await signUp('zoe@example.test');
    const placed = await order(me);
    await shop.pay(placed);
    const own = and(eq(orders.idSite, shop.idSite), eq(orders.id, placed.id));
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now(), alert: 'PAID_TWICE' }).where(own);
    expect(await erase(me)).toMatchObject({ status: 409, message: expect.stringContaining('look into a payment') });
    await db().update(orders).set({ alert: null }).where(own);
    const { lines } = await shop.accept<Order>('GET', `/order/${placed.id}`, undefined, me);
    const products = [{ id: lines[0]?.id, quantity: 1, reason: 'SIZE' }];
    const back = await shop.accept<OrderBack>('POST', `/order/${placed.id}/back-products`, { products }, me);
    expect(back.status).toBe('ASKED');
    expect(await erase(me)).toMatchObject({ status: 409, message: expect.stringContaining('return is under way') });
  });

  it('and its order that is paid at the same moment end in one way: erased and given back, or paid and kept', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const me = await signUp(`zoe-${at}@example.test`);
        return { me, placed: await order(me), isErasedFirst: at % 2 === 0 };
      }),
    );
    const ended = await Promise.all(
      rounds.map(async ({ me, placed, isErasedFirst }) => {
        const both = [() => erase(me), () => shop.pay(placed)];
        const [first, second] = isErasedFirst ? both : both.reverse();
        const answers = await Promise.all([first?.(), second?.()]);
        const erased = isErasedFirst ? answers[0] : answers[1];
        const { row, invoices: billed } = await read(placed.id);
        return `${erased?.status} ${row?.status} ${row?.alert} ${billed} ${row?.firstname}`;
      }),
    );
    const allowed = ['200 CANCELLED PAID_WITHOUT_STOCK 0 ', '409 PAID null 1 Zoé'];
    expect(ended.filter((end) => !allowed.includes(end))).toEqual([]);
    expect(await read(rounds[0]?.placed.id ?? '')).toMatchObject({ held: 0 });
  });

  it('and an order that is placed with it at the same moment end in one way: no order, or a cancelled one', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const me = await signUp(`zoe-${at}@example.test`);
        return { me, body: orderBody(await fill(me), carrier) };
      }),
    );
    const answers = await Promise.all(rounds.flatMap(({ me, body }) => [shop.place(body, me), erase(me)]));
    expect(
      answers.filter(({ status }) => ![200, 401, 404, 409].includes(status)).map(({ status, message }) => `${status} ${message}`),
    ).toEqual([]);
    const left = await db().select().from(orders).where(eq(orders.idSite, shop.idSite));
    expect(left.filter(({ status, firstname }) => status !== 'CANCELLED' || firstname !== '')).toEqual([]);
    const [stock] = await db().select().from(declinations).where(eq(declinations.id, idDeclination));
    expect(stock?.held).toBe(0);
  });
});
