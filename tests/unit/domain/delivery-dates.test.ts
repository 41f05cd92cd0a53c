import { describe, expect, it } from 'vitest';
import { formatDaySpan, formatPromise } from '#domain/date-formats.ts';
import { arrivalDays, arrivalOf, leavingDay, type ShippingCalendar, shippingWeekdays } from '#domain/delivery-dates.ts';
import { easterOf, isFrenchHoliday } from '#domain/public-holidays.ts';

/** Parcels leave from Monday to Friday, what is ordered before noon on the day itself. 24 November 2026 is a Tuesday. */
const calendar: ShippingCalendar = {
  timeZone: 'Europe/Paris',
  market: 'FR',
  weekdays: shippingWeekdays.MONDAY_TO_FRIDAY,
  cutOffHour: 12,
  closures: [],
};
const paris = (text: string) => new Date(`${text}:00+01:00`);
const carrier = { minDays: 2, maxDays: 3 };

describe('the day an order leaves', () => {
  it('is the day itself up to the cut-off, and the next from then on', () => {
    expect(leavingDay(calendar, paris('2026-11-24T11:59'))).toBe('2026-11-24');
    expect(leavingDay(calendar, paris('2026-11-24T12:00'))).toBe('2026-11-25');
    expect(leavingDay({ ...calendar, cutOffHour: 0 }, paris('2026-11-24T00:00'))).toBe('2026-11-25');
    expect(leavingDay({ ...calendar, cutOffHour: 24 }, paris('2026-11-24T23:59'))).toBe('2026-11-24');
    expect(leavingDay({ ...calendar, cutOffHour: 12.5 }, paris('2026-11-24T12:29'))).toBe('2026-11-24');
  });

  it('is counted in the time zone of the shop', () => {
    expect(leavingDay({ ...calendar, cutOffHour: 24 }, new Date('2026-11-24T23:30:00Z'))).toBe('2026-11-25');
    expect(leavingDay({ ...calendar, timeZone: 'America/Cayenne' }, new Date('2026-11-24T14:30:00Z'))).toBe('2026-11-24');
  });

  it('is one on which parcels leave: no other weekday, no public holiday, no closure', () => {
    expect(leavingDay(calendar, paris('2026-11-27T15:00'))).toBe('2026-11-30');
    expect(leavingDay({ ...calendar, weekdays: shippingWeekdays.MONDAY_TO_THURSDAY }, paris('2026-11-27T09:00'))).toBe('2026-11-30');
    expect(leavingDay(calendar, paris('2026-12-25T09:00')), 'Christmas is a Friday').toBe('2026-12-28');
    expect(leavingDay({ ...calendar, market: 'BE' }, paris('2026-11-11T09:00')), 'no holiday of that country is known').toBe('2026-11-11');
    expect(leavingDay({ ...calendar, closures: [{ from: '2026-11-24', to: '2026-11-26' }] }, paris('2026-11-24T09:00'))).toBe('2026-11-27');
  });

  it('is none where nothing leaves within two months', () => {
    expect(leavingDay({ ...calendar, closures: [{ from: '2026-01-01', to: '2027-12-31' }] }, paris('2026-11-24T09:00'))).toBeNull();
    expect(arrivalDays({ ...calendar, weekdays: [] }, carrier, paris('2026-11-24T09:00'))).toBeNull();
  });
});

describe('the days of arrival', () => {
  it('are so many working days after the parcel has left', () => {
    expect(arrivalDays(calendar, carrier, paris('2026-11-24T09:00'))).toEqual({ from: '2026-11-26', to: '2026-11-27' });
    expect(arrivalDays(calendar, carrier, paris('2026-11-26T15:00'))).toEqual({ from: '2026-12-01', to: '2026-12-02' });
  });

  it('skip public holidays', () => {
    expect(arrivalDays(calendar, carrier, paris('2026-12-23T09:00'))).toEqual({ from: '2026-12-28', to: '2026-12-29' });
  });
});

