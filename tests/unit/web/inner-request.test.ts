import { beforeEach, expect, test, vi } from 'vitest';
import type { PageNode } from '#schemas/page.ts';
import type { SiteInfo } from '#schemas/site.ts';
import { innerRequest } from '#web/cache/inner-request.ts';
import { readRoute, routeHeader } from '#web/routing/routes.ts';
import { type CurrentSite, currentSite } from '#web/site/current-site.ts';

vi.mock('#web/site/current-site.ts', () => ({ currentSite: vi.fn() }));

const language = (code: string) => ({ code, isValid: true });
const node = (id: number, url: string, type: string) => ({ id, url, type, isValid: true, children: [] }) as unknown as PageNode;
const site = (info: Partial<SiteInfo> = {}): CurrentSite => ({
  info: {
    version: 7,
    isECommerce: true,
    isBuilding: false,
    languages: [language('fr_FR'), language('en_US')],
    defaultLang: 'fr',
    ...info,
  } as SiteInfo,
  tree: async () => [node(1, '/', 'home'), node(3, '/robes', 'category')],
  movedTo: async (path) => (path === '/anciennes-robes' ? '/robes' : undefined),
  policy: async () => "default-src 'self'",
});

beforeEach(() => vi.mocked(currentSite).mockResolvedValue(site()));

const inner = (url: string, headers: Record<string, string> = {}) => innerRequest({ url, headers }, 5);

test('a page is asked for where Next makes it: at the version of the site, in its language, with what stands there', async () => {
  const found = await inner('/en/robes?page=2', { 'accept-language': 'en' });
  expect(found?.asked.url).toBe('/site/7/en_US/robes?page=2');
  expect(found?.asked.headers['accept-language']).toBe('en');
  expect(readRoute(found?.asked.headers[routeHeader])).toEqual({ kind: 'page', id: 3, isFiltered: false, listPage: 2 });
  expect(currentSite).toHaveBeenCalledWith(5);
});

test.each([
  ['/', '/site/7/fr_FR', 'page'],
  ['/products/robe/1', '/site/7/fr_FR/products/robe/1', 'product'],
  ['/nulle-part', '/site/7/fr_FR/nulle-part', 'not-found'],
  ['/../site/1/fr_FR/robes', '/site/7/fr_FR/site/1/fr_FR/robes', 'not-found'],
  ['/%2e%2e/admin', '/site/7/fr_FR/admin', 'not-found'],
])('%s is %s inside', async (url, address, kind) => {
  const found = await inner(url);
  expect([found?.asked.url, readRoute(found?.asked.headers[routeHeader])?.kind]).toEqual([address, kind]);
});

test('its answer has the headers of safety that every page has', async () => {
  expect((await inner('/robes'))?.answerHeaders).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
  });
  expect((await inner('/robes'))?.answerHeaders).not.toHaveProperty('x-robots-tag');
});

test('a site that is being built is not indexed', async () => {
  vi.mocked(currentSite).mockResolvedValue(site({ isBuilding: true }));
  expect((await inner('/robes'))?.answerHeaders['x-robots-tag']).toBe('noindex');
});

test.each([
  ['data for the browser, whose answer says where the page was found', '/_next/data/build/robes.json', {}],
  ['the home page of somebody who prefers another language', '/', { 'accept-language': 'en' }],
  ['an address that a page had', '/anciennes-robes', {}],
])('the proxy answers %s', async (_, url, headers) => {
  expect(await inner(url, headers)).toBeUndefined();
});

test('the proxy leads away from what a site without a shop does not have', async () => {
  vi.mocked(currentSite).mockResolvedValue(site({ isECommerce: false }));
  expect(await inner('/cart')).toBeUndefined();
});
