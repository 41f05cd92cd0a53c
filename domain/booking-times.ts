import type { BookingRule, BookingTime } from '#schemas/booking.ts';
import { maxSeats } from '#schemas/element.ts';
import { addDays, weekdayOf } from './days.ts';
import { dateIn, instantIn } from './time-zones.ts';

/** A booking that stands; `isOther`: of another service of the same agenda. */
export type StandingBooking = { startsAt: Date; endsAt: Date; seats: number; isOther: boolean };

/** Time zone, current time and existing bookings. */
export type BookingContext = { timeZone: string; now: Date; booked: readonly StandingBooking[] };

const minuteMs = 60_000;

/** `10:00` and 45 → `10:45`; null where the time would reach beyond `end`. */
function hourAfter(hour: string, minutes: number, end: string): string | null {
  const [hours = 0, rest = 0] = hour.split(':').map(Number);
  const sum = hours * 60 + rest + minutes;
  const after = `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`;
  return after <= end ? after : null;
}

/** The times of hours: one after another, as long as they fit in whole. */
function timesOfHours({ from, to }: { from: string; to: string }, minutes: number): { from: string; to: string }[] {
  const times: { from: string; to: string }[] = [];
  for (let start = from, end = hourAfter(start, minutes, to); end !== null; start = end, end = hourAfter(start, minutes, to))
    times.push({ from: start, to: end });
  return times;
}

/**
 * Places left between two moments. Every booking that overlaps them counts, so that new hours or another duration never give a place
 * away twice; one of another service of the agenda takes all of them.
 */
function placesLeft(places: number, startsAt: Date, endsAt: Date, booked: readonly StandingBooking[]): number {
  const meanwhile = booked.filter((each) => each.startsAt < endsAt && each.endsAt > startsAt);
  if (meanwhile.some(({ isOther }) => isOther)) return 0;
  return Math.max(0, places - meanwhile.reduce((sum, { seats }) => sum + seats, 0));
}

/** A time with the moments it is (UTC). */
export type BookableTime = BookingTime & { startsAt: Date; endsAt: Date };

/** The times of a day (YYYY-MM-DD) that are far enough ahead and not too far, earliest first; full ones are among them, with no place left. */
export function timesOfDay(rule: BookingRule, date: string, { timeZone, now, booked }: BookingContext): BookableTime[] {
  const today = dateIn(timeZone, now);
  if (date < today || date > addDays(today, rule.horizonDays)) return [];
  if (rule.closures.some(({ from, to }) => from <= date && date <= to)) return [];
  const earliest = now.getTime() + rule.leadHours * 60 * minuteMs;
  return rule.hours
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .flatMap((hours) => timesOfHours(hours, rule.minutes))
    .map((time) => {
      const startsAt = instantIn(timeZone, date, time.from);
      const endsAt = new Date(startsAt.getTime() + rule.minutes * minuteMs);
      return { ...time, startsAt, endsAt, remaining: placesLeft(rule.places, startsAt, endsAt, booked) };
    })
    .filter(({ startsAt }) => startsAt.getTime() >= earliest)
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** Most places that one person may book of a time. */
export const seatsAtOnce = ({ places }: BookingRule): number => Math.min(maxSeats, places);

/** All days that have times, from today as far ahead as can be booked. */
export function bookingDays(rule: BookingRule, context: BookingContext): { date: string; times: BookableTime[] }[] {
  const today = dateIn(context.timeZone, context.now);
  return Array.from({ length: rule.horizonDays + 1 }, (_, ahead) => addDays(today, ahead))
    .map((date) => ({ date, times: timesOfDay(rule, date, context) }))
    .filter(({ times }) => times.length > 0);
}
