import { expect, inject, test } from 'vitest';
import { walkLinks } from './link-walk.ts';
import { shop } from './request.ts';
import { readSitemap } from './sitemap-reader.ts';

/** Links that lead elsewhere on purpose: the choice of a language, which the server stores. */
const deliberate = [/[?&]lang=[a-z]{2}(&|$)/];

test.each([
  ['boutique', shop, ['fr']],
  ['estate', inject('estate'), ['fr', 'en']],
] as const)(
  'every link, picture and feed of the %s answers 200 at its own address in each language',
  async (_, origin, langs) => {
    const sitemap = readSitemap(await (await fetch(`${origin}/sitemap.xml`)).text());
    const listed = sitemap.urls.map(({ loc }) => new URL(loc).pathname);
    const { pages, files, faults } = await walkLinks({
      origin,
      deliberate,
      starts: ['/robots.txt', '/sitemap.xml', '/favicon.ico', ...listed],
    });
    expect(faults).toEqual([]);
    for (const lang of langs.slice(1)) expect(pages.filter((path) => path.startsWith(`/${lang}/`)).length).toBeGreaterThan(20);
    expect(pages.length).toBeGreaterThan(50);
    expect(files.length).toBeGreaterThan(100);
  },
  300_000,
);
