import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { readFeed } from './feed-reader.ts';
import { get, shop } from './request.ts';
import { readSitemap } from './sitemap-reader.ts';

test('the sitemap lists pages and products at absolute addresses, each a page that may be indexed, with its pictures', async () => {
  const answer = await get('/sitemap.xml');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const { urls } = readSitemap(await answer.text());
  const addresses = urls.map(({ loc }) => loc);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address.startsWith(`${shop}/`)).toBe(true);
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', '/nos-vetements', '/sale-terms']));
  expect(paths.filter((path) => /^\/(cart|account|auth|order|password|admin|api|newsletter|products\/search)(\/|$)/.test(path))).toEqual(
    [],
  );
  const products = urls.filter(({ loc }) => new URL(loc).pathname.startsWith('/products/'));
  expect(products.length).toBeGreaterThan(20);
  expect(products.filter(({ images }) => images.length === 0)).toEqual([]);
  expect(urls.some(({ loc, lastmod }) => loc.includes('/blog/') && /^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(lastmod))).toBe(true);
  // Every page of the tree, and every tenth of what it lists besides.
  for (const { loc } of urls.filter((_, index) => index < 20 || index % 10 === 0)) {
    const page = await get(loc, { redirect: 'manual' });
    const html = await page.text();
    expect([loc, page.status, /<meta name="robots" content="noindex"/.test(html)]).toEqual([loc, 200, false]);
    expect(html).toContain(`rel="canonical" href="${loc.replace(/\/$/, '')}`);
  }
  const picture = await get(products[0]?.images[0] ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('robots.txt names the sitemap and keeps crawlers from what is a person’s own and from listings that a query makes', async () => {
  const text = await (await get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${shop}/sitemap.xml`);
  const rules = text.split('\n').flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice('Disallow: '.length)] : []));
  /** As RFC 9309 reads a rule: `*` is anything, `$` the end. */
  const isRefused = (path: string) =>
    rules.some((rule) => new RegExp(`^${rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path));
  for (const path of [
    '/cart',
    '/cart/payment',
    '/account',
    '/account/orders/12',
    '/auth',
    '/auth?next=/cart',
    '/order/success',
    '/order/follow',
    '/wishlist',
    '/alerts/7-abc',
    '/password/reset/ask',
  ])
    expect([path, isRefused(path)]).toEqual([path, true]);
  for (const path of [
    '/products/search',
    '/products/search?search=robe',
    '/nos-vetements?size=38',
    '/nos-vetements?a=b&size=38',
    '/?preview=1',
    '/admin',
  ])
    expect([path, isRefused(path)]).toEqual([path, true]);
  for (const path of [
    '/',
    '/nos-vetements',
    '/nos-vetements?page=2',
    '/cartes-cadeaux',
    '/authentique',
    '/products/robe/1',
    '/media/a/b-1280.jpg',
    '/_next/static/a.js',
  ])
    expect([path, isRefused(path)]).toEqual([path, false]);
});

test('the second page of a listing is indexed under its own address and title; a filtered listing is not indexed', async () => {
  const second = await (await get('/nos-vetements?page=2')).text();
  expect(second).toContain(`rel="canonical" href="${shop}/nos-vetements?page=2"`);
  expect(second).toMatch(/<title>[^<]*, page 2/);
  expect(second).not.toContain('content="noindex"');
  expect(await (await get('/nos-vetements?size=38')).text()).toContain('content="noindex"');
});

test('an address in capitals leads to the page', async () => {
  const answer = await get('/NOS-VETEMENTS?page=2', { redirect: 'manual' });
  expect([answer.status, new URL(answer.headers.get('location') ?? '', shop).href]).toEqual([308, `${shop}/nos-vetements?page=2`]);
});

test.each([
  ['/blog.rss', '/blog/', 'fr-fr'],
  ['/news.rss', '/', 'fr-fr'],
  ['/en/blog.rss', '/en/blog/', 'en-us'],
  ['/en/news.rss', '/en/', 'en-us'],
])('the feed %s is RSS 2.0 at absolute addresses of its language, the newest first, each a page', async (path, below, language) => {
  const origin = path.startsWith('/en/') ? inject('estate') : shop;
  const answer = await get(origin + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const { version, channel, items } = readFeed(await answer.text());
  expect([version, channel.language, channel.self]).toEqual(['2.0', language, origin + path]);
  const page = await (await get(channel.link ?? '', { redirect: 'manual' })).text();
  expect(page).toMatch(new RegExp(`<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="${path}"`));
  expect(items.length).toBeGreaterThan(1);
  const dates = items.map(({ pubDate = '' }) => Date.parse(pubDate));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
  /** Whether the first page of the news shows each piece: older ones stand on later pages of it. */
  const shown: boolean[] = [];
  for (const { title, description, link = '', guid } of items) {
    expect([title !== '', description !== '', guid, link.startsWith(origin + below)]).toEqual([true, true, link, true]);
    const [address = '', anchor] = link.split('#');
    const read = await get(address, { redirect: 'manual' });
    const html = await read.text();
    expect([link, read.status]).toEqual([link, 200]);
    if (anchor) shown.push(html.includes(`id="${anchor}"`));
    else expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${new URL(link).pathname}"`));
  }
  if (shown.length > 0) expect(shown).toContain(true);
});

test('the web manifest of a page is in its language, and its icons are PNG of the size that it says', async () => {
  const estate = inject('estate');
  for (const [page, start] of [
    [`${shop}/`, '/'],
    [`${estate}/en`, '/en'],
  ] as const) {
    const html = await (await get(page)).text();
    const path = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await get(new URL(path, page).href);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = (await answer.json()) as { start_url: string; icons: { src: string; sizes: string; purpose: string }[] };
    expect([manifest.start_url, (await get(new URL(manifest.start_url, page).href, { redirect: 'manual' })).status]).toEqual([start, 200]);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src, sizes } of manifest.icons) {
      const icon = await get(new URL(src, page).href);
      const { width, height, format } = await sharp(await icon.arrayBuffer()).metadata();
      expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes]);
    }
  }
});

test('feeds and manifests of languages that the site lacks are not found', async () => {
  for (const path of ['/de/blog.rss', '/fr/blog.rss', '/de/manifest.webmanifest'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('what other programs read is kept by browsers and caches for an hour, and a sitemap there is not is 404', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/blog.rss', '/manifest.webmanifest']) {
    const answer = await get(path);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await get(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })).status).toBe(304);
  }
  for (const path of ['/sitemap/2.xml', '/sitemap/0.xml', '/sitemap/x.xml']) expect((await get(path)).status).toBe(404);
});
