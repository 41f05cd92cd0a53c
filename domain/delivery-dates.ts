import { addDays } from './days.ts';
import { isFrenchHoliday } from './public-holidays.ts';
import { dateIn, instantIn, weekdayOf } from './time-zones.ts';

/** The days on which parcels leave (SHIPPING_DAYS), as weekdays: 1 is Monday. */
export const shippingWeekdays = {
  MONDAY_TO_FRIDAY: [1, 2, 3, 4, 5],
  MONDAY_TO_THURSDAY: [1, 2, 3, 4],
  TUESDAY_TO_FRIDAY: [2, 3, 4, 5],
  TUESDAY_TO_SATURDAY: [2, 3, 4, 5, 6],
  MONDAY_TO_SATURDAY: [1, 2, 3, 4, 5, 6],
} as const satisfies Record<string, readonly number[]>;

/** When a shop hands its parcels over. Dates YYYY-MM-DD in its time zone; closures include both their days. */
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

/** First and last day (YYYY-MM-DD) on which a parcel is handed over. */
export type ArrivalDays = { from: string; to: string };

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

/** When a carrier hands over what is ordered at an instant; null where nothing leaves within two months. */
export function arrivalDays(calendar: ShippingCalendar, carrier: { minDays: number; maxDays: number }, now: Date): ArrivalDays | null {
  const left = leavingDay(calendar, now);
  if (left === null) return null;
  return { from: afterDeliveryDays(calendar, left, carrier.minDays), to: afterDeliveryDays(calendar, left, carrier.maxDays) };
}
