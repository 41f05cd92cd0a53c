import { readItems } from '#backend/goods/catalogue/index.ts';
import { occupiedWithin } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { monthBounds } from '#domain/days.ts';
import { daysOf, rentalBounds, takenOn } from '#domain/rental-dates.ts';
import { dateIn } from '#domain/time-zones.ts';
import type { RentalMonth } from '#schemas/rental.ts';

/**
 * Pieces of a declination that are free on the days of a month. A rental needs them free on its days and on those of the
 * turnaround after it. Throws ApiError 404 for what is not for rent.
 */
export async function freeDays(
  db: Database,
  site: { id: number; timeZone: string },
  idDeclination: number,
  { month, year }: { month: number; year: number },
  now: Date,
): Promise<RentalMonth> {
  const item = (await readItems(db, { idSite: site.id, locale: '' }, [idDeclination])).get(idDeclination);
  if (!item?.isSold || !item.terms) throw new ApiError(404, 'product.not-found');
  const { first, last } = rentalBounds(dateIn(site.timeZone, now));
  const bounds = monthBounds(year, month);
  // Of a month that is over no day can be rented.
  if (bounds.last < first) return { first, last, days: [] };
  const isUnderWay = bounds.first < first;
  const range = { from: isUnderWay ? first : bounds.first, to: bounds.last };
  const kept = await occupiedWithin(db, site.id, [idDeclination], range, { now });
  const days = daysOf(range).map((date) => ({ date, free: Math.max(0, item.pieces - takenOn(date, kept)) }));
  return { first, last, days };
}
