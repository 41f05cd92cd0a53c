import { describe, expect, it } from 'vitest';
import type { Declination } from '#schemas/product.ts';
import { eLabelRoute, parseELabel } from '#web/routing/e-label-route.ts';
import { renderELabel } from '#web/screens/e-label-page.tsx';
import { wine } from '../../../stories/samples/catalogue.ts';

const [bottle] = wine().declination as [Declination];
const nutrition = {
  kilojoules: 322,
  kilocalories: 77,
  fat: 0,
  saturates: 0,
  carbohydrate: 2.2,
  sugars: 0.4,
  fibre: null,
  protein: 0.1,
  salt: 0,
};
const label = { ingredients: ['GRAPES' as const, 'SULPHITES' as const], allergens: [], nutrition };
const render = () =>
  renderELabel({
    ...{ lang: 'fr', product: { ...wine(), name: 'Clos <Haut>' }, bottle, label, operator: 'Domaine & fils' },
    others: [{ lang: 'en', name: 'English', href: '/en/e-label/1' }],
  });

describe('the e-label of a wine', () => {
  it('shows ingredients, allergens and the nutrition of 100 ml, in the language of its address', () => {
    const page = render();
    for (const text of ['raisins', '<strong>conservateur : sulfites</strong>', 'Contient : sulfites', 'pour 100\u00a0ml', '322\u00a0kJ'])
      expect(page).toContain(text);
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('Clos &lt;Haut&gt;');
  });

  it('has no script, picture, form or frame, and leads nowhere but to its other languages', () => {
    const page = render();
    expect(page).not.toMatch(/<(?:script|img|iframe|form|link|video|object)\b/);
    expect([...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/en/e-label/1']);
  });

  it('stands at its own address in each language, and at no other', () => {
    expect(eLabelRoute('/e-label/12')).toBe('/api/e-label?path=%2Fe-label%2F12');
    expect(eLabelRoute('/en/e-label/12')).toBe('/api/e-label?path=%2Fen%2Fe-label%2F12');
    for (const path of ['/e-label', '/e-label/', '/e-label/0', '/e-label/12/x', '/x/y/e-label/12', '/e-label/12?x']) {
      expect(eLabelRoute(path), path).toBeUndefined();
    }
    expect([parseELabel('/e-label/12'), parseELabel('/en/e-label/12')]).toEqual([12, undefined]);
  });
});
