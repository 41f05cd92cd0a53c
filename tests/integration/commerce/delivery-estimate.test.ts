import { beforeEach, expect, it } from 'vitest';
import { pickupClosures } from '#backend/tables/shipping.ts';
import type { DeliveryEstimate } from '#schemas/delivery.ts';
import { onOneEngine } from '../databases.ts';
import { collect, fill } from '../parameters/shopping.ts';
import { openShop, type Shop } from './shop.ts';

/** The tests begin on the morning of Friday 20 November 2026; orders are collected on Tuesdays and Saturdays from 10, one on a Tuesday. */
onOneEngine('the delivery of an order placed now', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });
  const estimate = () => shop.accept<DeliveryEstimate>('GET', '/delivery/estimate');

  it('is told in days, which move on at the cut-off', async () => {
    const { carriers } = await estimate();
    expect(carriers[0]).toMatchObject({ deliveryType: 'DELIVERY', from: '2026-11-24', to: '2026-11-25' });
    shop.later(180);
    expect((await estimate()).carriers[0]).toMatchObject({ from: '2026-11-25', to: '2026-11-26' });
  });

  it('tells of carriers that go to the country of the shop alone', async () => {
    const abroad = (await estimate()).carriers;
    expect(abroad.length).toBeGreaterThan(0);
    const offered = await shop.accept<{ id: number }[]>('POST', '/calculate/shipping-fees', {
      products: (await fill(shop, { quantity: 1 })).products,
      postalCode: '85190',
      country: 250,
    });
    expect(abroad.map(({ idCarrier }) => idCarrier).sort()).toEqual(offered.map(({ id }) => id).sort());
  });

  it('leaves no shop that is closed, and nobody collects there', async () => {
    await shop.db
      .insert(pickupClosures)
      .values({ idSite: shop.idSite, idCalendar: 1, from: '2026-11-20', to: '2026-11-24', reason: 'Inventaire' });
    const told = await estimate();
    expect(told.carriers[0]).toMatchObject({ from: '2026-11-27', to: '2026-11-30' });
    expect(told.pickup).toMatchObject({ date: '2026-11-28' });
  });

  it('names the next slot that is free to collect it', async () => {
    const first = (await estimate()).pickup;
    expect(first).toMatchObject({ from: '10:00', to: '12:00' });
    while ((await estimate()).pickup?.date === first?.date) {
      const answer = await collect(shop, await fill(shop, { quantity: 1 }));
      expect(answer.status).toBe(200);
    }
    expect((await estimate()).pickup?.date.localeCompare(first?.date ?? '')).toBe(1);
  });
});
