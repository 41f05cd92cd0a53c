import { describe, expect, it } from 'vitest';
import { bookingDays, timesOfDay } from '#domain/booking-times.ts';
import { BookingRule } from '#schemas/booking.ts';

const timeZone = 'Europe/Paris';
/** A Wednesday, noon in Paris. */
const now = new Date('2026-11-25T11:00:00Z');
const rule = (change: object = {}): BookingRule =>
  BookingRule.parse({ minutes: 45, hours: [{ weekday: 4, from: '10:00', to: '12:30' }], leadHours: 2, horizonDays: 30, ...change });
const thursday = '2026-11-26';
const at = (hour: string) => new Date(`${thursday}T${hour}:00+01:00`);
const booking = (from: string, to: string, change: object = {}) => ({
  ...{ startsAt: at(from), endsAt: at(to), seats: 1, isOther: false },
  ...change,
});
const left = (of: BookingRule, booked: ReturnType<typeof booking>[] = []) =>
  timesOfDay(of, thursday, { timeZone, now, booked }).map(({ from, remaining }) => [from, remaining]);

describe('times that can be booked', () => {
  it('follow one another within the hours of the week and fit in whole', () => {
    expect(timesOfDay(rule(), thursday, { timeZone, now, booked: [] })).toMatchObject([
      { from: '10:00', to: '10:45', remaining: 1, startsAt: at('10:00'), endsAt: at('10:45') },
      { from: '10:45', to: '11:30' },
      { from: '11:30', to: '12:15' },
    ]);
    expect(timesOfDay(rule(), '2026-11-27', { timeZone, now, booked: [] })).toEqual([]);
  });

  it('are those of closed days no more, nor those too near or too far ahead', () => {
    expect(left(rule({ closures: [{ from: '2026-11-20', to: thursday }] }))).toEqual([]);
    expect(left(rule({ leadHours: 23 }))).toEqual([['11:30', 1]]);
    expect(bookingDays(rule(), { timeZone, now, booked: [] }).map(({ date }) => date)).toEqual([
      thursday,
      ...['2026-12-03', '2026-12-10', '2026-12-17', '2026-12-24'],
    ]);
  });

  it('say how many places are left, and stay among the times when they are full', () => {
    expect(left(rule({ places: 4 }), [booking('10:00', '10:45', { seats: 3 })])).toEqual([
      ['10:00', 1],
      ['10:45', 4],
      ['11:30', 4],
    ]);
    expect(left(rule(), [booking('10:45', '11:30')])[1]).toEqual(['10:45', 0]);
  });

  it('count a booking of former hours wherever it overlaps', () => {
    expect(left(rule(), [booking('10:30', '11:30')])).toEqual([
      ['10:00', 0],
      ['10:45', 0],
      ['11:30', 1],
    ]);
  });

  it('have no place while another service of the agenda is booked', () => {
    expect(left(rule({ places: 4 }), [booking('11:00', '11:45', { isOther: true })])).toEqual([
      ['10:00', 4],
      ['10:45', 0],
      ['11:30', 0],
    ]);
  });

  it('keep the hours of the shop when summer time begins', () => {
    const sunday = rule({ hours: [{ weekday: 7, from: '10:00', to: '10:45' }], horizonDays: 200 });
    const startsOn = (date: string) => timesOfDay(sunday, date, { timeZone, now, booked: [] })[0]?.startsAt.toISOString();
    expect(startsOn('2027-03-21')).toBe('2027-03-21T09:00:00.000Z');
    expect(startsOn('2027-03-28')).toBe('2027-03-28T08:00:00.000Z');
  });
});
