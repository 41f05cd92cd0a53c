import { describe, expect, it } from 'vitest';
import { lastWithdrawalDay, withdrawalEnd } from '#domain/withdrawal-period.ts';

const paris = { timeZone: 'Europe/Paris', market: 'FR' };

describe('the time of withdrawal', () => {
  it('moves a last day that is a French holiday to the next working day', () => {
    // Delivered on 11 December: the 25th is Christmas, a Friday; then a weekend.
    expect(lastWithdrawalDay(new Date('2026-12-11T10:00:00Z'), paris)).toBe('2026-12-28');
    // Delivered on 30 April: Thursday 14 May is Ascension Day.
    expect(lastWithdrawalDay(new Date('2026-04-30T10:00:00Z'), paris)).toBe('2026-05-15');
  });

  it('leaves holidays of other markets alone', () => {
    expect(lastWithdrawalDay(new Date('2026-12-11T10:00:00Z'), { ...paris, market: 'BE' })).toBe('2026-12-25');
  });

  it('ends at the shop’s midnight over a change of time', () => {
    // Summer time begins on 29 March, and ends on 25 October.
    expect(withdrawalEnd(new Date('2026-03-20T10:00:00Z'), paris).toISOString()).toBe('2026-04-03T22:00:00.000Z');
    expect(withdrawalEnd(new Date('2026-10-14T10:00:00Z'), paris).toISOString()).toBe('2026-10-28T23:00:00.000Z');
  });

  it('counts days by the shop’s time zone', () => {
    const arrived = new Date('2026-11-10T11:30:00Z');
    expect(lastWithdrawalDay(arrived, paris)).toBe('2026-11-24');
    expect(lastWithdrawalDay(arrived, { timeZone: 'Pacific/Auckland', market: 'NZ' })).toBe('2026-11-25');
  });
});