describe('the arrival of a rental', () => {
  const friday = paris('2026-11-20T10:00');
  const rental = (first: string, now = friday, of = calendar) => arrivalOf(of, carrier, { now, firstDays: [first] });

  it('is its first day or shortly before, not as soon as it could be', () => {
    expect(rental('2026-12-10')).toEqual({ from: '2026-12-09', to: '2026-12-10' });
    expect(rental('2026-12-12'), 'a Saturday').toEqual({ from: '2026-12-10', to: '2026-12-11' });
    expect(rental('2026-12-28'), 'Christmas lies before').toEqual({ from: '2026-12-24', to: '2026-12-28' });
  });

  it('is as soon as it can be where it begins then, and too late where it begins before', () => {
    expect(['2026-11-21', '2026-11-24', '2026-11-25'].map((first) => rental(first)?.to)).toEqual([
      '2026-11-25',
      '2026-11-25',
      '2026-11-25',
    ]);
    expect(rental('2026-11-25', paris('2026-11-20T15:00')), 'after the cut-off').toEqual({ from: '2026-11-25', to: '2026-11-26' });
  });

  it('is told of the earliest of several, and of what is bought with them', () => {
    const firstDays = ['2026-12-24', '2026-12-10'];
    expect(arrivalOf(calendar, carrier, { now: friday, firstDays })).toEqual({ from: '2026-12-09', to: '2026-12-10' });
    expect(arrivalOf(calendar, carrier, { now: friday, firstDays: [] })).toEqual({ from: '2026-11-24', to: '2026-11-25' });
  });

  it('leaves on no day on which the shop is closed, and is there after a closure of months', () => {
    const closed = { ...calendar, closures: [{ from: '2026-12-01', to: '2026-12-08' }] };
    expect(rental('2026-12-10', friday, closed)).toEqual({ from: '2026-12-02', to: '2026-12-03' });
    const winter = { ...calendar, closures: [{ from: '2026-11-20', to: '2027-02-28' }] };
    expect(rental('2027-03-31', friday, winter)).toEqual({ from: '2027-03-30', to: '2027-03-31' });
    expect(rental('2026-12-10', friday, winter)).toBeNull();
  });
});

describe('public holidays of France', () => {
  it('follow Easter', () => {
    expect([2025, 2026, 2027, 2038].map(easterOf)).toEqual(['2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25']);
    expect(['2026-04-06', '2026-05-14', '2026-05-25'].every(isFrenchHoliday), 'Easter Monday, Ascension, Whit Monday').toBe(true);
  });

  it('are eight fixed days besides, and no others', () => {
    const days = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
    expect(days.filter(isFrenchHoliday)).toHaveLength(11);
  });
});

describe('a span of days in words', () => {
  it('names the month once, and both where they differ', () => {
    expect(formatDaySpan('2026-12-01', '2026-12-03', 'fr')).toBe('entre mardi 1er et jeudi 3 décembre');
    expect(formatDaySpan('2026-11-30', '2026-12-01', 'fr')).toBe('entre lundi 30 novembre et mardi 1er décembre');
    expect(formatDaySpan('2026-12-01', '2026-12-03', 'en')).toBe('between Tuesday 1 and Thursday 3 December');
    expect(formatDaySpan('2026-12-03', '2026-12-03', 'fr')).toBe('jeudi 3 décembre');
  });

  it('stands for what was promised; where no days were known, working days do', () => {
    expect(formatPromise({ from: '2026-12-01', to: '2026-12-03' }, 'fr')).toBe('entre mardi 1er et jeudi 3 décembre');
    expect(formatPromise({ minDays: 3, maxDays: 5 }, 'fr')).toBe('en 3 à 5 jours ouvrés');
    expect(formatPromise({ minDays: 1, maxDays: 1 }, 'en')).toBe('in 1 working day');
  });
});
