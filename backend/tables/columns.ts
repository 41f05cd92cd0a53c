import { type SQL, sql } from 'drizzle-orm';
import { customType, integer, jsonb, type PgColumn, timestamp } from 'drizzle-orm/pg-core';
import type { Translations } from '#schemas/translation.ts';

/** A moment in UTC (timestamptz), read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The moment the row was written. */
export const createdAt = () => moment('created_at').notNull().default(sql`now()`);

/** An amount in integer cents of the site's currency, or of the order's. */
export const cents = (name: string) => integer(name);

/** A text that is compared byte by byte, so that an index finds what begins alike (`beginsWith`). */
export const byteText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Texts of a row in the site's other languages; read with `localised`. */
export const translations = <T>() => jsonb('translations').$type<Translations<T>>().notNull().default({});

/** A row with its texts in a language: those that have none stay in the site's own. */
export function localised<T extends object, Row extends T & { translations: Translations<T> }>(
  row: Row,
  locale: string,
): Omit<Row, 'translations'> {
  const { translations, ...own } = row;
  return { ...own, ...translations[locale as keyof Translations<T>] };
}

/** The title of a row in a language, as an expression: the site's own where the language has none. */
export const localisedTitle = (row: { title: PgColumn; translations: PgColumn }, locale: string): SQL<string> =>
  sql`coalesce(${row.translations} -> ${locale}::text ->> 'title', ${row.title})`;
