import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { discountCodes } from '#backend/tables/cart.ts';
import { addDays } from '#domain/days.ts';
import { instantIn } from '#domain/time-zones.ts';
import type { Archive } from '../archive.ts';

/** Writes a site's discount codes: known by their name, they keep what was used of them; those that are gone are switched off. */
export async function importDiscounts(tx: Database, archive: Archive): Promise<void> {
  const { id: idSite, timeZone } = archive.site;
  const midnight = (date: string) => instantIn(timeZone, date, '00:00');
  const isDay = (text: string) => !text.includes('T');
  await tx.update(discountCodes).set({ isValid: false }).where(eq(discountCodes.idSite, idSite));
  for (const { from, until, ...terms } of archive.discounts) {
    const values = {
      ...terms,
      from: from === null ? null : isDay(from) ? midnight(from) : new Date(from),
      until: until === null ? null : isDay(until) ? midnight(addDays(until, 1)) : new Date(until),
      isValid: true,
    };
    await tx
      .insert(discountCodes)
      .values({ idSite, ...values })
      .onConflictDoUpdate({ target: [discountCodes.idSite, discountCodes.code], set: values });
  }
}
