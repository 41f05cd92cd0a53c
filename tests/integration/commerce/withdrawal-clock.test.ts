import { and, eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { orders } from '#backend/tables/order.ts';
import { sites } from '#backend/tables/site.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

/** A delivery by a shop's clock, the day that is its last to withdraw, and the moment (UTC) after which it is late. */
type Case = { name: string; arrivedAt: string; timeZone: string; market: string; lastDay: string; end: string };
const paris = { timeZone: 'Europe/Paris', market: 'FR' };
const cases: readonly Case[] = [
  { name: 'an ordinary fortnight', arrivedAt: '2026-11-20T09:00:00Z', ...paris, lastDay: '2026-12-04', end: '2026-12-04T23:00:00Z' },
  { name: 'the start of summer time', arrivedAt: '2026-03-20T09:00:00Z', ...paris, lastDay: '2026-04-03', end: '2026-04-03T22:00:00Z' },
  { name: 'the end of summer time', arrivedAt: '2026-10-14T09:00:00Z', ...paris, lastDay: '2026-10-28', end: '2026-10-28T23:00:00Z' },
  // The 14th day is Christmas, a Friday; then a weekend.
  { name: 'a holiday and a weekend', arrivedAt: '2026-12-11T09:00:00Z', ...paris, lastDay: '2026-12-28', end: '2026-12-28T23:00:00Z' },
  // A quarter past midnight in Paris, still the day before in the server's UTC.
  { name: 'a delivery after midnight', arrivedAt: '2026-11-19T23:15:00Z', ...paris, lastDay: '2026-12-04', end: '2026-12-04T23:00:00Z' },
  {
    ...{ name: 'a shop eleven hours ahead', timeZone: 'Pacific/Noumea', market: 'FR' },
    ...{ arrivedAt: '2026-11-19T14:00:00Z', lastDay: '2026-12-04', end: '2026-12-04T13:00:00Z' },
  },
];
const minuteMs = 60_000;

onOneEngine('the last day to withdraw', (db) => {
  const ownZone = process.env.TZ;
  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  /** Buys as a guest what arrives at once. */
  async function receive(shop: Shop): Promise<PlacedOrder> {
    const { idDeclination, idProduct } = await shop.product({ name: 'Écharpe', price: 2500, stock: 9 });
    const cart = await shop.cartWith(idDeclination);
    const place = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!carrier) throw new Error('no carrier');
    const placed = await shop.accept<PlacedOrder>('POST', '/order', orderBody(cart, carrier));
    await shop.pay(placed);
    const own = and(eq(orders.idSite, shop.idSite), eq(orders.id, placed.id));
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now() }).where(own);
    return placed;
  }
  /** Declares a withdrawal as a guest, in both steps, and gives how it was recorded. */
  async function declare(shop: Shop, { reference }: PlacedOrder): Promise<{ lastDay: string | null; isLate: boolean } | undefined> {
    const body = { name: 'Zoé Martin', email: 'zoe@example.test', reference };
    const { key } = await shop.accept<{ key: string }>('POST', '/withdrawal', body);
    await shop.accept('POST', `/withdrawal/${key}/confirm`, {});
    const recorded = await db().select().from(withdrawals).where(eq(withdrawals.idSite, shop.idSite)).orderBy(withdrawals.id);
    return recorded.at(-1);
  }

  for (const serverZone of ['UTC', 'America/New_York'])
    it.each(cases)(`is kept to the minute by a guest over $name, on a server in ${serverZone}`, async (one) => {
      process.env.TZ = serverZone;
      const shop = await openShop(db(), { startAt: new Date(one.arrivedAt) });
      await db().update(sites).set({ timeZone: one.timeZone, market: one.market }).where(eq(sites.id, shop.idSite));
      const [first, second] = [await receive(shop), await receive(shop)];
      shop.later((new Date(one.end).getTime() - shop.now().getTime()) / minuteMs - 1);
      expect(await declare(shop, first), 'a minute before midnight').toMatchObject({ lastDay: one.lastDay, isLate: false });
      shop.later(1);
      expect(await declare(shop, second), 'at midnight').toMatchObject({ lastDay: one.lastDay, isLate: true });
    });
});
