import { describe, expect, it, test } from 'vitest';
import { localPath } from '#client/local-path.ts';
import type { Language, SiteInfo } from '#schemas/site.ts';
import { acceptedLanguages } from '#web/routing/accepted-languages.ts';
import { localeOf, preferredAddress } from '#web/routing/locale-of.ts';
import type { Route } from '#web/routing/routes.ts';
import { rootRoute } from '#web/site/found-page.ts';

const language = (code: 'fr_FR' | 'en_US') => ({ code, isValid: true }) as Language;
const speaks = { languages: [language('fr_FR'), language('en_US')], defaultLang: 'fr_FR' };
/** The site under each strategy, with and without a language for others. */
const sites = {
  'except default': speaks,
  'except default, else English': { ...speaks, fallbackLang: 'en' as const },
  all: { ...speaks, prefixesDefault: true },
  'all, else English': { ...speaks, prefixesDefault: true, fallbackLang: 'en' as const },
};

/** Strategy, stored language, the browser's languages, path → the address that the visitor is sent to; null: the page as asked. */
const combinations: readonly [keyof typeof sites, string | undefined, string, string, string | null][] = [
  ['except default', undefined, '', '/', null],
  ['except default', undefined, 'fr-FR,fr;q=0.9', '/', null],
  ['except default', undefined, 'en-GB,en;q=0.9,fr;q=0.8', '/', '/en'],
  ['except default', undefined, 'de,fr;q=0.3,en;q=0.9', '/', '/en'],
  ['except default', undefined, 'de,en;q=0.3,fr;q=0.9', '/', null],
  ['except default', undefined, 'en;q=0,fr;q=0.1', '/', null],
  ['except default', undefined, 'de', '/', null],
  ['except default', 'fr', 'en', '/', null],
  ['except default', 'en', 'fr', '/', '/en'],
  ['except default', 'de', 'en', '/', '/en'],
  ['except default', undefined, 'en', '/vins', null],
  ['except default', 'en', 'en', '/en/vins', null],
  ['except default, else English', undefined, '', '/', '/en'],
  ['except default, else English', undefined, 'de', '/', '/en'],
  ['except default, else English', undefined, 'de,fr;q=0.1', '/', null],
  ['except default, else English', 'fr', 'de', '/', null],
  ['except default, else English', 'de', 'de', '/', '/en'],
  ['except default, else English', undefined, 'en;q=0', '/', '/en'],
  ['except default, else English', undefined, 'de', '/vins', null],
  ['except default, else English', undefined, 'de', '/en', null],
  ['all', undefined, '', '/', '/fr'],
  ['all', undefined, 'fr', '/', '/fr'],
  ['all', undefined, 'en-US', '/', '/en'],
  ['all', undefined, 'de', '/', '/fr'],
  ['all', 'en', 'fr', '/', '/en'],
  ['all', 'fr', 'en', '/', '/fr'],
  ['all', undefined, 'de,fr;q=0.3,en;q=0.9', '/vins', '/en/vins'],
  ['all', undefined, 'fr', '/vins', '/fr/vins'],
  ['all', 'en', 'fr', '/vins/rouges', '/en/vins/rouges'],
  ['all', 'en', 'en', '/fr', null],
  ['all', 'en', 'en', '/fr/vins', null],
  ['all', undefined, 'fr', '/en/vins', null],
  ['all', undefined, 'de', '/de/vins', '/fr/de/vins'],
  ['all, else English', undefined, '', '/', '/en'],
  ['all, else English', undefined, 'de', '/', '/en'],
  ['all, else English', undefined, 'de', '/vins', '/en/vins'],
  ['all, else English', undefined, 'fr;q=0.2', '/vins', '/fr/vins'],
  ['all, else English', 'fr', 'de', '/vins', '/fr/vins'],
  ['all, else English', 'de', '', '/vins', '/en/vins'],
  ['all, else English', undefined, 'de', '/fr/vins', null],
];

describe('the language of a visitor', () => {
  it('is tried in 40 combinations', () => expect(combinations).toHaveLength(40));

  it.each(combinations)('of a site that prefixes %s: cookie %s, browser "%s", path %s → %s', (strategy, cookie, accepted, path, to) => {
    const request = { cookies: { get: () => (cookie ? { value: cookie } : undefined) }, headers: { get: () => accepted } };
    expect(preferredAddress(path, request, sites[strategy]) ?? null).toBe(to);
  });
});

test('languages of a browser are read by their weight, then by their place', () => {
  expect(acceptedLanguages('de,fr;q=0.3,en-GB;q=0.9')).toEqual(['de', 'en', 'fr']);
  expect(acceptedLanguages('fr;q=0.5, en ;q=0.5')).toEqual(['fr', 'en']);
  expect(acceptedLanguages('fr;q=0, en;q=x, fil')).toEqual(['fil']);
  expect(acceptedLanguages(null)).toEqual([]);
});

test('where every language is prefixed, addresses of the own one are written and read with it', () => {
  const site = sites.all;
  expect(localPath({ site, lang: 'fr' }, '/cart')).toBe('/fr/cart');
  expect(localPath({ site, lang: 'fr' }, '/')).toBe('/fr');
  expect(localeOf('/fr/cart', site)).toEqual({ locale: 'fr_FR', path: '/cart' });
  expect(localeOf('/en', site)).toEqual({ locale: 'en_US', path: '/' });
});

describe('the root', () => {
  const page: Route = { kind: 'page', id: 1, isFiltered: false };
  const siteWith = (root: SiteInfo['root'], site: object = speaks) => ({ ...site, root }) as SiteInfo;

  it('is a page itself unless the owner names another', () => {
    expect(rootRoute(page, siteWith({ page: '', status: 302 }), 'fr')).toBe(page);
    expect(rootRoute(page, siteWith({ page: '/', status: 302 }), 'fr')).toBe(page);
  });

  it('leads to the page that the owner names, with her status, in the language of the address', () => {
    const root = { page: '/boutique', status: 301 };
    expect(rootRoute(page, siteWith(root), 'fr')).toMatchObject({ to: '/boutique', status: 301 });
    expect(rootRoute(page, siteWith(root), 'en')).toMatchObject({ to: '/en/boutique' });
    expect(rootRoute(page, siteWith(root, sites.all), 'fr')).toMatchObject({ to: '/fr/boutique' });
  });

  it('leads where the link of the home page does with the same status, 302 by default', () => {
    const link: Route = { kind: 'redirect', to: '/vins', isPermanent: false };
    expect(rootRoute(link, siteWith(undefined), 'fr')).toEqual({ ...link, status: 302 });
    expect(rootRoute(link, siteWith({ page: '', status: 308 }), 'fr')).toEqual({ ...link, status: 308 });
  });

  it.each(['/?a=1', '/#a', '/en', '/en?a=1'])('does not lead to itself: %s', (to) => {
    expect(rootRoute(page, siteWith({ page: to, status: 302 }), 'fr')).toBe(page);
    expect(rootRoute(page, siteWith({ page: to, status: 302 }), 'en')).toBe(page);
  });

  it('leads to no other site', () => {
    expect(rootRoute(page, siteWith({ page: 'https://elsewhere.example', status: 302 }), 'fr')).toBe(page);
  });
});
