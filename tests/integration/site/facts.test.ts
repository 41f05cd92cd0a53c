import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { declinations, products } from '#backend/db/tables/catalogue.ts';
import { parameters } from '#backend/db/tables/site.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Product, ProductList } from '#schemas/product.ts';
import { openShop } from '../commerce/shop.ts';
import { onEveryDatabase } from '../databases.ts';

onEveryDatabase('what a process keeps of a site', (db) => {
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
  });
});
