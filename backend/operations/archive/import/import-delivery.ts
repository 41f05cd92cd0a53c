import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { carrierBands, carriers, carrierZones, pickupCalendars, pickupClosures, pickupSlots } from '#backend/tables/shipping.ts';
import type { Archive } from '../archive.ts';

/** The shop's own calendar. */
export const shopCalendar = 1;

/** Writes carriers with their zones and fees, and the pickup calendar. What an order may name is kept and switched off. */
export async function importDelivery(tx: Database, archive: Archive): Promise<void> {
  const idSite = archive.site.id;
  await tx.update(carriers).set({ isValid: false }).where(eq(carriers.idSite, idSite));
  for (const [position, { zones, ...carrier }] of archive.carriers.entries()) {
    const values = { ...carrier, position, isValid: true };
    const [row] = await tx
      .insert(carriers)
      .values({ idSite, ...values })
      .onConflictDoUpdate({ target: [carriers.idSite, carriers.name], set: values })
      .returning({ id: carriers.id });
    if (row) await importZones(tx, idSite, row.id, zones);
  }
  await importCalendar(tx, idSite, archive.calendar);
}

async function importZones(tx: Database, idSite: number, idCarrier: number, zones: Archive['carriers'][number]['zones']): Promise<void> {
  await tx.delete(carrierZones).where(and(eq(carrierZones.idSite, idSite), eq(carrierZones.idCarrier, idCarrier)));
  for (const [position, { countries, bands }] of zones.entries()) {
    const [zone] = await tx.insert(carrierZones).values({ idSite, idCarrier, countries, position }).returning({ id: carrierZones.id });
    if (zone) await tx.insert(carrierBands).values(bands.map((band) => ({ idSite, idZone: zone.id, ...band })));
  }
}

async function importCalendar(tx: Database, idSite: number, calendar: Archive['calendar']): Promise<void> {
  await tx.update(pickupSlots).set({ isValid: false }).where(eq(pickupSlots.idSite, idSite));
  if (!calendar) return;
  const { slots, closures, ...settings } = calendar;
  await tx
    .insert(pickupCalendars)
    .values({ idSite, id: shopCalendar, ...settings })
    .onConflictDoUpdate({ target: [pickupCalendars.idSite, pickupCalendars.id], set: settings });
  for (const slot of slots) {
    await tx
      .insert(pickupSlots)
      .values({ idSite, idCalendar: shopCalendar, ...slot })
      .onConflictDoUpdate({
        target: [pickupSlots.idSite, pickupSlots.idCalendar, pickupSlots.weekday, pickupSlots.from, pickupSlots.to],
        set: { capacity: slot.capacity, isValid: true },
      });
  }
  await tx.delete(pickupClosures).where(and(eq(pickupClosures.idSite, idSite), eq(pickupClosures.idCalendar, shopCalendar)));
  if (closures.length > 0)
    await tx.insert(pickupClosures).values(closures.map((closure) => ({ idSite, idCalendar: shopCalendar, ...closure })));
}
