import type { ArrivalDays, Carrier, DeliveryPromise } from '#schemas/delivery.ts';
import { addDays, weekdayOf } from './days.ts';
import { isFrenchHoliday } from './public-holidays.ts';
import { dateIn, instantIn } from './time-zones.ts';

/** The days on which parcels leave (SHIPPING_DAYS), as weekdays: 1 is Monday. */
export const shippingWeekdays = {
  MONDAY_TO_FRIDAY: [1, 2, 3, 4, 5],
  MONDAY_TO_THURSDAY: [1, 2, 3, 4],
  TUESDAY_TO_FRIDAY: [2, 3, 4, 5],
  TUESDAY_TO_SATURDAY: [2, 3, 4, 5, 6],
  MONDAY_TO_SATURDAY: [1, 2, 3, 4, 5, 6],
} as const satisfies Record<string, readonly number[]>;

/**
 * Days and times at which a shop hands its parcels to carriers. Dates are YYYY-MM-DD in its time zone; closures include both their days.
 */
export type ShippingCalendar = {
  timeZone: string;
  /** ISO alpha-2: whose public holidays keep carriers from moving. Only those of France are known. */
  market: string;
  /** Weekdays on which parcels leave; 1 is Monday. */
  weekdays: readonly number[];
  /** Hour of the day (0 to 24) up to which an order leaves on the day itself. */
  cutOffHour: number;
  closures: readonly { from: string; to: string }[];
};

/** Working days that a carrier takes. */
type Delay = { minDays: number; maxDays: number };

/** A shop whose days never come, by mistake, must not keep anybody waiting. */
const furthestDays = 60;

const isHoliday = ({ market }: ShippingCalendar, day: string) => (market === 'FR' || market === 'MC') && isFrenchHoliday(day);
const leavesOn = (calendar: ShippingCalendar, day: string) =>
  calendar.weekdays.includes(weekdayOf(day)) &&
  !isHoliday(calendar, day) &&
  !calendar.closures.some(({ from, to }) => from <= day && day <= to);

/** The day on which what is ordered at an instant leaves the shop; null: none within two months. */
export function leavingDay(calendar: ShippingCalendar, now: Date): string | null {
  const today = dateIn(calendar.timeZone, now);
  const isTooLate = now.getTime() >= cutOffOf(calendar, today).getTime();
  for (let ahead = isTooLate ? 1 : 0; ahead <= furthestDays; ahead += 1) {
    const day = addDays(today, ahead);
    if (leavesOn(calendar, day)) return day;
  }
  return null;
}

/** The end of a day is the beginning of the next. */
function cutOffOf({ timeZone, cutOffHour }: ShippingCalendar, day: string): Date {
  const hour = Math.floor(cutOffHour);
  if (hour >= 24) return instantIn(timeZone, addDays(day, 1), '00:00');
  const minutes = Math.floor((cutOffHour - hour) * 60);
  return instantIn(timeZone, day, `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
}

/** The day so many working days after another: neither a Saturday, a Sunday nor a public holiday counts. */
function afterDeliveryDays(calendar: ShippingCalendar, day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (weekdayOf(reached) <= 5 && !isHoliday(calendar, reached)) left -= 1;
  }
  return reached;
}

/** Returns the days on which a carrier delivers an order placed at a given time; null if no parcel leaves within two months. */
export function arrivalDays(calendar: ShippingCalendar, carrier: Delay, now: Date): ArrivalDays | null {
  const left = leavingDay(calendar, now);
  return left === null ? null : arrivalAfter(calendar, carrier, left);
}

const arrivalAfter = (calendar: ShippingCalendar, { minDays, maxDays }: Delay, left: string): ArrivalDays => ({
  from: afterDeliveryDays(calendar, left, minDays),
  to: afterDeliveryDays(calendar, left, maxDays),
});

/**
 * Returns the days on which a carrier delivers rentals that begin on a day. The parcel leaves as late as possible for arrival by that day,
 * since another customer may have the piece before. If that is impossible, returns the days on which it arrives too late.
 */
function rentalArrival(calendar: ShippingCalendar, carrier: Delay, { now, first }: { now: Date; first: string }): ArrivalDays | null {
  const earliest = leavingDay(calendar, now) ?? addDays(dateIn(calendar.timeZone, now), furthestDays + 1);
  for (let back = 0; back <= furthestDays; back += 1) {
    const left = addDays(first, -back);
    if (left < earliest) break;
    const arrival = leavesOn(calendar, left) ? arrivalAfter(calendar, carrier, left) : null;
    if (arrival && arrival.to <= first) return arrival;
  }
  return arrivalDays(calendar, carrier, now);
}

/**
 * Returns the days on which a carrier delivers an order placed at a given time, with rentals that begin on `firstDays`. Null if no parcel
 * leaves.
 */
export const arrivalOf = (
  calendar: ShippingCalendar,
  carrier: Delay,
  { now, firstDays }: { now: Date; firstDays: readonly string[] },
): ArrivalDays | null => {
  const [first] = [...firstDays].sort();
  return first === undefined ? arrivalDays(calendar, carrier, now) : rentalArrival(calendar, carrier, { now, first });
};

/** Returns the delivery promise of a carrier, shown before the order and stored with it. */
export const promiseOf = ({ arrival, minDays, maxDays }: Pick<Carrier, 'arrival' | 'minDays' | 'maxDays'>): DeliveryPromise =>
  arrival ?? { minDays, maxDays };
