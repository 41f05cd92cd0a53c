import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysFrom, monthBounds, weekdayOf } from '#domain/days.ts';
import { dateIn, instantIn, timeIn } from '#domain/time-zones.ts';

describe('calendar days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    // The change to summer time takes no day away.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-24', 0, '2026-11-24'],
  ])('%s and %i days are %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(daysFrom(day, expected)).toBe(days);
  });

  it.each([
    ['2026-11-23', 1],
    ['2026-11-28', 6],
    ['2026-11-29', 7],
  ])('%s is the weekday %i, Monday being 1', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-01', 13, '2027-02'],
  ])('the month %s and %i months are %s', (month, months, expected) => expect(addMonths(month, months)).toBe(expected));

  it('a month has its first and last day, in leap years too', () => {
    expect(monthBounds(2028, 2)).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(monthBounds(2026, 12)).toEqual({ first: '2026-12-01', last: '2026-12-31' });
  });

  it.each(['', '2026-02-30', '2026-2-3', 'demain'])('refuse "%s", which is no day', (text) => {
    expect(() => addDays(text, 1)).toThrow();
  });
});

describe('clocks of a time zone', () => {
  it.each([
    ['Europe/Paris', '2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
    ['Europe/Paris', '2026-12-01', '09:30', '2026-12-01T08:30:00.000Z'],
    ['Indian/Reunion', '2026-12-01', '00:00', '2026-11-30T20:00:00.000Z'],
    ['UTC', '2026-12-01', '09:30', '2026-12-01T09:30:00.000Z'],
  ])('in %s show %s %s at %s', (timeZone, date, time, instant) => {
    expect(instantIn(timeZone, date, time).toISOString()).toBe(instant);
    expect([dateIn(timeZone, new Date(instant)), timeIn(timeZone, new Date(instant))]).toEqual([date, time]);
  });

  it('count an hour that summer time skips from the time before it, and take the first of one that is repeated', () => {
    expect(instantIn('Europe/Paris', '2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(instantIn('America/New_York', '2026-03-08', '02:30').toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(instantIn('Europe/Paris', '2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });
});
