import { readItems } from '#backend/goods/catalogue/index.ts';
import { occupiedWithin } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { occupiedBy, rentalDays, rentalPrice } from '#domain/rental-dates.ts';
import { RentalDates, type RentalPrice } from '#schemas/rental.ts';
import { checkFree } from './quantity-rules.ts';
import { availableUnits, readRentalDates } from './rented.ts';

/**
 * Returns the price of one piece for dates, by the same rules as an addition to a cart. Throws ApiError 404 for a product that is not for
 * rent. Throws 422 for dates that are missing, that break its terms, or on which it is taken.
 */
export async function priceOfRental(
  db: Database,
  place: { idSite: number; locale: string; now: Date },
  idDeclination: number,
  asked: { from: string; to: string },
): Promise<RentalPrice> {
  const item = (await readItems(db, place, [idDeclination])).get(idDeclination);
  if (!item?.isSold || !item.terms) throw new ApiError(404, 'product.not-found');
  const { data: given } = RentalDates.safeParse(asked);
  const dates = await readRentalDates(db, place, item.terms, { rentFrom: given?.from, rentTo: given?.to });
  if (!dates) throw new ApiError(422, 'rental.dates');
  const kept = await occupiedWithin(db, place.idSite, [idDeclination], occupiedBy(dates, item.terms), place);
  checkFree(1, availableUnits({ item, line: { idDeclination, quantity: 1, rentFrom: dates.from, rentTo: dates.to } }, kept));
  const days = rentalDays(dates);
  return { ...dates, days, total: rentalPrice(item.terms, days), deposit: item.terms.deposit };
}
