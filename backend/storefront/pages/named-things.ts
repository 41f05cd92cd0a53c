import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { intArray } from '#backend/entities/table-columns.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { alphabetical, searchFilter } from '#backend/platform/database/list-filter.ts';
import { currentInventory, findProductsNamed } from '#backend/storefront/search/index.ts';
import { type ContentKind, contentPath, productPath } from '#domain/addresses.ts';
import { eventRoute } from '#schemas/event-route.ts';
import type { NamedKind, NamedThing, NamedThings } from '#schemas/named-thing.ts';

type Reader = { db: Database; idSite: number; now: Date };
type Query = { nbItem: number; page: number; search?: string | undefined; name?: string | undefined };

const Row = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  isShown: z.boolean(),
  detail: z.enum(['WINE', 'BOX', 'OTHER']).nullable(),
  hash: z.string().nullable(),
  picture: z.string().nullable(),
  total: z.int(),
});
type Row = z.infer<typeof Row>;
const Read = z.object({ rows: z.array(Row) });

/** Documents name these by their number as well. */
const numbered: ReadonlySet<NamedKind> = new Set(['form', 'popup']);

/**
 * Products, tags, forms … of a site by their titles, a page of them, for one to be chosen: those too that shoppers do not see.
 * Texts are in the site's own language.
 */
export async function listNamedThings({ db, idSite, now }: Reader, kind: NamedKind, query: Query): Promise<NamedThings> {
  const { nbItem, page, search, name } = query;
  if (kind === 'product' && name === undefined) return listProductsNamed({ db, idSite, now }, query);
  const filter = name === undefined ? (searchFilter(search, [sql`title`, sql`name`]) ?? sql`true`) : named(kind, name);
  const order = sql`${alphabetical(sql`title`)}, name`;
  const answer = await db.execute(sql`
    select listed.*, media.hash, media.name as picture
    from (
      select things.*, (count(*) over ())::int as total from (${thingsOf(kind, idSite, now)}) as things
      where ${filter} order by ${order} limit ${nbItem} offset ${(page - 1) * nbItem}
    ) as listed
    left join media on media.id_site = ${idSite} and media.id = listed.id_media
    order by ${alphabetical(sql`listed.title`)}, listed.name`);
  const { rows } = Read.parse(answer);
  // As the document writes it: by its number what it names by its number.
  const items = rows.map((row) => ({ ...toThing(kind, row), ...(name !== undefined && { name }) }));
  return { total: rows[0]?.total ?? 0, items };
}

/** Products are too many to be looked through: which are on the page is known in memory. */
async function listProductsNamed({ db, idSite, now }: Reader, query: Query): Promise<NamedThings> {
  const { total, ids } = findProductsNamed(await currentInventory(db, idSite), query);
  const { rows } = Read.parse(
    await db.execute(sql`
      select things.*, 0 as total, media.hash, media.name as picture
      from (${thingsOf('product', idSite, now)}) as things
      left join media on media.id_site = ${idSite} and media.id = things.id_media
      where things.id = any(${intArray(ids)})`),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { total, items: ids.flatMap((id) => byId.get(id) ?? []).map((row) => toThing('product', row)) };
}

const named = (kind: NamedKind, name: string): SQL =>
  numbered.has(kind) ? sql`(name = ${name} or id::text = ${name})` : sql`name = ${name}`;

/** Everything of a kind: id, name, title, "isShown", detail, id_media. */
function thingsOf(kind: NamedKind, idSite: number, now: Date): SQL {
  const isPublished = sql`published_at <= ${now.toISOString()}::timestamptz`;
  switch (kind) {
    case 'product':
      return sql`select id, slug as name, name as title, is_valid as "isShown", type as detail,
        (select p.id_media from product_images p where p.id_site = products.id_site and p.id_product = products.id
          order by p.position, p.id limit 1) as id_media
        from products where id_site = ${idSite}`;
    case 'page':
      return sql`select id, key as name, title, is_valid as "isShown", null as detail, null::int as id_media
        from pages where id_site = ${idSite}`;
    case 'tag':
      return plain('tags', sql`coalesce(nullif(label, ''), slug)`, sql`true`, sql`null::int`);
    case 'form':
      return plain('forms', sql`title`, sql`true`, sql`null::int`);
    case 'popup':
      return plain('popups', sql`title`, sql`true`, sql`id_media`);
    case 'article':
      return plain('blog_articles', sql`title`, isPublished, sql`id_media`);
    case 'blog-folder':
      return plain('blog_folders', sql.raw('blog_folders.name'), sql`true`, sql`id_media`);
    case 'service':
      return plain('services', sql`title`, sql`true`, sql`id_media`);
    case 'album':
      return plain(
        'albums',
        sql`title`,
        isPublished,
        sql`(select a.id_media from album_pictures a where a.id_site = albums.id_site and a.id_album = albums.id order by a.position limit 1)`,
      );
    case 'event':
      return sql`select id, slug as name, title, is_shown as "isShown", null as detail,
        (select e.id_media from element_pictures e where e.id_site = elements.id_site and e.id_element = elements.id
          order by e.position limit 1) as id_media
        from elements where id_site = ${idSite} and route = ${eventRoute}`;
    case 'service-tag':
      return sql`select 0 as id, tag as name, tag as title, true as "isShown", null as detail, null::int as id_media
        from service_tags where id_site = ${idSite} group by tag`;
    case 'element-list':
      return sql`select 0 as id, route as name, route as title, bool_or(is_shown) as "isShown", null as detail, null::int as id_media
        from elements where id_site = ${idSite} group by route`;
  }

  function plain(table: string, title: SQL, isShown: SQL, idMedia: SQL): SQL {
    return sql`select id, slug as name, ${title} as title, ${isShown} as "isShown", null as detail, ${idMedia} as id_media
      from ${sql.raw(table)} where id_site = ${idSite}`;
  }
}

function toThing(kind: NamedKind, { id, name, title, isShown, detail, hash, picture }: Row): NamedThing {
  return { name, title, isShown, url: urlOf(kind, { id, slug: name, detail }), picture: hash && picture && `/media/${hash}/${picture}` };
}

const sheetOf: Readonly<Partial<Record<NamedKind, ContentKind>>> = {
  article: 'blog-article',
  'blog-folder': 'blog-folder',
  album: 'album-sheet',
  service: 'service-sheet',
  event: 'event-sheet',
};

function urlOf(kind: NamedKind, { id, slug, detail }: { id: number; slug: string; detail: Row['detail'] }): string | null {
  if (kind === 'product') return productPath(detail ?? 'OTHER', slug, id);
  const sheet = sheetOf[kind];
  return sheet ? contentPath(sheet, { id, slug }) : null;
}
