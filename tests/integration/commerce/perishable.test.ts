import { and, desc, eq, ne } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import type { Returnable } from '#schemas/order-back.ts';
import type { Product } from '#schemas/product.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('perishable goods', (db) => {
  let shop: Shop;
  let me: Record<string, string>;
  beforeAll(async () => {
    shop = await openShop(db());
    const person = { email: `zoe-${shop.idSite}@example.test`, password: 'une longue phrase', firstname: 'Zoé', lastname: 'Martin' };
    const { token } = await shop.accept<Session>('POST', '/register', { ...person, acceptTerms: true });
    me = { authorization: `Bearer ${token}` };
  });

  /** Orders and pays pieces of products, and has them delivered. */
  async function delivered(...idDeclinations: number[]): Promise<Order> {
    let cart: Cart | undefined;
    for (const id of idDeclinations) {
      const answer = await shop.add(id, 1, cart ? { cart: cart.id, headers: me } : { headers: me });
      if (!answer.success) throw new Error(answer.message);
      cart = answer.data;
    }
    if (!cart) throw new Error('no cart');
    const products = cart.products.map(({ idProduct, idDeclination, quantity }) => ({ idProduct, idDeclination, quantity }));
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    if (!carrier) throw new Error('no carrier');
    const placed = await shop.place(orderBody(cart, carrier), me);
    if (!placed.success) throw new Error(placed.message);
    await shop.pay(placed.data);
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now() }).where(eq(orders.id, placed.data.id));
    return shop.accept<Order>('GET', `/order/${placed.data.id}`, undefined, me);
  }
  /** The last e-mail to a customer: the shop is told of the order besides. */
  const lastMail = async () =>
    (
      await db()
        .select()
        .from(mails)
        .where(and(eq(mails.idSite, shop.idSite), ne(mails.kind, 'ORDER_NOTICE')))
        .orderBy(desc(mails.id))
        .limit(1)
    )[0]?.text ?? '';

  it('are marked on their sheet, in the cart and in the order', async () => {
    const cheese = await shop.product({ name: 'Tomme', price: 1200, stock: 9, isPerishable: true });
    expect(await shop.accept<Product>('GET', `/product/${cheese.idProduct}`)).toMatchObject({ isPerishable: true });
    expect((await shop.cartWith(cheese.idDeclination)).products).toMatchObject([{ isPerishable: true }]);
    const order = await delivered(cheese.idDeclination);
    expect(order.lines).toMatchObject([{ isPerishable: true }]);
  });

  it('leave the rest of the order its 14 days, and both are told in the confirmation', async () => {
    const cheese = await shop.product({ name: 'Tomme', price: 1200, stock: 9, isPerishable: true });
    const board = await shop.product({ name: 'Planche', price: 2500, stock: 9 });
    await delivered(cheese.idDeclination, board.idDeclination);
    expect(await lastMail()).toMatch(/You have 14 days[\s\S]*Perishable, so without withdrawal \(Code de la consommation, L221-28 4°\)/);
    await delivered(cheese.idDeclination);
    expect(await lastMail()).not.toContain('14 days');
  });

  it('are not taken back for a change of mind, but where they are not as agreed', async () => {
    const cheese = await shop.product({ name: 'Tomme', price: 1200, stock: 9, isPerishable: true });
    const board = await shop.product({ name: 'Planche', price: 2500, stock: 9 });
    const order = await delivered(cheese.idDeclination, board.idDeclination);
    const { returnable } = await shop.accept<{ returnable: Returnable }>('GET', `/order-back?order=${order.id}`, undefined, me);
    expect(returnable).toMatchObject({ state: 'OPEN', lines: [{ quantity: 1, isPerishable: true }, { quantity: 1 }] });
    expect(returnable.lines[1]).not.toHaveProperty('isPerishable');
    const [eaten, kept] = order.lines;
    const send = (line: number | undefined, reason: string) =>
      shop.call('POST', `/order/${order.id}/back-products`, { products: [{ id: line, quantity: 1, reason }] }, me);
    for (const reason of ['CHANGED_MIND', 'SIZE', 'OTHER'])
      expect(await send(eaten?.id, reason)).toMatchObject({
        status: 422,
        data: [{ key: 'products.0.reason', error: expect.stringContaining('L221-28 4°') }],
      });
    expect(await send(eaten?.id, 'DAMAGED')).toMatchObject({ status: 200 });
    expect(await send(kept?.id, 'CHANGED_MIND')).toMatchObject({ status: 200 });
  });
});
