import { describe, expect, it } from 'vitest';
import { monthWeeks, weekdayNames } from '#registry/checkout-parts/month-weeks.ts';
import { distanceText } from '#registry/relay-parts/distance-text.ts';

describe('a month of the pickup calendar', () => {
  it('stands under the weekdays from Monday on', () => {
    const weeks = monthWeeks('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(monthWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
    expect(weekdayNames('en').map(({ long }) => long)[0]).toBe('Monday');
  });
});

describe('the distance of a relay point', () => {
  it('is told in metres nearby and in kilometres farther off', () => {
    const fr = { lang: 'fr' as const, locale: 'fr_FR' };
    expect([null, 40, 460, 2340, 14_600].map((metres) => distanceText(metres, fr))).toEqual([
      '',
      'tout près',
      'à 450 m',
      'à 2,3 km',
      'à 15 km',
    ]);
  });
});
