import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Product, ProductList } from '#schemas/product.ts';
import { seedShop } from '../commerce/seed.ts';
import { openShop } from '../commerce/shop.ts';
import { onBothEngines } from '../databases.ts';

onBothEngines('what a process keeps of a site', (db, engine) => {
  /** A shop whose list, sheet and cart were looked at, so that all is kept. */
  async function warmShop() {
    const shop = await openShop(db());
    const { idProduct, idDeclination } = await shop.product({ name: 'Robe', price: 2000, stock: 5 });
    const cart = await shop.cartWith(idDeclination);
    const look = async () => ({
      sheet: await shop.accept<Product>('GET', `/product/${idProduct}`),
      list: await shop.accept<ProductList>('GET', '/product'),
      cart: await shop.accept<Cart>('GET', `/cart/${cart.id}/default`),
    });
    await look();
    await look();
    return { shop, idProduct, idDeclination, look };
  }

  describe('is never older than the database', () => {
    it('shows a new name and a new price on sheet, list and cart at the next call', async () => {
      const { shop, idProduct, idDeclination, look } = await warmShop();
      const { idSite } = shop;
      await db()
        .update(products)
        .set({ name: 'Robe longue' })
        .where(and(eq(products.idSite, idSite), eq(products.id, idProduct)));
      await db()
        .update(declinations)
        .set({ price: 1500 })
        .where(and(eq(declinations.idSite, idSite), eq(declinations.id, idDeclination)));
      const { sheet, list, cart } = await look();
      expect([sheet.name, list.products[0]?.name, cart.products[0]?.name]).toEqual(['Robe longue', 'Robe longue', 'Robe longue']);
      expect([sheet.price, list.products[0]?.price, cart.total]).toEqual([1500, 1500, 1500]);
    });

    it('counts a piece that somebody else has just ordered', async () => {
      const { shop, idDeclination, look } = await warmShop();
      await db()
        .update(declinations)
        .set({ stock: 0 })
        .where(and(eq(declinations.idSite, shop.idSite), eq(declinations.id, idDeclination)));
      const { sheet, cart } = await look();
      expect(sheet.quantity).toBe(0);
      expect(cart.products[0]?.issue).toBe('OUT_OF_STOCK');
    });

    it('hides all prices as soon as the setting says so', async () => {
      const { shop, look } = await warmShop();
      await db().insert(parameters).values({ idSite: shop.idSite, key: 'HIDE_PRODUCT_PRICES', value: 'true' });
      const { sheet, list, cart } = await look();
      expect([sheet.price, list.products[0]?.price]).toEqual([0, 0]);
      expect(cart.products[0]?.issue).toBe('NOT_SOLD');
    });

    it('sells no product that was taken off, nor one of another site', async () => {
      const { shop, idProduct, idDeclination } = await warmShop();
      const other = await warmShop();
      await db()
        .update(products)
        .set({ isValid: false })
        .where(and(eq(products.idSite, shop.idSite), eq(products.id, idProduct)));
      expect((await shop.call('GET', `/product/${idProduct}`)).status).toBe(404);
      expect((await shop.add(idDeclination, 1)).status).toBe(422);
      expect((await shop.call('GET', `/product/${other.idProduct}`)).status).toBe(404);
      expect((await shop.add(other.idDeclination, 1)).status).toBe(404);
    });
    // The embedded database has one connection: nothing else is written while a transaction is open.
    if (engine === 'PostgreSQL') {
      it('shows what was written by a transaction that began before another change was seen and ended after', async () => {
        const { shop, idProduct, look } = await warmShop();
        const { idProduct: idOther } = await shop.product({ name: 'Jupe', price: 3000, stock: 5 });
        const renamed = (id: number, name: string, where: Database = db()) =>
          where
            .update(products)
            .set({ name })
            .where(and(eq(products.idSite, shop.idSite), eq(products.id, id)));
        await db().transaction(async (slow) => {
          await renamed(idProduct, 'Robe longue', slow);
          await renamed(idOther, 'Jupe plissée');
          expect((await shop.accept<Product>('GET', `/product/${idOther}`)).name).toBe('Jupe plissée');
          expect((await look()).sheet.name).toBe('Robe');
        });
        const { sheet, list } = await look();
        expect([sheet.name, list.products.map(({ name }) => name).includes('Robe longue')]).toEqual(['Robe longue', true]);
      });
    }

    it('gives each of many calls that come at once its own product, and its own stock', async () => {
      const shop = await openShop(db());
      const stocks = Array.from({ length: 12 }, (_, at) => at);
      const ids: number[] = [];
      for (const stock of stocks) ids.push((await shop.product({ name: `Robe ${stock}`, price: 2000, stock })).idProduct);
      for (const _ of ['read', 'kept']) {
        const sheets = await Promise.all(ids.map((id) => shop.accept<Product>('GET', `/product/${id}`)));
        expect(sheets.map(({ name, quantity }) => [name, quantity])).toEqual(stocks.map((stock) => [`Robe ${stock}`, stock]));
      }
      const unknown = await Promise.all([shop.call('GET', '/product/2000000000'), shop.call<Product>('GET', `/product/${ids[3]}`)]);
      expect(unknown.map(({ status }) => status)).toEqual([404, 200]);
    });
  });

  it('begins with a site as soon as it is there', async () => {
    const { call, idSite } = await openShop(db());
    const elsewhere = { idSite: String(idSite + 1) };
    const look = async () => (await call('GET', '/product', undefined, elsewhere)).status;
    expect(await Promise.all([look(), look()])).toEqual([404, 404]);
    await seedShop(db(), idSite + 1);
    expect(await Promise.all([look(), look()])).toEqual([200, 200]);
  });
});
