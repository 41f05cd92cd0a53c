import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '#backend/tables/order.ts';
import { paymentEvents } from '#backend/tables/payment.ts';
import type { Carrier } from '#schemas/delivery.ts';
import { attemptOf, openShop, orderBody } from '../commerce/shop.ts';
import { onBothEngines } from '../databases.ts';

onBothEngines('the test bank', (db) => {
  it('takes a payment once when its button is pressed five times at once: the order is paid, and no alert says twice', async () => {
    const shop = await openShop(db());
    const { idProduct, idDeclination } = await shop.product({ name: 'Robe Colette', price: 4500, stock: 3 });
    const cart = await shop.cartWith(idDeclination);
    const products = [{ idProduct, quantity: 1 }];
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    const placed = await shop.place(orderBody(cart, carrier ?? { id: 0, price: 0 }));
    if (!placed.success) throw new Error(placed.message);
    const order = placed.data;
    const path = `/sandbox/bank/${attemptOf(order)}`;
    const token = /name="token" value="([0-9a-f]+)"/.exec(await (await shop.app.request(path)).text())?.[1] ?? '';
    const accept = () => shop.app.request(path, { method: 'POST', body: new URLSearchParams({ decision: 'accept', token }) });
    const answers = await Promise.all([accept(), accept(), accept(), accept(), accept()]);
    expect(answers.every(({ status }) => status === 303 || status === 409)).toBe(true);
    expect(answers.filter(({ status }) => status === 303).length).toBeGreaterThan(0);
    const [row] = await db().select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ status: 'PAID', alert: null });
    expect(
      await db()
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.idAttempt, attemptOf(order))),
    ).toHaveLength(1);
  });
});
