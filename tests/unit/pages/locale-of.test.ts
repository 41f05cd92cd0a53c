import { expect, test } from 'vitest';
import { localeOf, preferredHome } from '../../../pages/_site/locale-of.ts';
import type { Language } from '../../../schemas/site.ts';

const language = (code: 'fr_FR' | 'en_US') => ({ code, isValid: true }) as Language;
const french = { languages: [language('fr_FR')], defaultLang: 'fr' };
const both = { languages: [language('fr_FR'), language('en_US')], defaultLang: 'fr_FR' };
const asked = (cookie: string | undefined, accepted: string) => ({
  cookies: { get: () => (cookie ? { value: cookie } : undefined) },
  headers: { get: () => accepted },
});

test('plain addresses are in the site’s own language, those of another begin with it', () => {
  expect(localeOf('/vins', both)).toEqual({ locale: 'fr_FR', path: '/vins' });
  expect(localeOf('/en/wines', both)).toEqual({ locale: 'en_US', path: '/wines' });
  expect(localeOf('/en', both)).toEqual({ locale: 'en_US', path: '/' });
  expect(localeOf('/fr/vins', both)).toEqual({ locale: 'fr_FR', path: '/fr/vins' });
});

test('a site in French only has no English addresses', () => {
  expect(localeOf('/en', french)).toEqual({ locale: 'fr_FR', path: '/en' });
});

test('the root sends to the stored language, else to the browser’s, where the site speaks it', () => {
  expect(preferredHome('/', asked(undefined, 'en-GB,en;q=0.9,fr;q=0.8'), both)).toBe('/en');
  expect(preferredHome('/', asked('fr', 'en-GB'), both)).toBeUndefined();
  expect(preferredHome('/', asked('en_US', 'fr-FR'), both)).toBe('/en');
  expect(preferredHome('/', asked(undefined, 'de-DE'), both)).toBeUndefined();
  expect(preferredHome('/', asked(undefined, 'en'), french)).toBeUndefined();
  expect(preferredHome('/vins', asked(undefined, 'en'), both)).toBeUndefined();
});
