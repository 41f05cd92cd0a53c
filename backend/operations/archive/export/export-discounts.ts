import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { discountCodes } from '#backend/tables/cart.ts';
import { addDays } from '#domain/days.ts';
import { dateIn, instantIn } from '#domain/time-zones.ts';
import type { ArchiveDiscount } from '#schemas/archive.ts';
import type { Exported } from './exported.ts';

/** discounts.json; without what was used of them, and without those that are switched off. */
export async function exportDiscounts({ db, idSite, timeZone }: Exported): Promise<z.input<typeof ArchiveDiscount>[]> {
  const rows = await db
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.idSite, idSite), eq(discountCodes.isValid, true)))
    .orderBy(asc(discountCodes.id));
  /** The day that begins at a moment in the shop's time zone, `later` days on; else the moment. */
  const day = (moment: Date | null, later: number): string | null => {
    if (!moment) return null;
    const date = dateIn(timeZone, moment);
    return instantIn(timeZone, date, '00:00').getTime() === moment.getTime() ? addDays(date, later) : moment.toISOString();
  };
  return rows.map(({ from, until, ...terms }) => ({ ...terms, from: day(from, 0), until: day(until, -1) }));
}
