import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatHours } from '#domain/date-formats.ts';
import { nextPage } from '#registry/account/auth-form/auth-form.tsx';
import { readOrderAddress } from '#registry/account/orders/order-address.ts';
import { isSameSlot, slotDays } from '#registry/checkout/steps/slots.ts';
import { monthsFrom } from '#registry/checkout/steps/use-pickup-slots.ts';

const id = '22222222-2222-4222-8222-222222222222';

describe('the page after signing in', () => {
  it('is the one that asked for it', () => expect(nextPage('?next=%2Fadmin%2Forders', '/account')).toBe('/admin/orders'));
  it('is the account when nothing asked', () => expect(nextPage('', '/account')).toBe('/account'));
  it('keeps its query and its anchor', () => expect(nextPage('?next=%2Fcart%3Fa%3D1%23b', '/account')).toBe('/cart?a=1#b'));
  it.each([
    ...['https%3A%2F%2Fevil.example', '%2F%2Fevil.example', '/%5Cevil.example', 'javascript%3Aalert(1)', 'account'],
    ...['/%09/evil.example/x', '/%0a/evil.example/x', '/%0d/evil.example/x', '/%09%5Cevil.example/x', '%09//evil.example'],
    ...['/..//evil.example', '/.//evil.example', '/%252e%252e/%5C/evil.example', '/a%5C..%5C..%5C/evil.example'],
  ])('never leaves the site: %s', (next) => expect(nextPage(`?next=${next}`, '/account')).toBe('/account'));
});

describe('the order that an address names', () => {
  it('stands in the path', () =>
    expect(readOrderAddress({ pathname: `/cart/success/${id}`, search: '?key=k1' })).toEqual({ id, key: 'k1' }));
  it('stands in the query', () =>
    expect(readOrderAddress({ pathname: '/order/cancel', search: `?id=${id}` })).toEqual({ id, key: undefined }));
  it('is none otherwise', () => expect(readOrderAddress({ pathname: '/order/success', search: '?id=12' })).toBeNull());
});

describe('the slots of collection', () => {
  const slot = (date: string, from: string, idSchedule: number) => ({ idSchedule, date, from, to: '18:00', remaining: 1 });
  it('stand under their days in order', () => {
    const days = slotDays([slot('2026-12-02', '14:00', 2), slot('2026-12-01', '10:00', 1), slot('2026-12-02', '10:00', 1)]);
    expect(days.map(({ date, slots }) => [date, slots.map(({ from }) => from)])).toEqual([
      ['2026-12-01', ['10:00']],
      ['2026-12-02', ['10:00', '14:00']],
    ]);
  });
  it('are told apart by day and schedule', () => {
    expect(isSameSlot(slot('2026-12-01', '10:00', 1), slot('2026-12-02', '10:00', 1))).toBe(false);
    expect(isSameSlot(slot('2026-12-01', '10:00', 1), slot('2026-12-01', '10:00', 1))).toBe(true);
    expect(isSameSlot(null, slot('2026-12-01', '10:00', 1))).toBe(false);
  });
  it('are asked for month by month, over the end of the year', () =>
    expect(monthsFrom(new Date(2026, 11, 31), 3)).toEqual([
      { month: 12, year: 2026 },
      { month: 1, year: 2027 },
      { month: 2, year: 2027 },
    ]));
});

describe('dates and hours', () => {
  it('are written as one says them in French', () => {
    expect(formatDay('2026-11-24', 'fr')).toBe('mardi 24 novembre');
    expect(formatHours('10:00', '12:30', 'fr')).toBe('de 10\u00a0h à 12\u00a0h\u00a030');
  });
  it('are written as one says them in English', () => {
    expect(formatDay('2026-11-24', 'en')).toBe('Tuesday 24 November');
    expect(formatHours('10:00', '12:30', 'en')).toBe('10:00 to 12:30');
  });
  it('put the day before the month in both languages', () => {
    expect(formatDate('2026-11-24T12:00:00Z', { lang: 'fr', timeZone: 'Europe/Paris' })).toBe('24/11/2026');
    expect(formatDate('2026-11-24T12:00:00Z', { lang: 'en', timeZone: 'Europe/Paris' })).toBe('24/11/2026');
  });
});
