import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { SitemapPart } from '#schemas/sitemap.ts';
import { onOneEngine } from '../databases.ts';
import { fullSite } from './full-site.ts';
import { openSite } from './open-site.ts';

onOneEngine('the addresses that search engines may list', (db) => {
  it('are those of products, of years of wines, and of what is published, with pictures and dates', async () => {
    const { get, call } = await openSite(db(), fullSite);
    const { parts, addresses } = await get<SitemapPart>('/sitemap/1');
    expect(parts).toBe(1);
    const paths = addresses.map(({ path }) => path.replace(/\d+(?=\/\d{4}$|$)/, '1'));
    expect(paths).toEqual(expect.arrayContaining(['/wines/clos-haut/1', '/wines/clos-haut/1/2021', '/wines/clos-haut/1/2022']));
    expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length);
    expect(addresses.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(0);
    expect((await call('GET', '/sitemap/2')).status).toBe(404);
    expect((await call('GET', '/sitemap/0')).status).toBe(422);
  });

  it('come in parts of 5,000, each once, however many there are', async () => {
    const { get, idSite } = await openSite(db());
    const first = await get<SitemapPart>('/sitemap/1');
    await db().execute(sql`
      insert into blog_articles (id_site, slug, title, excerpt, meta_description, html, reading_minutes, author, alt, published_at)
      select ${idSite}, 'article-' || n, 'A', '', '', '', 1, '', '', '2026-01-01' from generate_series(1, 10500) as n`);
    await db().execute(sql`update blog_articles set published_at = '2999-01-01' where id_site = ${idSite} and slug = 'article-7'`);
    const parts = await Promise.all([1, 2, 3].map((part) => get<SitemapPart>(`/sitemap/${part}`)));
    expect(parts.map(({ parts: count, addresses }) => [count, addresses.length])).toEqual([
      [3, 5000],
      [3, 5000],
      [3, first.addresses.length + 10_499 - 10_000],
    ]);
    const all = parts.flatMap(({ addresses }) => addresses);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(all.some(({ path }) => path.startsWith('/blog/article-7/'))).toBe(false);
    expect(all.at(-1)?.updatedAt ?? '2026-01-01T00:00:00Z').toBe('2026-01-01T00:00:00Z');
    expect(parts[0]?.sections).toContain('blog');
  });
});
