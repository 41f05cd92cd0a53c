import type { Database } from '#backend/platform/database/database.ts';
import { arrivalDays } from '#domain/delivery-dates.ts';
import type { DeliveryEstimate } from '#schemas/delivery.ts';
import { shippingCalendarOf } from './arrivals.ts';
import { nextPickupSlot, readCalendar, shopCalendar } from './calendar.ts';
import { readCarriers } from './carriers.ts';
import { readShippingRules } from './rules.ts';

type Site = { id: number; timeZone: string; market: string };

/** Estimates the arrival of an order placed now in the shop's own country, by carrier, and its earliest pickup. */
export async function estimateDelivery(db: Database, site: Site, now: Date): Promise<DeliveryEstimate> {
  const rules = await readShippingRules(db, site.id);
  const calendar = await readCalendar(db, site, shopCalendar);
  const pickup = calendar && (await nextPickupSlot(db, site, calendar, now));
  const shipping = shippingCalendarOf(site, rules, calendar?.closures ?? []);
  // Names are not asked for: any language will do.
  const carriers = rules.isLocked ? [] : await readCarriers(db, site.id, '');
  return {
    carriers: carriers
      .filter(({ zones }) => zones.some(({ countries }) => countries.includes(site.market)))
      .flatMap(({ id, deliveryType, minDays, maxDays }) => {
        const days = arrivalDays(shipping, { minDays, maxDays }, now);
        return days ? [{ idCarrier: id, deliveryType, ...days }] : [];
      }),
    pickup: pickup && { date: pickup.date, from: pickup.from, to: pickup.to },
  };
}
