import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { products, variations } from '#backend/tables/catalogue.ts';
import { elements } from '#backend/tables/events.ts';
import { forms } from '#backend/tables/forms.ts';
import { popups } from '#backend/tables/popups.ts';
import { albums, blogArticles, blogFolders, services } from '#backend/tables/publishing.ts';
import { media, pages } from '#backend/tables/site.ts';
import { tags } from '#backend/tables/site-presentation.ts';
import type { Names } from '#domain/entities/fault.ts';
import { namesIn } from '#domain/entities/named-fields.ts';
import type { Entity } from '#schemas/entities/define-entity.ts';
import type { NameKind } from '#schemas/entities/field.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import { eventRoute } from '#schemas/event-route.ts';
import type { EntityTable } from './map-fields.ts';
import type { ReadContext, WriteContext } from './mapping.ts';
import { readProductNames } from './product-names.ts';

type NamedTable = { table: EntityTable & { id: PgColumn }; name: PgColumn };

/** Tables whose rows have an id and a name. What has a name alone (tags of services, lists of elements) is no row of its own. */
const namedTables: Readonly<Partial<Record<NameKind, NamedTable>>> = {
  picture: { table: media, name: media.name },
  page: { table: pages, name: pages.key },
  product: { table: products, name: products.slug },
  tag: { table: tags, name: tags.slug },
  form: { table: forms, name: forms.slug },
  popup: { table: popups, name: popups.slug },
  album: { table: albums, name: albums.slug },
  article: { table: blogArticles, name: blogArticles.slug },
  'blog folder': { table: blogFolders, name: blogFolders.slug },
  service: { table: services, name: services.slug },
  event: { table: elements, name: elements.slug },
  variation: { table: variations, name: variations.key },
};

function ofKind(kind: NameKind, idSite: number): SQL | undefined {
  if (kind === 'event') return and(eq(elements.idSite, idSite), eq(elements.route, eventRoute));
  // The others are kept for the orders that name them.
  return kind === 'product' ? eq(products.isEntry, true) : undefined;
}

/** Reads the names of rows by their ids. */
export async function readNames(
  db: Database,
  idSite: number,
  wanted: readonly { kind: NameKind; ids: readonly unknown[] }[],
): Promise<ReadContext['names']> {
  const names: Partial<Record<NameKind, Map<number, string>>> = {};
  for (const [kind, asked] of Map.groupBy(wanted, (each) => each.kind)) {
    const ids = [...new Set(asked.flatMap((each) => each.ids).filter((id) => typeof id === 'number'))];
    const rows = await readRows(db, kind, idSite, { ids });
    names[kind] = new Map(rows.map(({ id, name }) => [id, name]));
  }
  return names;
}

/** Ids of what entries name, and whether the site has a name; true of kinds that have no table. */
export type KnownNames = { ids: WriteContext['ids'] } & Pick<Names, 'has'> & Partial<Names>;

/** Reads the ids of all that some entries name. */
export async function readNamed(db: Database, idSite: number, entity: Entity, entries: readonly unknown[]): Promise<KnownNames> {
  const ids: Partial<Record<NameKind, Map<string, number>>> = {};
  const wanted = Map.groupBy(
    entries.flatMap((entry) => namesIn(entity, entry)),
    ({ kind }) => kind,
  );
  for (const [kind, found] of wanted) {
    if (!namedTables[kind]) continue;
    const rows = await readRows(db, kind, idSite, { names: [...new Set(found.map(({ name }) => name))] });
    ids[kind] = new Map(rows.map(({ id, name }) => [name, id]));
  }
  const folderAbove = entity.kind === 'blog folder' && (await readFoldersAbove(db, idSite));
  const ofProducts = entity.kind === 'product' && (await readProductNames(db, idSite, entries as readonly ProductEntry[]));
  return {
    ...{ ids, has: (kind, name) => (namedTables[kind] ? (ids[kind]?.has(name) ?? false) : true) },
    ...(folderAbove && { folderAbove }),
    ...ofProducts,
  };
}

/** Reads which folder of the blog stands in which. */
async function readFoldersAbove(db: Database, idSite: number): Promise<(slug: string) => string | null> {
  const folders = await db
    .select({ id: blogFolders.id, slug: blogFolders.slug, idParent: blogFolders.idParent })
    .from(blogFolders)
    .where(eq(blogFolders.idSite, idSite));
  const byId = new Map(folders.map((folder) => [folder.id, folder.slug]));
  const above = new Map(folders.map(({ slug, idParent }) => [slug, idParent === null ? null : (byId.get(idParent) ?? null)]));
  return (slug) => above.get(slug) ?? null;
}

type Asked = { ids: readonly number[] } | { names: readonly string[] };

async function readRows(db: Database, kind: NameKind, idSite: number, asked: Asked): Promise<{ id: number; name: string }[]> {
  const named = namedTables[kind];
  const values = 'ids' in asked ? asked.ids : asked.names;
  if (!named || values.length === 0) return [];
  const { table, name } = named;
  return db
    .select({ id: sql<number>`${table.id}`, name: sql<string>`${name}` })
    .from(table)
    .where(and(eq(table.idSite, idSite), ofKind(kind, idSite), inArray('ids' in asked ? table.id : name, [...values])));
}

/** Reads the ids of things by their names; those that are not there are left out. */
export async function readIds(
  db: Database,
  idSite: number,
  kind: NameKind,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(db, kind, idSite, { names });
  return new Map(rows.map(({ id, name }) => [name, id]));
}
