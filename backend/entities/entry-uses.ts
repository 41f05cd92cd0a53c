import { and, arrayContains, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { products } from '#backend/tables/catalogue.ts';
import { productTags } from '#backend/tables/site-presentation.ts';
import { type EntryUse, maxEntryUses } from '#schemas/entities/entry.ts';
import { allEntityRows } from './entity-rows.ts';
import { readIds } from './entry-names.ts';
import type { EntryRef } from './entry-versions.ts';
import type { EntityRows } from './map-rows.ts';
import { columnOf, isActive, ofKind } from './table-columns.ts';

/** Reads the rows that name an entry: entries of every entity, and products by their tags. At most `maxEntryUses` of each kind. */
export async function readEntryUses(db: Database, { rows, idSite, key }: EntryRef): Promise<EntryUse[]> {
  const { kind } = rows.entity;
  const uses = kind === 'tag' ? await usesByProducts(db, idSite, key) : [];
  for (const other of allEntityRows) {
    const naming = await namingConditions(db, other, { kind, idSite, key });
    if (naming.length > 0) uses.push(...(await readUses(db, other, idSite, sql`(${sql.join(naming, sql` or `)})`)));
  }
  return uses;
}

type Named = { kind: string; idSite: number; key: string };

/** The conditions on rows of an entity under which one of its fields names an entry. */
async function namingConditions(db: Database, { entity, table, columns, named }: EntityRows, { kind, idSite, key }: Named): Promise<SQL[]> {
  const conditions: SQL[] = [];
  for (const { path, details } of entity.fields) {
    const [field = '', ...more] = path;
    const name = columns.get(field);
    if (details.refers !== kind || name === undefined || more.some((step) => step !== '*')) continue;
    const column = columnOf(table, name);
    if (named.some((one) => one.column === name)) {
      const ids = [...(await readIds(db, idSite, details.refers, [key])).values()];
      if (ids.length > 0) conditions.push(inArray(column, ids));
    } else conditions.push(more.length > 0 ? arrayContains(column, [key]) : eq(column, key));
  }
  return conditions;
}

async function readUses(db: Database, rows: EntityRows, idSite: number, naming: SQL): Promise<EntryUse[]> {
  const { entity, table, columns } = rows;
  const isOn = isActive(rows);
  const key = columnOf(table, entity.key);
  const titled = ['title', 'label', 'name'].find((field) => columns.has(field));
  const found = await db
    .select({ name: sql<string>`${key}`, title: sql<string>`${titled ? columnOf(table, titled) : key}` })
    .from(table)
    .where(and(ofKind(rows, idSite), isOn, naming))
    .orderBy(asc(key))
    .limit(maxEntryUses);
  return found.map((use) => ({ kind: entity.kind, ...use }));
}

async function usesByProducts(db: Database, idSite: number, slug: string): Promise<EntryUse[]> {
  const ids = [...(await readIds(db, idSite, 'tag', [slug])).values(), 0];
  const found = await db
    .select({ name: products.slug, title: products.name })
    .from(productTags)
    .innerJoin(products, and(eq(products.idSite, productTags.idSite), eq(products.id, productTags.idProduct)))
    .where(and(eq(productTags.idSite, idSite), inArray(productTags.idTag, ids)))
    .orderBy(asc(products.slug))
    .limit(maxEntryUses);
  return found.map((use) => ({ kind: 'product', ...use }));
}
