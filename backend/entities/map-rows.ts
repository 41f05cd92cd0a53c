import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import type { Entity, EntityValue } from '#schemas/entities/define-entity.ts';
import { chooseTexts, type Mapping, type NamedColumn, type ReadContext, type Texts, type WriteContext } from './mapping.ts';

/** A table of entries of a site. */
export type EntityTable = PgTable & { idSite: PgColumn };
type Row = Record<string, unknown>;

/** A list within an entry, whose items are rows of a table of their own. `owner`: the column that holds the entry's id; `order`: by which its rows are read. */
export type ItemRows<Items> = {
  table: EntityTable;
  owner: string;
  order?: string;
  /** The column that holds the ids of what items name. */
  named?: NamedColumn;
  write: (items: Items, context: WriteContext) => Row[];
  read: (rows: Row[], context: ReadContext) => Items;
};

/** The number within the site and the texts of other languages stand in rows of every kind alike. */
type Own = 'id' | 'translations';
/** Fields that a column of the same name and type holds. */
type Copied<V, T extends PgTable> = {
  [K in keyof V & keyof T['$inferInsert'] & keyof T['$inferSelect']]: V[K] extends T['$inferInsert'][K] ? K : never;
}[keyof V & keyof T['$inferInsert'] & keyof T['$inferSelect']];

/** A mapping to columns of a table. */
type MappingTo<Value, T extends PgTable> = {
  write: (value: Value, context: WriteContext) => Partial<T['$inferInsert']>;
  read: (row: T['$inferSelect'], context: ReadContext) => Value;
} & Pick<Mapping<Value, never>, 'texts' | 'column' | 'named'>;

/** What is neither copied nor a list has to be named. */
type Mappings<V, T extends PgTable, Lists> = {
  [K in Exclude<keyof V, Own | Copied<V, T> | keyof Lists>]: MappingTo<V[K], T>;
} & { [K in keyof V]?: MappingTo<V[K], T> };

/** How entries of an entity stand in the rows of tables. */
export type EntityRows<Value = Row> = {
  entity: Entity;
  table: EntityTable;
  lists: Readonly<Record<string, ItemRows<unknown>>>;
  /** What every row of the kind has in columns of its own: others in the table are not of the kind. */
  constants: Row;
  /** The column that says all of a field, where one does. */
  columns: ReadonlyMap<string, string>;
  /** Columns with ids of what entries name. */
  named: readonly NamedColumn[];
  /** Gives the content of a field's one column for a value. */
  stored: (field: string, value: unknown, context: WriteContext) => unknown;
  /** The columns of an entry, but its site and number. */
  write: (value: Value, context: WriteContext) => Row;
  /** An entry without its lists, from its row. */
  read: (row: Row, context: ReadContext) => Value;
};

/**
 * Maps an entity to a table: fields are copied to the columns of their names, or mapped. Those with the detail `html` are stored sanitised, in
 * each language. Throws for a field that is neither.
 */
export function mapRows<
  E extends Entity,
  T extends EntityTable,
  Lists extends { [K in keyof EntityValue<E>]?: ItemRows<EntityValue<E>[K]> } = object,
>(
  entity: E,
  table: T,
  mappings: Mappings<EntityValue<E>, T, Lists>,
  { lists = {} as Lists, constants = {} }: { lists?: Lists; constants?: Partial<T['$inferInsert']> } = {},
): EntityRows<EntityValue<E>> {
  const columns = getTableColumns(table);
  const mapped = Object.entries(mappings) as unknown as [field: string, mapping: Mapping<unknown, Row>][];
  const named = new Set([...mapped.map(([field]) => field), ...Object.keys(lists), 'id', 'translations']);
  const fields = Object.keys(entity.value.shape);
  const copied = fields.filter((field) => !named.has(field));
  const lost = copied.find((field) => !(field in columns));
  if (lost) throw new Error(`${entity.kind}: no column and no mapping holds "${lost}"`);
  const html = new Set(
    entity.fields.flatMap(({ path: [field = '', ...more], details }) => (details.html && more.length === 0 ? [field] : [])),
  );
  const clean = (field: string, value: unknown) => (html.has(field) && typeof value === 'string' ? sanitiseHtml(value) : value);
  const ofMappings = new Set(mapped.flatMap(([, { texts }]) => texts?.fields ?? []));
  const isTranslated = fields.includes('translations');

  const writeTexts = (value: Row): Record<string, Texts> => {
    const own = Object.entries(value.translations as Record<string, Texts | undefined>);
    const all = Object.fromEntries(own.map(([locale, texts]) => [locale, cleanTexts(texts ?? {}, clean)]));
    for (const [field, { texts }] of mapped)
      for (const [locale, more] of Object.entries(texts?.write(value[field]) ?? {})) all[locale] = { ...all[locale], ...more };
    return all;
  };
  const readTexts = (translations: object) =>
    ofMappings.size > 0 ? chooseTexts(translations, (field) => !ofMappings.has(field)) : translations;

  return {
    ...{ entity, table, constants: constants as Row, lists: lists as EntityRows['lists'] },
    columns: new Map([
      ...copied.map((field) => [field, field] as const),
      ...mapped.flatMap(([field, { column }]) => (column === undefined ? [] : [[field, column] as const])),
    ]),
    named: mapped.flatMap(([, { named: column }]) => column ?? []),
    stored: (field, value, context) => {
      const mapping = mappings[field as keyof typeof mappings] as Mapping<unknown, Row> | undefined;
      return mapping?.column === undefined ? value : mapping.write(value, context)[mapping.column];
    },
    write: (entry, context) => {
      const value = entry as Row;
      const row: Row = { ...constants };
      for (const field of copied) row[field] = clean(field, value[field]);
      for (const [field, mapping] of mapped) Object.assign(row, mapping.write(value[field], context));
      if (isTranslated) row.translations = writeTexts(value);
      return row;
    },
    read: (row, context) => {
      const value: Row = fields.includes('id') ? { id: row.id } : {};
      for (const field of copied) value[field] = row[field];
      for (const [field, mapping] of mapped) value[field] = mapping.read(row, context);
      if (isTranslated) value.translations = readTexts(row.translations as object);
      return value as EntityValue<E>;
    },
  };
}

const cleanTexts = (texts: Texts, clean: (field: string, text: unknown) => unknown): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, clean(field, text)]));
