import { expect, it } from 'vitest';
import { boxContents } from '#backend/tables/catalogue-details.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Carrier } from '#schemas/delivery.ts';
import { onOneEngine } from '../databases.ts';
import { openShop } from './shop.ts';

onOneEngine('a box that says what it holds', (db) => {
  it('counts its bottles for the rules of shipping, half bottles as halves', async () => {
    const shop = await openShop(db());
    await shop.db.insert(parameters).values({ idSite: shop.idSite, key: 'MINIMUM_EXPEDITION_BOTTLE', value: '3' });
    const wine = await shop.product({ name: 'Tuffe', type: 'WINE', capacity: 75, price: 1400, stock: 50, weight: 10 });
    const half = await shop.product({ name: 'Brumes', type: 'WINE', capacity: 37.5, price: 3800, stock: 50, weight: 10 });
    const box = await shop.product({ name: 'Caisse', type: 'BOX', price: 5000, stock: 50, weight: 30 });
    expect((await shop.cartWith(box.idDeclination, 1)).bottles).toMatchObject({ count: 1 });
    const held = { idSite: shop.idSite, idBox: box.idProduct };
    await shop.db.insert(boxContents).values([
      { ...held, idProduct: wine.idProduct, idDeclination: wine.idDeclination, quantity: 2, position: 0 },
      { ...held, idProduct: half.idProduct, idDeclination: half.idDeclination, quantity: 2, position: 1 },
    ]);
    expect((await shop.cartWith(box.idDeclination, 2)).bottles).toMatchObject({ count: 6, minimum: 3 });
    const { id } = await shop.cartWith(box.idDeclination, 1);
    expect(await shop.accept('POST', '/order/validate', { idCart: id, delivery: 'DELIVERY' })).toEqual({ valid: true });
    const products = [{ idProduct: box.idProduct, quantity: 1 }];
    expect(await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 })).not.toEqual(
      [],
    );
  });
});
