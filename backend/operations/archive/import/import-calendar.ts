import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { pickupCalendars, pickupClosures, pickupSlots } from '#backend/tables/shipping.ts';
import type { Archive } from '../archive.ts';

/** The shop's own calendar. */
export const shopCalendar = 1;

/** Writes the pickup calendar. Slots that an order may name are kept and switched off. */
export async function importCalendar(tx: Database, idSite: number, calendar: Archive['calendar']): Promise<void> {
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
