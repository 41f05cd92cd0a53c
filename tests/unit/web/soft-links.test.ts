import { expect, test } from 'vitest';
import { isSoft } from '#web/browser/use-soft-links.ts';

const here = new URL('https://shop.test/vins?orderBy=price') as unknown as Location;
const link = (href: string, { attributes = [], ...rest }: { attributes?: string[]; target?: string; hreflang?: string } = {}) => {
  const { origin, pathname, search, hash } = new URL(href, here.href);
  return { origin, pathname, search, hash, target: '', hreflang: '', ...rest, hasAttribute: (name: string) => attributes.includes(name) };
};

test('links to pages of the site change the page softly, others and those within the page do not', () => {
  expect(isSoft(link('/vins/rouges'), here, 'fr')).toBe(true);
  expect(isSoft(link('/vins?orderBy=price'), here, 'fr')).toBe(true);
  expect(isSoft(link('/vins#bas'), here, 'fr')).toBe(true);
  expect(isSoft(link('/vins?orderBy=price#bas'), here, 'fr')).toBe(false);
  expect(isSoft(link('https://elsewhere.test/'), here, 'fr')).toBe(false);
  expect(isSoft(link('/api/element/1/calendar.ics'), here, 'fr')).toBe(false);
  expect(isSoft(link('/vins', { attributes: ['download'] }), here, 'fr')).toBe(false);
  expect(isSoft(link('/vins', { target: '_blank' }), here, 'fr')).toBe(false);
});

test('a link that changes the language loads the page anew, so that its document and what was read are in that language', () => {
  expect(isSoft(link('/en/vins?lang=en', { hreflang: 'en' }), here, 'fr')).toBe(false);
  expect(isSoft(link('/vins?lang=fr', { hreflang: 'fr' }), here, 'fr')).toBe(true);
});

test('loads the payment page anew, and what follows it, for a content policy belongs to its document', () => {
  expect(isSoft(link('/cart/payment'), here, 'fr')).toBe(false);
  expect(isSoft(link('/cart'), new URL('/cart/payment', here.origin), 'fr')).toBe(false);
  expect(isSoft(link('/cart/shipping'), here, 'fr')).toBe(true);
});
