import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { contentPath, productPath } from '#domain/addresses.ts';
import { eventRoute } from '#schemas/event-route.ts';
import { type SitemapAddress, type SitemapPart, sitemapPartSize } from '#schemas/sitemap.ts';

const Kind = z.enum(['product', 'vintage', 'article', 'folder', 'album', 'service', 'event']);
const Counted = z.object({ rows: z.array(z.object({ kind: Kind, total: z.int() })) });
const Row = z.object({
  kind: Kind,
  id: z.int(),
  slug: z.string(),
  /** Type of a product; year of a vintage. */
  detail: z.string(),
  updated_at: z.string().nullable(),
  pictures: z.array(z.string()).nullable(),
});
const Read = z.object({ rows: z.array(Row) });
type Site = { id: number; isECommerce: boolean };

/** Most pictures that are told of one address. */
const maxPictures = 10;

/**
 * The addresses of a site's products and publications that search engines may list, a part of them, always in the same order. A wine that
 * is sold in several years has an address for each besides. Throws ApiError 404 for a part there is not.
 */
export async function listAddresses(db: Database, site: Site, { part, now }: { part: number; now: Date }): Promise<SitemapPart> {
  const all = everyAddress(site, now);
  const counted = Counted.parse(await db.execute(sql`select kind, count(*)::int as total from (${all}) as addresses group by kind`));
  const totals = new Map(counted.rows.map(({ kind, total }) => [kind, total]));
  const total = [...totals.values()].reduce((sum, count) => sum + count, 0);
  const parts = Math.max(1, Math.ceil(total / sitemapPartSize));
  if (part > parts) throw new ApiError(404, 'error.not-found');
  const read = await db.execute(sql`
    select addresses.*, ${picturesOf(site.id)} as pictures
    from (${all} order by rank, id, detail limit ${sitemapPartSize} offset ${(part - 1) * sitemapPartSize}) as addresses
    order by rank, id, detail`);
  const sections = (['article', 'album', 'service'] as const).filter((kind) => totals.has(kind)).map((kind) => sectionOf[kind]);
  return { parts, sections, addresses: Read.parse(read).rows.map(toAddress) };
}

const sectionOf = { article: 'blog', album: 'albums', service: 'services' } as const;

/** A moment as text, the same from both engines. */
const iso = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Every address as a row; `rank` keeps the kinds apart. What is not published yet, or hidden, is none. */
function everyAddress({ id, isECommerce }: Site, now: Date): SQL {
  const shownNow = sql`published_at <= ${now.toISOString()}::timestamptz`;
  return sql`
    select 1 as rank, 'product' as kind, id, slug, type as detail, null as updated_at, null::int as id_media
      from products where id_site = ${id} and is_valid and ${isECommerce}
    union all
    select 2, 'vintage', p.id, p.slug, d.year::text, null, null
      from products p join declinations d on d.id_site = p.id_site and d.id_product = p.id and d.is_valid and d.year is not null
      where p.id_site = ${id} and p.is_valid and p.type = 'WINE' and ${isECommerce}
        and (select count(distinct year) from declinations where id_site = p.id_site and id_product = p.id and is_valid) > 1
      group by p.id, p.slug, d.year
    union all
    select 3, 'article', id, slug, '', ${iso(sql`coalesce(updated_at, published_at)`)}, id_media
      from blog_articles where id_site = ${id} and ${shownNow}
    union all
    select 4, 'folder', id, slug, '', null, id_media from blog_folders where id_site = ${id}
    union all
    select 5, 'album', id, slug, '', ${iso(sql`published_at`)}, null from albums where id_site = ${id} and ${shownNow}
    union all
    select 6, 'service', id, slug, '', null, id_media from services where id_site = ${id}
    union all
    select 7, 'event', id, slug, '', null, null
      from elements where id_site = ${id} and route = ${eventRoute} and is_shown and starts_at is not null`;
}

/** The pictures of a row of addresses, in their order. */
const picturesOf = (idSite: number): SQL => sql`(
  select json_agg('/media/' || m.hash || '/' || m.name order by places.position) from (
    select id_media, position from product_images
      where addresses.kind = 'product' and id_site = ${idSite} and id_product = addresses.id
    union all
    select id_media, position from album_pictures where addresses.kind = 'album' and id_site = ${idSite} and id_album = addresses.id
    union all
    select id_media, position from element_pictures where addresses.kind = 'event' and id_site = ${idSite} and id_element = addresses.id
    union all
    select addresses.id_media, 0
    order by position limit ${maxPictures}
  ) as places join media m on m.id_site = ${idSite} and m.id = places.id_media)`;

const toAddress = ({ updated_at: updatedAt, pictures, ...row }: z.infer<typeof Row>): SitemapAddress => ({
  path: pathOf(row),
  updatedAt,
  pictures: [...new Set(pictures ?? [])],
});

const sheetOf = {
  article: 'blog-article',
  folder: 'blog-folder',
  album: 'album-sheet',
  service: 'service-sheet',
  event: 'event-sheet',
} as const;

function pathOf({ kind, id, slug, detail }: Pick<z.infer<typeof Row>, 'kind' | 'id' | 'slug' | 'detail'>): string {
  switch (kind) {
    case 'product':
      return productPath(detail === 'WINE' || detail === 'BOX' ? detail : 'OTHER', slug, id);
    case 'vintage':
      return `${productPath('WINE', slug, id)}/${detail}`;
    default:
      return contentPath(sheetOf[kind], { slug, id });
  }
}
