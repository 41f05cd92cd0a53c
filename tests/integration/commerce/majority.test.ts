import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { boxContents } from '#backend/tables/catalogue-details.ts';
import { orders } from '#backend/tables/order.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { OrderBody } from '#schemas/order.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('a sale of alcohol', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  async function order(cart: Cart, majority: OrderBody['majority'], headers = {}) {
    const products = cart.products.map(({ idProduct, quantity }) => ({ idProduct, quantity }));
    const place = { products, postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place, headers);
    if (!carrier) throw new Error('no carrier');
    return shop.place(orderBody(cart, carrier, { majority }), headers);
  }
  const wine = async () => {
    const product = await shop.product({ name: 'Les Graviers', price: 950, stock: 60, type: 'WINE' });
    return { ...product, cart: await shop.cartWith(product.idDeclination, 2) };
  };
  const birthdateOf = async (id: string) => (await db().select().from(orders).where(eq(orders.id, id)))[0]?.birthdate;
  const refused = (key: string, part: string) => ({ status: 422, data: [{ key, error: expect.stringContaining(part) }] });
  /** The day somebody was born who is `years` old today in the shop, less `days`. */
  const born = (years: number, days = 0) => {
    const now = shop.now();
    return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days)).toISOString().slice(0, 10);
  };

  it('needs a date of birth and the declaration to be 18 or over, and keeps the date with the order', async () => {
    const { cart } = await wine();
    expect(cart.hasAlcohol).toBe(true);
    expect(await order(cart, null)).toMatchObject(refused('majority.birthdate', 'date of birth'));
    expect(await order(cart, { birthdate: '', isDeclared: true })).toMatchObject(refused('majority.birthdate', 'date of birth'));
    expect(await order(cart, { birthdate: born(40), isDeclared: false })).toMatchObject(refused('majority.isDeclared', 'declare'));
    const placed = await order(cart, { birthdate: born(40), isDeclared: true });
    if (!placed.success) throw new Error(placed.message);
    expect(await birthdateOf(placed.data.id)).toBe(born(40));
  });

  it('is refused to a minor until the day she is 18, and for a date that is none', async () => {
    const { cart } = await wine();
    for (const birthdate of [born(17), born(18, 1)])
      expect(await order(cart, { birthdate, isDeclared: true })).toMatchObject(refused('majority.birthdate', 'under 18'));
    for (const birthdate of ['1899-12-31', born(0, 1), '2000-02-31', '1 May 1980', '2000-1-1'])
      expect(await order(cart, { birthdate, isDeclared: true })).toMatchObject({ status: 422 });
    expect(await order(cart, { birthdate: born(18), isDeclared: true })).toMatchObject({ status: 200 });
  });

  it('is one of a box with a wine in it or that says nothing of its contents, and not one of a box of other things', async () => {
    const { idProduct: idWine } = await wine();
    const { idProduct: idJam } = await shop.product({ name: 'Gelée', price: 600, stock: 9 });
    const box = async (name: string, idContent: number | null) => {
      const made = await shop.product({ name, price: 4000, stock: 9, type: 'BOX' });
      if (idContent !== null)
        await db()
          .insert(boxContents)
          .values({ idSite: shop.idSite, idBox: made.idProduct, idProduct: idContent, quantity: 1, position: 0 });
      return (await shop.cartWith(made.idDeclination)).hasAlcohol;
    };
    expect(await box('Coffret de vins', idWine)).toBe(true);
    expect(await box('Coffret', null)).toBe(true);
    expect(await box('Coffret de douceurs', idJam)).toBe(false);
  });

  it('is none where the cart holds no alcohol: nothing is asked, and no date of birth is kept', async () => {
    const { idDeclination } = await shop.product({ name: 'Écharpe', price: 2500, stock: 5 });
    const cart = await shop.cartWith(idDeclination);
    expect(cart.hasAlcohol).toBe(false);
    expect(await order(cart, null)).toMatchObject({ status: 200 });
    const placed = await order(await shop.cartWith(idDeclination), { birthdate: born(40), isDeclared: true });
    if (!placed.success) throw new Error(placed.message);
    expect(await birthdateOf(placed.data.id)).toBeNull();
  });

  it('leaves no date of birth behind when the account is erased', async () => {
    const { idDeclination } = await wine();
    const password = 'correct horse battery';
    const person = { email: 'ida@example.test', password, firstname: 'Ida', lastname: 'Martin', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    const hers = { Authorization: token };
    const added = await shop.add(idDeclination, 2, { headers: hers });
    if (!added.success) throw new Error(added.message);
    const placed = await order(added.data, { birthdate: born(40), isDeclared: true }, hers);
    if (!placed.success) throw new Error(placed.message);
    await db().update(orders).set({ status: 'CANCELLED' }).where(eq(orders.id, placed.data.id));
    await shop.accept('DELETE', '/user', { password }, hers);
    expect(await birthdateOf(placed.data.id)).toBeNull();
  });
});
