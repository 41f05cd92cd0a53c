import { describe, expect, it } from 'vitest';
import { owedOfRental, rentalWithdrawalEnd, startsEarly } from '#domain/rental-withdrawal.ts';

const paris = { timeZone: 'Europe/Paris', market: 'FR' };
const days = { from: '2026-12-04', to: '2026-12-06' };

describe('a rental that is withdrawn from', () => {
  it('is asked for expressly where it begins within the 14 days', () => {
    const now = new Date('2026-11-20T09:00:00Z');
    expect(startsEarly([{ rental: days }], now, paris)).toBe(true);
    expect(startsEarly([{ rental: { from: '2026-12-05', to: '2026-12-06' } }], now, paris)).toBe(false);
    expect(startsEarly([{}], now, paris)).toBe(false);
  });

  it('costs the days that had begun, by the shop’s clock, and nothing that was not asked for', () => {
    const owed = (moment: string, isEarlyStartRequested = true) =>
      owedOfRental(1000, { ...days, isEarlyStartRequested }, { now: new Date(moment), timeZone: 'Europe/Paris' });
    expect(owed('2026-12-03T22:59:00Z')).toBe(0);
    expect(owed('2026-12-03T23:00:00Z')).toBe(333);
    expect(owed('2026-12-05T12:00:00Z')).toBe(667);
    expect(owed('2026-12-20T12:00:00Z')).toBe(1000);
    expect(owed('2026-12-05T12:00:00Z', false)).toBe(0);
  });

  it('is withdrawn from until it is fully performed, where its start was asked for', () => {
    const concluded = { ...days, concludedAt: new Date('2026-12-01T09:00:00Z') };
    const end = (isEarlyStartRequested: boolean) => rentalWithdrawalEnd({ ...concluded, isEarlyStartRequested }, paris).toISOString();
    expect(end(true)).toBe('2026-12-06T23:00:00.000Z');
    expect(end(false)).toBe('2026-12-15T23:00:00.000Z');
  });
});
