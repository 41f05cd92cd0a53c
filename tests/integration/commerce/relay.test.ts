import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { carrierBands, carriers, carrierZones, relayPoints } from '#backend/tables/shipping.ts';
import { media } from '#backend/tables/site.ts';
import type { Carrier, FoundAccessPoint } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('relay points', (db) => {
  let shop: Shop;
  let idCarrier: number;
  beforeEach(async () => {
    shop = await openShop(db());
    const { idSite } = shop;
    const values = { idSite, name: 'Relais', description: '', deliveryType: 'PICKUP' as const, minDays: 3, maxDays: 5, position: 9 };
    const [carrier] = await db().insert(carriers).values(values).returning();
    idCarrier = carrier?.id ?? 0;
    const [zone] = await db()
      .insert(carrierZones)
      .values({ idSite, idCarrier, countries: ['FR'], position: 0 })
      .returning();
    await db()
      .insert(carrierBands)
      .values({ idSite, idZone: zone?.id ?? 0, upTo: 20_000, price: 390 });
    const point = (id: string, zipCode: string, lat: number, lng: number) => ({
      idSite,
      idCarrier,
      id,
      name: `Tabac ${id}`,
      addLine1: '1 rue',
      zipCode,
      city: 'Ville',
      country: 'FR',
      lat,
      lng,
      openingHours: [{ days: 'Lundi', hours: '9 h – 12 h' }],
      translations: { en_US: { openingHours: [{ days: 'Monday', hours: '9:00–12:00' }] } },
    });
    await db()
      .insert(media)
      .values({ idSite, hash: 'a'.repeat(32), name: 'tabac', format: 'png', width: 64, height: 64 });
    await db()
      .insert(relayPoints)
      .values([
        { ...point('A', '85190', 46.739, -1.608), icon: 'tabac' },
        point('B', '85190', 46.741, -1.608),
        point('C', '85000', 46.67, -1.427),
        point('D', '75011', 48.865, 2.374),
        { ...point('E', '85190', 46.739, -1.608), isValid: false },
      ]);
  });

  const find = (change: object = {}) =>
    shop.accept<FoundAccessPoint[]>('POST', '/relay/access-points', { postalCode: '85190', idCountry: 250, ...change });
  const ids = (points: FoundAccessPoint[]) => points.map(({ id }) => id);

  it('are found near a postal code, the nearest first, with their hours in the language of the caller', async () => {
    const points = await find();
    expect(ids(points)).toEqual(['A', 'B', 'C']);
    expect(points[0]).toMatchObject({ name: 'Tabac A', zipCode: '85190', position: { lat: 46.739, lng: -1.608 }, idCarrier });
    expect(points.map(({ icon }) => icon)).toEqual([`/media/${'a'.repeat(32)}/tabac-160.webp`, null, null]);
    expect(points[0]?.openingHours).toEqual([{ days: 'Monday', hours: '9:00–12:00' }]);
    expect(points[0]?.distance).toBe(111);
    expect(points[2]?.distance).toBeGreaterThan(14_000);
  });

  it('are counted from the shopper’s own town where towns share a postal code', async () => {
    await db()
      .update(relayPoints)
      .set({ city: 'Maché', lat: 46.76, lng: -1.69 })
      .where(and(eq(relayPoints.idSite, shop.idSite), eq(relayPoints.id, 'B')));
    const points = await find({ city: 'mache' });
    expect(points.slice(0, 2).map(({ id, distance }) => [id, distance === 0])).toEqual([
      ['B', true],
      ['A', false],
    ]);
  });

  it('are found around a position, and around any French postal code that has none itself, each with its distance', async () => {
    expect(ids(await find({ position: { lat: 48.86, lng: 2.37 } }))).toEqual(['D']);
    // Challans lies 25 km from Aizenay and 42 km from La Roche-sur-Yon.
    const near = await find({ postalCode: '85300' });
    expect(near.map(({ id, distance }) => [id, Math.round((distance ?? 0) / 10_000)])).toEqual([
      ['B', 2],
      ['A', 2],
      ['C', 4],
    ]);
    expect(ids(await find({ postalCode: '93100' }))).toEqual(['D']);
    expect(await find({ postalCode: '67000' })).toEqual([]);
  });

  it('are found by department, without a distance, where nobody knows where a postal code lies', async () => {
    const near = await find({ postalCode: '85999' });
    expect(near.map(({ id, distance }) => [id, distance])).toEqual([
      ['A', null],
      ['B', null],
      ['C', null],
    ]);
    expect(await find({ postalCode: '13001' })).toEqual([]);
    expect(await shop.call('POST', '/relay/access-points', { postalCode: '85190', idCountry: 9999 })).toMatchObject({ status: 422 });
  });

  it('take an order that names one of its carrier, as the carrier has it; another is refused', async () => {
    const { idDeclination, idProduct } = await shop.product({ name: 'Robe', price: 4500, stock: 3 });
    const cart = await shop.cartWith(idDeclination);
    const place = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const offered = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    const carrier = offered.find(({ id }) => id === idCarrier);
    expect(carrier).toMatchObject({ deliveryType: 'PICKUP', price: 390 });
    if (!carrier) return;
    const body = (id: string | null, key = crypto.randomUUID()) => {
      const point = { name: 'Typed by hand', addLine1: '', zipCode: '', city: '', country: '' };
      const delivery = { type: 'PICKUP' as const, idCarrier, servicePrice: 390, accessPoint: id === null ? null : { id, ...point } };
      return { ...orderBody(cart, carrier, { delivery }), idempotencyKey: key };
    };
    expect(await shop.place(body(null))).toMatchObject({ status: 422, data: [{ key: 'delivery.accessPoint' }] });
    expect(await shop.place(body('E'))).toMatchObject({ status: 422, data: [{ key: 'delivery.accessPoint' }] });
    const placed = await shop.place(body('B'));
    if (!placed.success) throw new Error(placed.message);
    const order = await shop.accept<Order>('GET', `/order/${placed.data.id}?key=${placed.data.key}`);
    expect(order.delivery).toMatchObject({
      type: 'PICKUP',
      carrierName: 'Relais',
      accessPoint: { id: 'B', name: 'Tabac B', zipCode: '85190' },
    });
  });
});
