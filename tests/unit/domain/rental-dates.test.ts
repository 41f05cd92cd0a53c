import { describe, expect, it } from 'vitest';
import { datesRefusal, daysOf, freeThroughout, occupiedBy, rentalDays, rentalPrice, takenOn } from '#domain/rental-dates.ts';
import { canBegin, canEnd, pickDay } from '#registry/buying/choosing/rental-choice.ts';

const terms = { price: 5900, days: 4, extraDay: 900, deposit: 17_000, minDays: 2, maxDays: 10, turnaround: 2 };
const range = (from: string, to: string) => ({ from, to });

describe('the days of a rental', () => {
  it('are counted with the first and the last, over months, leap days and changes of the clock', () => {
    expect(rentalDays(range('2026-12-04', '2026-12-04'))).toBe(1);
    expect(rentalDays(range('2026-12-30', '2027-01-02'))).toBe(4);
    expect(rentalDays(range('2028-02-28', '2028-03-01'))).toBe(3);
    expect(daysOf(range('2027-03-27', '2027-03-29'))).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
  });

  it('cost the price of the terms, and each further day its own', () => {
    expect([1, 4, 5, 10].map((days) => rentalPrice(terms, days))).toEqual([5900, 5900, 6800, 11_300]);
  });

  it('keep a piece from others until it is cleaned', () => {
    expect(occupiedBy(range('2026-12-04', '2026-12-06'), terms)).toEqual(range('2026-12-04', '2026-12-08'));
  });

  it('leave the pieces that are free on every one of them', () => {
    const kept = [
      { ...range('2026-12-01', '2026-12-03'), quantity: 1 },
      { ...range('2026-12-03', '2026-12-05'), quantity: 2 },
    ];
    expect(takenOn('2026-12-03', kept)).toBe(3);
    expect(freeThroughout(range('2026-12-01', '2026-12-02'), 3, kept)).toBe(2);
    expect(freeThroughout(range('2026-12-02', '2026-12-04'), 3, kept)).toBe(0);
    expect(freeThroughout(range('2026-12-06', '2026-12-09'), 3, kept)).toBe(3);
  });

  it.each([
    ['2026-12-06', '2026-12-05', 'order'],
    ['2026-11-20', '2026-11-21', 'early'],
    ['2027-11-20', '2027-11-21', 'late'],
    ['2026-12-06', '2026-12-06', 'short'],
    ['2026-12-06', '2026-12-16', 'long'],
    ['2026-11-21', '2026-11-22', undefined],
    ['2026-12-06', '2026-12-15', undefined],
  ])('from %s to %s are refused as: %s', (from, to, reason) => {
    expect(datesRefusal(range(from, to), terms, '2026-11-20')?.reason).toBe(reason);
  });
});

describe('the calendar of a rental', () => {
  const free = new Map(daysOf(range('2026-12-01', '2026-12-31')).map((day) => [day, day === '2026-12-10' ? 0 : 1]));
  const days = { first: '2026-11-21', last: '2027-11-20', free };

  it('offers the days on which the shortest rental fits, its cleaning included', () => {
    expect(canBegin('2026-12-06', days, terms)).toBe(true);
    expect(canBegin('2026-12-07', days, terms)).toBe(false);
    expect(canBegin('2026-12-11', days, terms)).toBe(true);
    expect(canBegin('2027-01-04', days, terms), 'a month that was not asked for').toBe(false);
  });

  it('offers as last day those before the next rental', () => {
    expect(canEnd('2026-12-07', '2026-12-04', days, terms)).toBe(true);
    expect(canEnd('2026-12-08', '2026-12-04', days, terms)).toBe(false);
  });

  it('takes a second day as the last one, and any other as a new first one', () => {
    const first = pickDay('2026-12-04', { from: null, to: null }, days, terms);
    expect(first).toEqual({ from: '2026-12-04', to: null });
    expect(pickDay('2026-12-06', first, days, terms)).toEqual({ from: '2026-12-04', to: '2026-12-06' });
    expect(pickDay('2026-12-02', first, days, terms)).toEqual({ from: '2026-12-02', to: null });
    expect(pickDay('2026-12-20', { from: '2026-12-04', to: '2026-12-06' }, days, terms)).toEqual({ from: '2026-12-20', to: null });
  });
});
