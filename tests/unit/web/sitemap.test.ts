import { expect, test } from 'vitest';
import { robotsTxt } from '#web/crawlers/robots.ts';
import { sitemapIndexXml, sitemapXml } from '#web/crawlers/sitemap.ts';
import { readSitemap } from '../../http/sitemap-reader.ts';

const origin = 'https://shop.example';
const site = { origin, defaultLang: 'fr', langs: ['fr', 'en'] as const };
const picture = '/media/0123456789abcdef0123456789abcdef/robe';

test('an address stands once in each language, with its counterparts, its date and its pictures', () => {
  const xml = sitemapXml(site, [{ path: '/blog/a/1', updatedAt: '2026-05-01T10:00:00Z', pictures: [picture] }]);
  const images = [`${origin}${picture}-1280.jpg`];
  const alternates = [
    { hreflang: 'fr', href: `${origin}/blog/a/1` },
    { hreflang: 'en', href: `${origin}/en/blog/a/1` },
  ];
  expect(readSitemap(xml).urls).toEqual([
    { loc: `${origin}/blog/a/1`, lastmod: '2026-05-01T10:00:00Z', images, alternates },
    { loc: `${origin}/en/blog/a/1`, lastmod: '2026-05-01T10:00:00Z', images, alternates },
  ]);
});

test('what XML and addresses cannot hold is written so that the same address is read', () => {
  const { urls } = readSitemap(sitemapXml({ ...site, langs: ['fr'] }, [{ path: '/été & "co"/<b>/%C3%A9', updatedAt: null, pictures: [] }]));
  expect(urls.map(({ loc, lastmod, alternates }) => [loc, lastmod, alternates])).toEqual([
    [`${origin}/%C3%A9t%C3%A9%20&%20%22co%22/%3Cb%3E/%C3%A9`, '', []],
  ]);
});

test('an index names its sitemaps', () => {
  expect(readSitemap(sitemapIndexXml(site, ['/sitemap/pages.xml', '/sitemap/1.xml'])).sitemaps).toEqual([
    `${origin}/sitemap/pages.xml`,
    `${origin}/sitemap/1.xml`,
  ]);
});

test('a site that is being built is closed to search engines', () => {
  expect(robotsTxt(site, { isBuilding: true })).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsTxt(site, { isBuilding: false })).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
