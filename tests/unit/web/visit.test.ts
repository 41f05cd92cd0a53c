import { afterEach, expect, test, vi } from 'vitest';
import { countVisit, visitOf } from '#web/routing/visit.ts';

const asked = (address: string, method = 'GET', headers: Record<string, string> = {}) => ({
  method,
  nextUrl: new URL(address, 'http://shop.test'),
  headers: new Headers(headers),
});
afterEach(() => vi.unstubAllGlobals());

test('a query parameter named from counts a visit, then the page is loaded without the query string', () => {
  expect(visitOf(asked('/nos-vetements?from=newsletter&size=38'))).toEqual({ source: 'newsletter', to: '/nos-vetements' });
  expect(visitOf(asked('/nos-vetements?size=38'))).toBeUndefined();
});

test('only loading a page counts, and only what says where it comes from', () => {
  expect(visitOf(asked('/?from=newsletter', 'HEAD'))).toEqual({ source: undefined, to: '/' });
  expect(visitOf(asked('/?from='))).toEqual({ source: undefined, to: '/' });
  expect(visitOf(asked('/?from=newsletter', 'GET', { 'x-nextjs-data': '1' }))).toEqual({ source: undefined, to: '/' });
});

test('the API is told where the visit comes from, for whom it asks, and of which site', async () => {
  const fetching = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetching);
  await countVisit('été/../x', '198.51.100.1, 203.0.113.7');
  const [url, init] = fetching.mock.calls[0] ?? [];
  expect(String(url)).toMatch(/\/site\/visit\/%C3%A9t%C3%A9%2F\.\.%2Fx$/);
  expect(init?.headers).toEqual({ idSite: '89', 'x-forwarded-for': '198.51.100.1, 203.0.113.7' });
});

test('a visit that cannot be counted stops nobody', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  await expect(countVisit('x', '203.0.113.7')).resolves.toBeUndefined();
});
