import type { PickupSlot } from '#schemas/delivery.ts';
import { addDays, monthBounds, weekdayOf } from './days.ts';
import { dateIn, instantIn } from './time-zones.ts';

/** A weekly slot; `id` is what an order names as `idSchedule`. Hours HH:MM in the shop's time zone, weekday 1 is Monday. */
export type WeeklySlot = { id: number; weekday: number; from: string; to: string; capacity: number };

/** Days and hours at which orders can be collected. Dates are YYYY-MM-DD in the shop's time zone; closures include both their days. */
export type PickupCalendar = {
  timeZone: string;
  /** Hours between the order and the first slot it can be collected in. */
  leadHours: number;
  /** Days ahead that can be chosen. */
  horizonDays: number;
  slots: readonly WeeklySlot[];
  closures: readonly { from: string; to: string }[];
};

/** Number of orders in a slot of a day; key `date/idSchedule`. */
export type TakenSlots = ReadonlyMap<string, number>;
export const slotKey = (date: string, idSchedule: number): string => `${date}/${idSchedule}`;

const isOpen = (calendar: PickupCalendar, date: string) => !calendar.closures.some((closure) => closure.from <= date && date <= closure.to);

/** The slots of one day that can be chosen at an instant, earliest first; full ones are left out. */
export function slotsOfDay(calendar: PickupCalendar, date: string, now: Date, taken: TakenSlots): PickupSlot[] {
  const today = dateIn(calendar.timeZone, now);
  if (date < today || date > addDays(today, calendar.horizonDays) || !isOpen(calendar, date)) return [];
  const earliest = now.getTime() + calendar.leadHours * 3_600_000;
  return calendar.slots
    .filter((slot) => slot.weekday === weekdayOf(date))
    .filter((slot) => instantIn(calendar.timeZone, date, slot.from).getTime() >= earliest)
    .map((slot) => ({
      idSchedule: slot.id,
      date,
      from: slot.from,
      to: slot.to,
      remaining: slot.capacity - (taken.get(slotKey(date, slot.id)) ?? 0),
    }))
    .filter((slot) => slot.remaining > 0)
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** The slots of a month that can be chosen at an instant, in order. */
export function slotsOfMonth(calendar: PickupCalendar, when: { year: number; month: number }, now: Date, taken: TakenSlots): PickupSlot[] {
  const { first, last } = monthBounds(when.year, when.month);
  const slots: PickupSlot[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) slots.push(...slotsOfDay(calendar, date, now, taken));
  return slots;
}

/** The closures of a month that take days away from today on, as far ahead as can be chosen. */
export function closuresOfMonth<Closure extends { from: string; to: string }>(
  { timeZone, horizonDays, closures }: Pick<PickupCalendar, 'timeZone' | 'horizonDays'> & { closures: readonly Closure[] },
  when: { year: number; month: number },
  now: Date,
): Closure[] {
  const { first, last } = monthBounds(when.year, when.month);
  const today = dateIn(timeZone, now);
  const horizon = addDays(today, horizonDays);
  return closures.filter(({ from, to }) => from <= last && from <= horizon && to >= first && to >= today);
}
