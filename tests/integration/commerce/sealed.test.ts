import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import type { OrderBack, Returnable } from '#schemas/order-back.ts';
import type { Product } from '#schemas/product.ts';
import type { Session } from '#schemas/user.ts';
import type { Withdrawal } from '#schemas/withdrawal.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('sealed goods', (db) => {
  let shop: Shop;
  let me: Record<string, string>;
  const email = 'zoe-sealed@example.test';
  beforeAll(async () => {
    shop = await openShop(db());
    const person = { email, password: 'une longue phrase', firstname: 'Zoé', lastname: 'Martin' };
    const { token } = await shop.accept<Session>('POST', '/register', { ...person, acceptTerms: true });
    me = { authorization: `Bearer ${token}` };
  });

  /** Orders and pays a pair of sealed earrings, and has it delivered. */
  async function delivered(): Promise<Order> {
    const earrings = await shop.product({ name: 'Boucles', price: 1900, stock: 9, isSealed: true });
    expect(await shop.accept<Product>('GET', `/product/${earrings.idProduct}`)).toMatchObject({ isSealed: true, isPerishable: false });
    const answer = await shop.add(earrings.idDeclination, 1, { headers: me });
    if (!answer.success) throw new Error(answer.message);
    const cart = answer.data;
    expect(cart.products).toMatchObject([{ isSealed: true }]);
    const place = { products: [{ idProduct: earrings.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!carrier) throw new Error('no carrier');
    const placed = await shop.place(orderBody(cart, carrier), me);
    if (!placed.success) throw new Error(placed.message);
    await shop.pay(placed.data);
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now() }).where(eq(orders.id, placed.data.id));
    return shop.accept<Order>('GET', `/order/${placed.data.id}`, undefined, me);
  }

  it('have their 14 days, and the confirmation says that these end with the seal', async () => {
    const order = await delivered();
    expect(order.lines).toMatchObject([{ isSealed: true }]);
    const [mail] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'ORDER_CONFIRMED')));
    expect(mail?.text).toMatch(/You have 14 days[\s\S]*Sealed, so without withdrawal once it is unsealed .*L221-28 5°\): Boucles\./);
  });

  it('are returned for a change of mind: nobody but the shop sees the seal', async () => {
    const order = await delivered();
    const { returnable } = await shop.accept<{ returnable: Returnable }>('GET', `/order-back?order=${order.id}`, undefined, me);
    expect(returnable).toMatchObject({ state: 'OPEN', lines: [{ quantity: 1, isSealed: true }] });
    const products = [{ id: order.lines[0]?.id, quantity: 1, reason: 'CHANGED_MIND' }];
    const back = await shop.accept<OrderBack>('POST', `/order/${order.id}/back-products`, { products }, me);
    expect(back).toMatchObject({ status: 'ASKED' });
  });

  it('are withdrawn from like others, marked as sealed', async () => {
    const { reference } = await delivered();
    const { key } = await shop.accept<{ key: string }>('POST', '/withdrawal', { name: 'Zoé Martin', email, reference }, me);
    const line = { isSealed: true, exclusion: null, isChosen: true };
    expect(await shop.accept<Withdrawal>('GET', `/withdrawal/${key}`)).toMatchObject({ lines: [line] });
    expect(await shop.accept<Withdrawal>('POST', `/withdrawal/${key}/confirm`, {})).toMatchObject({ lines: [line] });
  });
});
