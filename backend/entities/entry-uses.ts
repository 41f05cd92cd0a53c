import { and, arrayContains, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { products } from '#backend/tables/catalogue.ts';
import { boxContents } from '#backend/tables/catalogue-details.ts';
import { carriers, relayPoints } from '#backend/tables/shipping.ts';
import { type EntryUse, maxEntryUses } from '#schemas/entities/entry.ts';
import type { NameKind } from '#schemas/entities/field.ts';
import { allEntityRows } from './entity-rows.ts';
import { readIds } from './entry-names.ts';
import type { EntryRef } from './entry-versions.ts';
import type { EntityRows } from './map-rows.ts';
import { columnOf, isActive, isAmong, keyColumn, ofKind } from './table-columns.ts';

/** Reads the rows that name an entry: entries of every entity, boxes, and relay points by their carrier. At most `maxEntryUses` of each kind. */
export async function readEntryUses(db: Database, { rows, idSite, key }: EntryRef): Promise<EntryUse[]> {
  const { kind } = rows.entity;
  if (kind === 'carrier') return usesByRelayPoints(db, idSite, key);
  const ids = [...(await readIds(db, idSite, kind as NameKind, [key])).values()];
  const uses: EntryUse[] = kind === 'product' ? await usesByBoxes(db, idSite, ids) : [];
  for (const other of allEntityRows) {
    const conditions = [...fieldConditions(other, { kind, key, ids }), ...listConditions(db, other, { kind, idSite, ids })];
    if (conditions.length > 0) uses.push(...(await readUses(db, other, idSite, sql`(${sql.join(conditions, sql` or `)})`)));
  }
  return uses;
}

/** Conditions on rows of an entity under which one of its fields names an entry. */
function fieldConditions(
  { entity, table, columns, named }: EntityRows,
  { kind, key, ids }: { kind: string; key: string; ids: readonly number[] },
): SQL[] {
  return entity.fields.flatMap(({ path, details }) => {
    const [field = '', ...more] = path;
    const name = columns.get(field);
    if (details.refers !== kind || name === undefined || more.some((step) => step !== '*')) return [];
    const column = columnOf(table, name);
    if (named.some((one) => one.column === name)) return [isAmong(column, ids)];
    return [more.length > 0 ? arrayContains(column, [key]) : eq(column, key)];
  });
}

/** Conditions under which an item of one of its lists does. */
function listConditions(
  db: Database,
  { table, lists }: EntityRows,
  { kind, idSite, ids }: { kind: string; idSite: number; ids: readonly number[] },
): SQL[] {
  return Object.values(lists).flatMap((list) =>
    (list.named ?? [])
      .filter((one) => one.kind === kind)
      .map(({ column }) => {
        const items = db
          .select({ owner: columnOf(list.table, list.owner) })
          .from(list.table)
          .where(and(eq(list.table.idSite, idSite), isAmong(columnOf(list.table, column), ids)));
        return inArray(columnOf(table, 'id'), items);
      }),
  );
}

async function readUses(db: Database, rows: EntityRows, idSite: number, condition: SQL): Promise<EntryUse[]> {
  const { entity, table, columns } = rows;
  const key = keyColumn(rows);
  const titled = ['title', 'label', 'name'].find((field) => columns.has(field));
  const found = await db
    .select({ name: key, title: sql<string>`${titled ? columnOf(table, titled) : key}` })
    .from(table)
    .where(and(ofKind(rows, idSite), isActive(rows), condition))
    .orderBy(asc(key))
    .limit(maxEntryUses);
  return found.map((use) => ({ kind: entity.kind, ...use }));
}

/** Boxes that hold a product. */
async function usesByBoxes(db: Database, idSite: number, ids: readonly number[]): Promise<EntryUse[]> {
  const found = await db
    .selectDistinct({ name: products.slug, title: products.name })
    .from(boxContents)
    .innerJoin(products, and(eq(products.idSite, boxContents.idSite), eq(products.id, boxContents.idBox)))
    .where(and(eq(boxContents.idSite, idSite), isAmong(boxContents.idProduct, ids), eq(products.isEntry, true)))
    .orderBy(asc(products.slug))
    .limit(maxEntryUses);
  return found.map((use) => ({ kind: 'product', ...use }));
}

async function usesByRelayPoints(db: Database, idSite: number, name: string): Promise<EntryUse[]> {
  const found = await db
    .select({ name: relayPoints.id, title: relayPoints.name })
    .from(relayPoints)
    .innerJoin(carriers, and(eq(carriers.idSite, relayPoints.idSite), eq(carriers.id, relayPoints.idCarrier)))
    .where(and(eq(relayPoints.idSite, idSite), eq(carriers.name, name)))
    .orderBy(asc(relayPoints.id))
    .limit(maxEntryUses);
  return found.map((use) => ({ kind: 'relay point', ...use }));
}
