import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { listFieldsWithDetails } from '#schemas/entities/field.ts';
import { chooseTexts, type Mapping, type NamedColumn, type ReadContext, type Texts, type WriteContext } from './mapping.ts';

export type Row = Record<string, unknown>;
/** A table of entries of a site. */
export type EntityTable = PgTable & { idSite: PgColumn };

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

/** Mappings of fields. A field must be named that is neither copied nor stored elsewhere. */
export type Mappings<V, T extends PgTable, Elsewhere> = {
  [K in Exclude<keyof V, Own | Copied<V, T> | Elsewhere>]: MappingTo<V[K], T>;
} & { [K in keyof V]?: MappingTo<V[K], T> };

/** Storage of the fields of an object in columns of a row. */
export type MappedFields = {
  /** The column that says all of a field, where one does. */
  columns: ReadonlyMap<string, string>;
  /** Columns with ids of what the fields name. */
  named: readonly NamedColumn[];
  /** Gives the content of a field's one column for a value. */
  stored: (field: string, value: unknown, context: WriteContext) => unknown;
  write: (value: Row, context: WriteContext) => Row;
  read: (row: Row, context: ReadContext) => Row;
};

/**
 * Maps the fields of an object to columns of a table: they are copied to the columns of their names, or mapped. Those with the detail
 * `html` are stored sanitised, in each language. Throws for a field that is neither; `elsewhere` names those that are stored in another way.
 */
export function mapFields(name: string, schema: z.ZodObject, table: PgTable, mappings: object, elsewhere: readonly string[]): MappedFields {
  const columns = getTableColumns(table);
  const mapped = Object.entries(mappings) as unknown as [field: string, mapping: Mapping<unknown, Row>][];
  const named = new Set([...mapped.map(([field]) => field), ...elsewhere, 'id', 'translations']);
  const fields = Object.keys(schema.shape);
  const copied = fields.filter((field) => !named.has(field));
  const lost = copied.find((field) => !(field in columns));
  if (lost) throw new Error(`${name}: no column and no mapping holds "${lost}"`);
  const detailed = listFieldsWithDetails(schema);
  const html = new Set(detailed.flatMap(({ path: [field = '', ...more], details }) => (details.html && more.length === 0 ? [field] : [])));
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
    columns: new Map([
      ...copied.map((field) => [field, field] as const),
      ...mapped.flatMap(([field, { column }]) => (column === undefined ? [] : [[field, column] as const])),
    ]),
    named: mapped.flatMap(([, { named: column }]) => column ?? []),
    stored: (field, value, context) => {
      const mapping = mapped.find(([name]) => name === field)?.[1];
      return mapping?.column === undefined ? value : mapping.write(value, context)[mapping.column];
    },
    write: (value, context) => {
      const row: Row = {};
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
      return value;
    },
  };
}

const cleanTexts = (texts: Texts, clean: (field: string, text: unknown) => unknown): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, clean(field, text)]));
