import { eq } from 'drizzle-orm';
import type { Item } from '#backend/goods/catalogue/index.ts';
import { occupiedWithin, spanOf } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { formatDate } from '#backend/platform/messages/message.ts';
import { sites } from '#backend/tables/site.ts';
import { datesRefusal, freeThroughout, type Occupied, occupiedBy, overlap, rentalDays, rentalPrice } from '#domain/rental-dates.ts';
import { dateIn } from '#domain/time-zones.ts';
import type { RentalDates, RentalTerms } from '#schemas/rental.ts';
import { toLang } from '#schemas/site.ts';

type DatedRow = { rentFrom: string | null; rentTo: string | null };
export type RentedRow = DatedRow & { idDeclination: number; quantity: number };

/** The dates of a line of a cart or an order; null where it is bought. */
export const datesOf = ({ rentFrom: from, rentTo: to }: DatedRow): RentalDates | null => (from && to ? { from, to } : null);

/**
 * An item as a line has it: with the price of its dates where it is rented. What is for rent is not sold without dates, nor with
 * them what is not. A reduction of the product and its decreasing price do not touch a rent.
 */
export function itemForDates(item: Item, dates: RentalDates | null): Item {
  if (!item.terms) return dates ? { ...item, isSold: false } : item;
  if (!dates) return { ...item, isSold: false };
  const price = rentalPrice(item.terms, rentalDays(dates));
  return { ...item, price, fixedPrice: price, referencePrice: null, decreasingDiscounts: [] };
}

/** The day it is in the shop. */
export async function todayIn(db: Database, idSite: number, now: Date): Promise<string> {
  const [site] = await db.select({ timeZone: sites.timeZone }).from(sites).where(eq(sites.id, idSite));
  return dateIn(site?.timeZone ?? 'UTC', now);
}

/** Refuses dates that break the terms of a rental, whether free or not: ApiError 422, in words that say which day or how many would do. */
function checkDates(dates: RentalDates, terms: RentalTerms, { today, locale }: { today: string; locale: string }): void {
  const refusal = datesRefusal(dates, terms, today);
  if (!refusal) return;
  if (refusal.reason === 'order') throw new ApiError(422, 'rental.order');
  const limit = typeof refusal.limit === 'string' ? formatDate(toLang(locale), refusal.limit) : refusal.limit;
  throw new ApiError(422, `rental.${refusal.reason}`, { params: { limit } });
}

/** Line for rent whose available units are counted. */
type Wanted = { item: Pick<Item, 'terms' | 'pieces'>; line: RentedRow };

/** Pieces free throughout the days a line keeps them, when `others` are kept too. */
export function availableUnits({ item, line }: Wanted, others: readonly (Occupied & { idDeclination: number })[]): number {
  const dates = datesOf(line);
  if (!item.terms || !dates) return 0;
  const range = occupiedBy(dates, item.terms);
  return freeThroughout(
    range,
    item.pieces,
    others.filter((each) => each.idDeclination === line.idDeclination && overlap(each, range)),
  );
}

/** Returns the dates that lines of a cart reserve, in the form of other reservations. */
export const requestedDates = (lines: readonly Wanted[]): (Occupied & { idDeclination: number })[] =>
  lines.flatMap(({ item, line }) => {
    const dates = datesOf(line);
    return item.terms && dates ? [{ ...occupiedBy(dates, item.terms), idDeclination: line.idDeclination, quantity: line.quantity }] : [];
  });

/** Reads the ranges that orders reserve of the pieces in the lines, without the unpaid orders of the same cart. */
export async function reservedRanges(db: Database, cart: { idSite: number; id: string }, lines: readonly Wanted[], now: Date) {
  const wanted = requestedDates(lines);
  if (wanted.length === 0) return [];
  const ids = [...new Set(wanted.map(({ idDeclination }) => idDeclination))];
  return occupiedWithin(db, cart.idSite, ids, spanOf(wanted), { now, exceptCart: cart.id });
}

/** Counts the pieces free for a line's dates beside `others` of the same cart and what orders reserve. */
export async function freeUnits(
  db: Database,
  cart: { idSite: number; id: string },
  wanted: Wanted,
  { others, now }: { others: readonly RentedRow[]; now: Date },
): Promise<number> {
  const beside = requestedDates(others.map((line) => ({ item: wanted.item, line })));
  return availableUnits(wanted, [...(await reservedRanges(db, cart, [wanted], now)), ...beside]);
}

/** The dates an addition asks for, checked; null for what is bought. Throws ApiError 422. */
export async function readRentalDates(
  db: Database,
  { idSite, locale, now }: { idSite: number; locale: string; now: Date },
  terms: RentalTerms | null,
  { rentFrom: from, rentTo: to }: { rentFrom?: string | undefined; rentTo?: string | undefined },
): Promise<RentalDates | null> {
  if (!terms) {
    if (from || to) throw new ApiError(422, 'rental.not-rented');
    return null;
  }
  if (!from || !to) throw new ApiError(422, 'rental.dates');
  checkDates({ from, to }, terms, { today: await todayIn(db, idSite, now), locale });
  return { from, to };
}
