import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { holdMinutes } from '#backend/goods/stock/holds.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import { onBothEngines } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

const shoppers = 200;
const pieces = 10;

/** Each at home. */
const from = (shopper: number) => ({ 'x-forwarded-for': `10.1.0.${shopper + 1}` });

onBothEngines(`${shoppers} shoppers who race for ${pieces} pieces`, (db) => {
  const stockOf = async (idDeclination: number) => {
    const [row] = await db()
      .select({ stock: declinations.stock, held: declinations.held })
      .from(declinations)
      .where(eq(declinations.id, idDeclination));
    return row;
  };

  /** Everybody at once fills a cart, then everybody at once orders it. */
  async function race(shop: Shop, idDeclination: number, carrier: Carrier) {
    const carts = await Promise.all(Array.from({ length: shoppers }, () => shop.add(idDeclination, 1)));
    const filled = carts.flatMap((answer): Cart[] => (answer.success ? [answer.data] : []));
    expect(filled).toHaveLength(shoppers);
    const answers = await Promise.all(filled.map((cart, at) => shop.place(orderBody(cart, carrier), from(at))));
    const placed = answers.flatMap((answer): PlacedOrder[] => (answer.success ? [answer.data] : []));
    const refused = answers.filter(({ success }) => !success);
    return { filled, placed, refused };
  }

  it('make 10 orders and 190 clear refusals; what is not paid is for sale again when its time is over, not before', async () => {
    const shop = await openShop(db());
    const { idProduct, idDeclination } = await shop.product({ name: 'Robe Nuit', price: 4500, stock: pieces });
    const products = [{ idProduct, quantity: 1 }];
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    if (!carrier) throw new Error('no carrier');
    const { filled, placed, refused } = await race(shop, idDeclination, carrier);

    expect([placed.length, refused.length]).toEqual([pieces, shoppers - pieces]);
    const said = new Set(refused.map(({ status, message }) => `${status} ${message}`));
    expect([...said]).toEqual(['409 “Robe Nuit” has just been sold. Remove it from the cart to continue.']);
    expect(new Set(placed.map(({ id }) => id)).size).toBe(pieces);
    expect(await stockOf(idDeclination)).toEqual({ stock: pieces, held: pieces });

    // Three pay in time. The others keep their pieces to the last minute.
    await Promise.all(placed.slice(0, 3).map((order) => shop.pay(order)));
    shop.later(holdMinutes - 1);
    // Orders that other suites left unpaid expire along with these.
    await expireOrders(db(), shop.at());
    expect(await shop.add(idDeclination, 1)).toMatchObject({ status: 422, message: 'Only 0 items remaining in stock' });
    expect(await stockOf(idDeclination)).toEqual({ stock: 7, held: 7 });

    shop.later(1);
    await expireOrders(db(), shop.at());
    expect(await stockOf(idDeclination)).toEqual({ stock: 7, held: 0 });
    const orderedBefore = new Set(placed.map(({ id }) => id));
    const losers = filled.slice(-40);
    const again = await Promise.all(losers.map((cart, at) => shop.place(orderBody(cart, carrier), from(at))));
    const bought = again.flatMap((answer): PlacedOrder[] => (answer.success && !orderedBefore.has(answer.data.id) ? [answer.data] : []));
    expect(bought).toHaveLength(7);
    await Promise.all(bought.map((order) => shop.pay(order)));
    expect(await stockOf(idDeclination)).toEqual({ stock: 0, held: 0 });
  });
});
