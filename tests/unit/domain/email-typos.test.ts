import { describe, expect, it } from 'vitest';
import { likelyEmail } from '#domain/email-typos.ts';

describe('a likely e-mail address', () => {
  it('is told where the domain has a slip', () => {
    expect(likelyEmail('marie@gmial.com')).toBe('marie@gmail.com');
    expect(likelyEmail('marie@gmail.con')).toBe('marie@gmail.com');
    expect(likelyEmail('Marie.D@HOTMIAL.fr ')).toBe('Marie.D@hotmail.fr');
    expect(likelyEmail('marie@orage.fr')).toBe('marie@orange.fr');
    expect(likelyEmail('marie@laposte.nte')).toBe('marie@laposte.net');
  });

  it('is none where the domain is a usual one, far from all of them, or not there', () => {
    for (const email of ['marie@gmail.com', 'marie@hotmail.com', 'marie@hotmail.fr', 'marie@yahoo.com', 'marie@free.fr', 'marie@sfr.fr'])
      expect(likelyEmail(email), email).toBeNull();
    for (const email of ['', 'marie', 'marie@', 'marie@brisevent.example', 'marie@univ-nantes.fr', 'a@b@gmial.com'])
      expect(likelyEmail(email), email).toBeNull();
  });
});
