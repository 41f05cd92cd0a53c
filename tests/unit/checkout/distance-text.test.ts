import { describe, expect, it } from 'vitest';
import { distanceText } from '#registry/checkout/relays/point-detail.tsx';

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
