import { expect, test } from 'vitest';
import type { Language } from '#schemas/site.ts';
import { languageChoice, localeOf, preferredAddress } from '#web/routing/locale-of.ts';

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
  expect(preferredAddress('/', asked(undefined, 'en-GB,en;q=0.9,fr;q=0.8'), both)).toBe('/en');
  expect(preferredAddress('/', asked('fr', 'en-GB'), both)).toBeUndefined();
  expect(preferredAddress('/', asked('en_US', 'fr-FR'), both)).toBe('/en');
  expect(preferredAddress('/', asked(undefined, 'de-DE'), both)).toBeUndefined();
  expect(preferredAddress('/', asked(undefined, 'en'), french)).toBeUndefined();
  expect(preferredAddress('/vins', asked(undefined, 'en'), both)).toBeUndefined();
});

const origin = { host: 'www.domaine.example', isSecure: true, scope: 'parent' } as const;
const chosen = (address: string, site = both) => languageChoice(new URL(address, 'http://shop.test'), site, origin);

test('choosing a language sets the language cookie for 365 days, then the page is loaded without the query', () => {
  expect(chosen('/en/vins?lang=en')).toEqual({
    to: '/en/vins',
    setCookie: 'lang=en; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Domain=domaine.example; Secure',
  });
  expect(chosen('/vins?colour=rouge&lang=fr')).toMatchObject({ to: '/vins?colour=rouge', setCookie: expect.stringMatching(/^lang=fr; /) });
});

test('a language that the site does not speak is not kept', () => {
  expect(chosen('/vins?lang=de')).toEqual({ to: '/vins', setCookie: undefined });
  expect(chosen('/?lang=en', french)).toEqual({ to: '/', setCookie: undefined });
  expect(chosen('/en/vins')).toBeUndefined();
});

test('who chose the site’s own language stays in it at the root, whatever the browser prefers', () => {
  const { setCookie = '' } = chosen('/?lang=fr') ?? {};
  const kept = /^lang=(\w+);/.exec(setCookie)?.[1];
  expect(preferredAddress('/', asked(kept, 'en-GB'), both)).toBeUndefined();
});
