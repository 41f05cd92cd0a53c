import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { orders } from '#backend/tables/order.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import type { Session } from '#schemas/user.ts';
import { type Answer, type Headers, openShop, orderBody, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

onOneEngine('what is kept from others without being paid for', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const from = (address: string): Headers => ({ 'x-forwarded-for': address });
  const bottles = (stock: number) => shop.product({ name: 'Cuvée Marie', price: 900, stock, type: 'WINE', capacity: 75, weight: 10 });
  const row = async ({ id }: PlacedOrder) => (await db().select().from(orders).where(eq(orders.id, id)))[0];
  const held = async () => {
    const rows = await db().select({ held: declinations.held }).from(declinations).where(eq(declinations.idSite, shop.idSite));
    return rows.reduce((sum, each) => sum + each.held, 0);
  };

  async function fill(
    wanted: readonly (readonly [idDeclination: number, quantity: number])[],
    headers: Headers,
    cart?: Cart,
  ): Promise<Cart> {
    let filled = cart;
    for (const [idDeclination, quantity] of wanted) {
      const added = await shop.add(idDeclination, quantity, { headers, ...(filled && { cart: filled.id }) });
      if (!added.success) throw new Error(added.message);
      filled = added.data;
    }
    if (!filled) throw new Error('nothing was put into the cart');
    return filled;
  }
  async function order(cart: Cart, headers: Headers): Promise<Answer<PlacedOrder>> {
    const products = cart.products.map(({ idProduct, quantity }) => ({ idProduct, quantity }));
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    return shop.place(orderBody(cart, carrier ?? { id: 0, price: 0 }), headers);
  }
  const accepted = (answer: Answer<PlacedOrder>): PlacedOrder => {
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  };

  it('is a part of the shop, whatever one anonymous caller orders from carts without number', async () => {
    const wines = [];
    for (let count = 0; count < 12; count += 1) wines.push(await bottles(100));
    const address = from('203.0.113.7');
    const answers: Answer<PlacedOrder>[] = [];
    for (let count = 0; count < 6; count += 1) {
      const lines = wines.slice(count * 2, count * 2 + 2).map(({ idDeclination }) => [idDeclination, 60] as const);
      answers.push(await order(await fill(lines, address), address));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 409, 409, 409]);
    expect(answers.at(-1)?.message).toContain('from your connection');
    expect(await held()).toBe(240);
    // Somebody else buys meanwhile.
    expect(await order(await fill([[wines[0]?.idDeclination ?? 0, 12]], from('198.51.100.1')), from('198.51.100.1'))).toMatchObject({
      status: 200,
    });
  });

  it('is exact when an address orders from twenty carts at once', async () => {
    const wine = await bottles(2000);
    const address = from('203.0.113.8');
    const carts = await Promise.all(Array.from({ length: 20 }, () => fill([[wine.idDeclination, 24]], address)));
    const answers = await Promise.all(carts.map((cart) => order(cart, address)));
    // Of one product as many as a person may set aside in all: five times 24.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await held()).toBe(120);
  });

  it('is no more for an account than for a guest, from however many addresses it orders', async () => {
    const wines = [await bottles(200), await bottles(200), await bottles(200)];
    const person = {
      email: `zoe-${shop.idSite}@example.test`,
      password: 'une longue phrase de passe',
      firstname: 'Zoé',
      lastname: 'Martin',
    };
    const { token } = await shop.accept<Session>('POST', '/register', { ...person, acceptTerms: true });
    const answers: Answer<PlacedOrder>[] = [];
    for (const [index, { idDeclination }] of wines.entries()) {
      const headers = { authorization: `Bearer ${token}`, ...from(`203.0.113.${index + 20}`) };
      const answer = await order(await fill([[idDeclination, 50]], headers), headers);
      answers.push(answer);
      // A second order from the same cart would replace the first. Emptying the cart keeps the first order.
      if (answer.success) await db().update(orders).set({ idCart: crypto.randomUUID() }).where(eq(orders.id, answer.data.id));
      const { products, id } = await shop.accept<Cart>('POST', '/cart', {}, headers);
      for (const line of products) await shop.call('DELETE', `/cart/${id}/product/${line.idProduct}/${line.id}`, undefined, headers);
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(await held()).toBe(100);
  });

  it('lets forty-eight bottles pass, and more once those are paid for', async () => {
    const wine = await bottles(500);
    const address = from('203.0.113.9');
    for (let count = 0; count < 4; count += 1) {
      const placed = accepted(await order(await fill([[wine.idDeclination, 48]], address), address));
      await shop.pay(placed);
    }
    expect(await held()).toBe(0);
  });

  it('counts orders too: those that keep nothing of the stock still keep pickup slots', async () => {
    const card = await shop.product({ name: 'Carte', price: 300, stock: 0, isTracked: false });
    const address = from('203.0.113.10');
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await order(await fill([[card.idDeclination, 1]], address), address)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409]);
  });

  it('is free again when its time is over, which ordering again does not put off', async () => {
    const wine = await bottles(48);
    const address = from('203.0.113.11');
    const cart = await fill([[wine.idDeclination, 12]], address);
    const first = accepted(await order(cart, address));
    const end = (await row(first))?.heldUntil;
    let last = first;
    for (const [minutes, more] of [
      [10, 1],
      [15, 2],
    ] as const) {
      shop.later(minutes);
      last = accepted(await order(await fill([[wine.idDeclination, more]], address, cart), address));
      expect(last.id).not.toBe(first.id);
      expect((await row(last))?.heldUntil).toEqual(end);
    }
    expect(await held()).toBe(15);
    shop.later(5);
    await expireOrders(db(), shop.at());
    expect(await row(last)).toMatchObject({ status: 'CANCELLED' });
    expect(await held()).toBe(0);
    // Once it was free for others, it can be ordered anew.
    const anew = accepted(await order(await fill([[wine.idDeclination, 1]], address, cart), address));
    expect((await row(anew))?.heldUntil.getTime()).toBe(shop.now().getTime() + 30 * 60_000);
  });

  it('names the caller by a keyed hash, and by nothing once the order is paid or cancelled', async () => {
    const wine = await bottles(10);
    const paid = accepted(await order(await fill([[wine.idDeclination, 1]], from('203.0.113.12')), from('203.0.113.12')));
    const left = accepted(await order(await fill([[wine.idDeclination, 1]], from('203.0.113.12')), from('203.0.113.12')));
    const names = [await row(paid), await row(left)].map((each) => each?.heldBy);
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toContain('203');
    await shop.pay(paid);
    shop.later(31);
    await expireOrders(db(), shop.at());
    const rows = await db()
      .select({ heldBy: orders.heldBy })
      .from(orders)
      .where(and(eq(orders.idSite, shop.idSite)));
    expect(rows).toEqual([{ heldBy: null }, { heldBy: null }]);
  });
});
