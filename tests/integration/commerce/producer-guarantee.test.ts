import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { Product } from '#schemas/product.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

const guarantee = { years: 5, brand: 'Tefal', model: 'Ingenio & Cie' };

onOneEngine('a guarantee of more than two years by the producer', (db) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(db());
  });
  async function orderCart(cart: Cart): Promise<PlacedOrder> {
    const products = cart.products.map(({ idProduct, quantity }) => ({ idProduct, quantity }));
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    if (!carrier) throw new Error('no carrier');
    return shop.accept<PlacedOrder>('POST', '/order', orderBody(cart, carrier));
  }
  const readConfirmation = async (): Promise<{ text: string; html: string }> => {
    const [mail] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'ORDER_CONFIRMED')))
      .orderBy(desc(mails.id))
      .limit(1);
    if (!mail) throw new Error('no confirmation');
    return mail;
  };

  it('stands on the sheet, in the cart, and in the e-mail of the order as it was ordered', async () => {
    const pan = await shop.product({ name: 'Poêle', price: 4900, stock: 3, producerGuarantee: guarantee });
    const sheet = await shop.accept<Product>('GET', `/product/${pan.idProduct}`);
    expect(sheet.declination).toMatchObject([{ producerGuarantee: guarantee }]);
    const cart = await shop.cartWith(pan.idDeclination);
    expect(cart.products).toMatchObject([{ producerGuarantee: guarantee }]);
    const placed = await orderCart(cart);
    await shop.pay(placed);
    const order = await shop.accept<Order>('GET', `/order/${placed.id}?key=${placed.key}`);
    expect(order.lines).toMatchObject([{ producerGuarantee: guarantee }]);
    const { text, html } = await readConfirmation();
    expect(text).toContain('GARAN: guarantee of the producer Tefal Ingenio & Cie, 5 years');
    expect(text).toContain('https://europa.eu/youreurope/commercial-guarantee-durability');
    expect(html).toContain('Tefal Ingenio &amp; Cie, 5 years');
  });

  it('is said of no piece that has none', async () => {
    const scarf = await shop.product({ name: 'Écharpe', price: 4900, stock: 3 });
    const sheet = await shop.accept<Product>('GET', `/product/${scarf.idProduct}`);
    expect(sheet.declination[0]).not.toHaveProperty('producerGuarantee');
    const placed = await orderCart(await shop.cartWith(scarf.idDeclination));
    await shop.pay(placed);
    expect((await readConfirmation()).text).not.toContain('GARAN');
  });
});
