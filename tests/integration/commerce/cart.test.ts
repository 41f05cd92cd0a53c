import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { forgetCarts } from '#backend/shop-jobs.ts';
import { carts } from '#backend/tables/cart.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, type Shop } from './shop.ts';

onOneEngine('a cart', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const signUp = (headers = {}) =>
    shop.accept<Session>(
      'POST',
      '/register',
      { email: `${randomUUID()}@example.test`, password: 'correct horse battery', firstname: 'Zoé', lastname: 'Martin', acceptTerms: true },
      headers,
    );

  it('is created on the first add, and says so', async () => {
    const { idDeclination } = await shop.product({ name: 'Écharpe', price: 2500, stock: 3 });
    const answer = await shop.add(idDeclination, 2);
    expect(answer).toMatchObject({ status: 200, message: 'Product added to cart', data: { totalProduct: 2, subtotal: 5000, total: 5000 } });
    expect((await shop.add(idDeclination, 1, { headers: { userLang: 'fr_FR' } })).message).toBe('Article ajouté au panier');
  });

  it.each([
    [0, {}, 'Quantity must be greater than 0'],
    [-2, {}, 'Quantity must be greater than 0'],
    [4, { multiple: 3 }, 'This product can only be added by multiple of 3'],
    [4, { multiple: 6, type: 'WINE' as const }, 'This product can only be added by multiple of 6 bottles'],
    [6, {}, 'Only 5 items remaining in stock'],
  ])('refuses a quantity of %i (%o): %s', async (quantity, seed, message) => {
    const { idDeclination } = await shop.product({ name: 'Écharpe', price: 2500, stock: 5, ...seed });
    expect(await shop.add(idDeclination, quantity)).toMatchObject({ status: 422, success: false, message });
  });

  it('counts what is in the cart already against the stock', async () => {
    const { idDeclination } = await shop.product({ name: 'Écharpe', price: 2500, stock: 2 });
    const cart = await shop.cartWith(idDeclination, 2);
    expect(await shop.add(idDeclination, 1, { cart: cart.id })).toMatchObject({ status: 422, message: 'Only 2 items remaining in stock' });
  });

  it('takes any quantity of a product whose stock is not tracked', async () => {
    const { idDeclination } = await shop.product({ name: 'Carte', price: 100, stock: 0, isTracked: false });
    expect(await shop.add(idDeclination, 50)).toMatchObject({ status: 200, data: { products: [{ stock: null, quantity: 50 }] } });
  });

  it('refuses a piece for rent without dates and a product that is not there', async () => {
    const { idDeclination } = await shop.product({ name: 'Robe du soir', price: 9000, stock: 1, offer: 'RENTAL' });
    expect(await shop.add(idDeclination, 1)).toMatchObject({ status: 422, message: expect.stringContaining('for rent') });
    expect(await shop.add(2_000_000_000, 1)).toMatchObject({ status: 404, success: false });
  });

  it('adds once for one idempotency key, also when both calls run at the same time', async () => {
    const { idDeclination } = await shop.product({ name: 'Écharpe', price: 2500, stock: 9 });
    const key = randomUUID();
    const answers = await Promise.all([shop.add(idDeclination, 1, { key }), shop.add(idDeclination, 1, { key })]);
    const again = await shop.add(idDeclination, 1, { key });
    const ids = [...answers, again].map((answer) => answer.success && answer.data.id);
    expect(new Set(ids).size).toBe(1);
    expect(again).toMatchObject({ status: 200, data: { totalProduct: 1 } });
  });

  it('has an addition once whose answer was lost, also when another tab has made a cart meanwhile', async () => {
    const scarf = await shop.product({ name: 'Écharpe', price: 2500, stock: 9 });
    const soap = await shop.product({ name: 'Savon', price: 500, stock: 9 });
    const key = randomUUID();
    const unheard = await shop.accept<Cart>('POST', '/cart', {});
    await shop.add(scarf.idDeclination, 1, { cart: unheard.id, key });
    const known = await shop.cartWith(soap.idDeclination, 2);
    const both = {
      id: known.id,
      products: [
        { name: 'Écharpe', quantity: 1 },
        { name: 'Savon', quantity: 2 },
      ],
    };
    const again = () => shop.add(scarf.idDeclination, 1, { cart: known.id, key });
    expect(await again()).toMatchObject({ status: 200, data: both });
    expect(await again()).toMatchObject({ status: 200, data: both });
    // A shopper who received the id of the first cart gets the other one, and sign-in merges both.
    expect(await shop.accept('POST', `/cart/${unheard.id}`, {})).toMatchObject(both);
    const { token } = await signUp({ idCart: unheard.id });
    expect(await shop.accept('POST', '/cart', {}, { Authorization: token })).toMatchObject(both);
    expect(await shop.call('POST', `/cart/${unheard.id}`, {})).toMatchObject({ status: 404 });
  });

  it('sets a quantity, removes a line and is deleted', async () => {
    const { idDeclination, idProduct } = await shop.product({ name: 'Écharpe', price: 2500, stock: 9 });
    const cart = await shop.cartWith(idDeclination);
    const idCartProduct = cart.products[0]?.id;
    const changed = await shop.accept<Cart>('PUT', `/cart/${cart.id}/product/${idProduct}/quantity`, { quantity: 3, idCartProduct });
    expect(changed).toMatchObject({ totalProduct: 3, subtotal: 7500 });
    const emptied = await shop.accept<Cart>('DELETE', `/cart/${cart.id}/product/${idProduct}/${idCartProduct}`);
    expect(emptied.products).toEqual([]);
    await shop.accept('DELETE', `/cart/${cart.id}`);
    expect(await shop.call('POST', `/cart/${cart.id}`, {})).toMatchObject({ status: 404, message: 'This cart no longer exists.' });
  });

  it('marks a changed price and a lowered stock once, at the refresh', async () => {
    const { idDeclination } = await shop.product({ name: 'Écharpe', price: 2500, stock: 5 });
    const cart = await shop.cartWith(idDeclination, 5);
    await db().update(declinations).set({ price: 2000 }).where(eq(declinations.id, idDeclination));
    const repriced = await shop.accept<Cart>('POST', `/cart/${cart.id}`, {});
    expect(repriced).toMatchObject({ subtotal: 10_000, products: [{ price: 2000, issue: 'PRICE_CHANGED' }] });
    await db().update(declinations).set({ stock: 2 }).where(eq(declinations.id, idDeclination));
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({ products: [{ quantity: 2, issue: 'QUANTITY_REDUCED' }] });
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({ products: [{ quantity: 2, issue: null }] });
    await db().update(declinations).set({ stock: 0 }).where(eq(declinations.id, idDeclination));
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({ subtotal: 0, products: [{ issue: 'OUT_OF_STOCK' }] });
  });

  it('takes a discount code, and refuses an unknown or expired one at its field', async () => {
    const { idDeclination } = await shop.product({ name: 'Écharpe', price: 2500, stock: 5 });
    const cart = await shop.cartWith(idDeclination, 2);
    const reduced = await shop.accept<Cart>('POST', `/cart/${cart.id}`, { discountCode: ' dix ' });
    expect(reduced).toMatchObject({ discountCode: 'DIX', subtotal: 5000, discount: 500, total: 4500, freeShippingRemaining: 3000 });
    for (const discountCode of ['NOPE', 'FINI']) {
      expect(await shop.call('POST', `/cart/${cart.id}`, { discountCode })).toMatchObject({ status: 422, data: [{ key: 'discountCode' }] });
    }
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({ discountCode: 'DIX', discount: 500 });
  });

  it('of a guest joins the account at sign-in, and from then on is hers alone', async () => {
    const scarf = await shop.product({ name: 'Écharpe', price: 2500, stock: 9 });
    const hat = await shop.product({ name: 'Chapeau', price: 4000, stock: 1 });
    const first = await shop.cartWith(scarf.idDeclination, 2);
    const { token } = await signUp({ idCart: first.id });
    const hers = { Authorization: token };
    expect(await shop.accept<Cart>('POST', '/cart', {}, hers)).toMatchObject({ id: first.id, totalProduct: 2 });
    expect(await shop.call('POST', `/cart/${first.id}`, {})).toMatchObject({ status: 404 });

    // Later, as a guest on another device, she adds more and then brings that cart along.
    const second = await shop.cartWith(scarf.idDeclination, 1);
    await shop.add(hat.idDeclination, 1, { cart: second.id });
    const merged = await shop.accept<Cart>('POST', `/cart/${second.id}`, {}, hers);
    expect(merged).toMatchObject({ id: first.id, totalProduct: 4 });
    expect(await shop.accept<Cart>('POST', `/cart/${second.id}`, {}, hers)).toMatchObject({ id: first.id, totalProduct: 4 });
    expect(await shop.call('POST', `/cart/${second.id}`, {})).toMatchObject({ status: 404 });
    const { token: other } = await signUp();
    expect(await shop.call('POST', `/cart/${first.id}`, {}, { Authorization: other })).toMatchObject({ status: 404 });
  });

  it('of another site does not exist here', async () => {
    const { idDeclination } = await shop.product({ name: 'Écharpe', price: 2500, stock: 9 });
    const cart = await shop.cartWith(idDeclination);
    const other = await openShop(db());
    expect(await other.call('POST', `/cart/${cart.id}`, {})).toMatchObject({ status: 404 });
    expect(await other.add(idDeclination, 1)).toMatchObject({ status: 404 });
  });

  it('that nobody comes back to is forgotten, an empty one after a day; a person’s is kept', async () => {
    const { idDeclination } = await shop.product({ name: 'Écharpe', price: 2500, stock: 9 });
    const filled = await shop.cartWith(idDeclination);
    const empty = await shop.accept<Cart>('POST', '/cart', {});
    const { token } = await signUp();
    const hers = await shop.accept<Cart>('POST', '/cart', {}, { Authorization: token });
    const kept = async () => {
      await forgetCarts(db(), shop.now());
      const rows = await db().select({ id: carts.id }).from(carts).where(eq(carts.idSite, shop.idSite));
      return new Set(rows.map(({ id }) => id));
    };
    shop.later(25 * 60);
    expect(await kept()).toEqual(new Set([filled.id, hers.id]));
    expect(empty.products).toEqual([]);
    shop.later(90 * 24 * 60);
    expect(await kept()).toEqual(new Set([hers.id]));
  });

  it('of more than a million euros is refused', async () => {
    const { idDeclination } = await shop.product({ name: 'Diadème', price: 60_000_000, stock: 2 });
    const cart = await shop.cartWith(idDeclination);
    expect(await shop.add(idDeclination, 1, { cart: cart.id })).toMatchObject({
      status: 422,
      message: expect.stringContaining('Contact the shop'),
    });
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({ totalProduct: 1 });
  });
});
