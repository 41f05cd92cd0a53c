import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { discountCodes } from '#backend/tables/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, type Shop } from './shop.ts';

onOneEngine('a discount code on a cart', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
    await db()
      .insert(discountCodes)
      .values({ idSite: shop.idSite, code: 'FIDELE', type: 'PERCENT', amount: 2000, detailType: ['PRODUCTS'] });
  });

  const tokenOf = async (headers = {}) => {
    const body = { email: `${randomUUID()}@example.test`, password: 'correct horse battery', firstname: 'Zoé', lastname: 'Martin' };
    const { token } = await shop.accept<Session>('POST', '/register', { ...body, acceptTerms: true }, headers);
    return { Authorization: token };
  };
  const cartOf = async (quantity: number): Promise<Cart> => {
    const { idDeclination } = await shop.product({ name: 'Écharpe', price: 2500, stock: 50 });
    return shop.cartWith(idDeclination, quantity);
  };
  const apply = (cart: Cart, discountCode: string, headers = {}) =>
    shop.accept<Cart>('POST', '/order/discount', { idCart: cart.id, discountCode }, headers);
  const refresh = (cart: Cart, headers = {}) =>
    shop.accept<Cart>('POST', `/cart/${cart.id}`, { type: 'MAIN_CART', discountCode: '' }, headers);

  it('survives the refresh as MAIN_CART with an empty discount code, with which every page starts', async () => {
    const cart = await cartOf(2);
    await apply(cart, 'DIX');
    for (let loads = 0; loads < 2; loads += 1) {
      expect(await refresh(cart)).toMatchObject({ discountCode: 'DIX', discount: 500, total: 4500 });
    }
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({ discountCode: 'DIX' });
  });

  it('is taken off by POST /order/discount with an empty code, which says so and is repeated without harm', async () => {
    const cart = await cartOf(2);
    await apply(cart, 'DIX');
    for (let times = 0; times < 2; times += 1) {
      expect(await shop.call('POST', '/order/discount', { idCart: cart.id, discountCode: '' })).toMatchObject({
        status: 200,
        message: 'The code is removed.',
        data: { discountCode: '', discount: 0, discountIssue: null, total: 5000 },
      });
    }
    expect(await refresh(cart)).toMatchObject({ discountCode: '', discount: 0 });
  });

  it('is never removed by the limit on tries: taking it off is no try', async () => {
    const cart = await cartOf(2);
    for (let times = 0; times < 70; times += 1) await apply(cart, '');
    expect(await apply(cart, 'DIX')).toMatchObject({ discountCode: 'DIX' });
  });

  it('comes along at sign-in, whether the account has a cart already or not', async () => {
    const first = await cartOf(2);
    await apply(first, 'DIX');
    const hers = await tokenOf({ idCart: first.id });
    expect(await shop.accept('POST', '/cart', { type: 'MAIN_CART', discountCode: '' }, hers)).toMatchObject({ discountCode: 'DIX' });
    await apply(first, '', hers);

    const second = await cartOf(1);
    await apply(second, 'DIX');
    expect(await refresh(second, hers)).toMatchObject({ id: first.id, totalProduct: 3, discountCode: 'DIX', discount: 750 });
  });

  it('of a guest takes the place of the one her account’s cart has, for it is the one she saw last', async () => {
    const first = await cartOf(2);
    await apply(first, 'FIDELE');
    const hers = await tokenOf({ idCart: first.id });
    const second = await cartOf(1);
    await apply(second, 'DIX');
    expect(await refresh(second, hers)).toMatchObject({ id: first.id, discountCode: 'DIX' });
    const third = await cartOf(1);
    expect(await refresh(third, hers)).toMatchObject({ id: first.id, discountCode: 'DIX' });
  });

  it('goes with the order that was paid with it', async () => {
    const { idDeclination } = await shop.product({ name: 'Cadeau', price: 2500, stock: 50 });
    const cart = await shop.cartWith(idDeclination, 1);
    await db()
      .insert(discountCodes)
      .values({ idSite: shop.idSite, code: 'TOUT', type: 'PERCENT', amount: 10_000, detailType: ['PRODUCTS', 'SHIPPING_FEES'] });
    const reduced = await apply(cart, 'TOUT');
    const place = { products: [{ idProduct: reduced.products[0]?.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<{ id: number; price: number }[]>('POST', '/calculate/shipping-fees', place);
    const address = {
      firstname: 'Zoé',
      lastname: 'Martin',
      address: '3 rue des Lilas',
      postalCode: '85190',
      city: 'Aizenay',
      idCountry: 250,
    };
    const placed = await shop.call('POST', '/order', {
      idCart: cart.id,
      idempotencyKey: randomUUID(),
      user: { email: 'zoe@example.test', firstname: 'Zoé', lastname: 'Martin', phone: '0612345678' },
      address: { delivery: address, billing: null },
      delivery: { type: 'DELIVERY', idCarrier: carrier?.id, servicePrice: carrier?.price },
      discountCode: 'TOUT',
      total: 0,
      acceptTerms: true,
    });
    expect(placed).toMatchObject({ status: 200, data: { payment: { kind: 'none' } } });
    expect(await refresh(cart)).toMatchObject({ products: [], discountCode: '', discountIssue: null });
  });
});
