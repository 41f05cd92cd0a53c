import type { Database } from '#backend/platform/database/database.ts';
import { arrivalOf, type ShippingCalendar } from '#domain/delivery-dates.ts';
import type { PricedCarrier } from '#domain/shipping-fees.ts';
import type { ArrivalDays, Carrier } from '#schemas/delivery.ts';
import { readCalendar, shopCalendar } from './calendar.ts';
import { readShippingRules, type ShippingRules } from './rules.ts';

type Site = { id: number; timeZone: string; market: string };
/** Time of an order, and the first days of its rentals. */
type Ordered = { now: Date; firstDays: readonly string[] };

/** Returns the days on which a site's parcels leave. A closed shop sends nothing either. */
export const shippingCalendarOf = (
  { timeZone, market }: Site,
  { weekdays, cutOffHour }: ShippingRules,
  closures: ShippingCalendar['closures'],
): ShippingCalendar => ({ timeZone, market, weekdays, cutOffHour, closures });

async function readShippingCalendar(db: Database, site: Site): Promise<ShippingCalendar> {
  const [rules, calendar] = [await readShippingRules(db, site.id), await readCalendar(db, site, shopCalendar)];
  return shippingCalendarOf(site, rules, calendar?.closures ?? []);
}

/** Returns the days on which a carrier delivers an order placed now; null if no parcel leaves within two months. */
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
