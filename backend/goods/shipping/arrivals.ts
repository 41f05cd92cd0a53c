import type { Database } from '#backend/platform/database/database.ts';
import { arrivalOf, type ShippingCalendar } from '#domain/delivery-dates.ts';
import type { PricedCarrier } from '#domain/shipping-fees.ts';
import type { ArrivalDays, Carrier } from '#schemas/delivery.ts';
import { readCalendar, shopCalendar } from './calendar.ts';
import { readShippingRules, type ShippingRules } from './rules.ts';

type Site = { id: number; timeZone: string; market: string };
/** When something is ordered, and the first days of the rentals in it. */
type Ordered = { now: Date; firstDays: readonly string[] };

/** When the parcels of a site leave. A shop that is closed sends nothing either. */
export const shippingCalendarOf = (
  { timeZone, market }: Site,
  { weekdays, cutOffHour }: ShippingRules,
  closures: ShippingCalendar['closures'],
): ShippingCalendar => ({ timeZone, market, weekdays, cutOffHour, closures });

async function readShippingCalendar(db: Database, site: Site): Promise<ShippingCalendar> {
  const [rules, calendar] = [await readShippingRules(db, site.id), await readCalendar(db, site, shopCalendar)];
  return shippingCalendarOf(site, rules, calendar?.closures ?? []);
}

/** When a carrier hands over what is ordered now; null where nothing leaves within two months. */
export const readArrival = async (
  db: Database,
  site: Site,
  carrier: { minDays: number; maxDays: number },
  ordered: Ordered,
): Promise<ArrivalDays | null> => arrivalOf(await readShippingCalendar(db, site), carrier, ordered);

/**
 * Carriers with the days on which they hand over in a country what is ordered now. Abroad, whose holidays are not known, no days are told,
 * but for rentals, which have to be there by a day.
 */
export async function withArrivals(
  db: Database,
  site: Site,
  carriers: readonly PricedCarrier[],
  { country, ...ordered }: Ordered & { country: string },
): Promise<Carrier[]> {
  if (country !== site.market && ordered.firstDays.length === 0) return carriers.map((carrier) => ({ ...carrier, arrival: null }));
  const calendar = await readShippingCalendar(db, site);
  return carriers.map((carrier) => ({ ...carrier, arrival: arrivalOf(calendar, carrier, ordered) }));
}
