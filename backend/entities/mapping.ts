import { addDays } from '#domain/days.ts';
import { dateIn, instantIn } from '#domain/time-zones.ts';
import type { NameKind } from '#schemas/entities/field.ts';
import type { Translations } from '#schemas/translation.ts';

type Site = { idSite: number; timeZone: string };
/** Data of the site for writing entries: its time zone, the moment of the writing, and the ids of the entries that they name. */
export type WriteContext = Site & {
  now?: Date;
  ids: Partial<Record<NameKind, ReadonlyMap<string, number>>>;
  /** True of a folder, which says what others count as well, such as the stock. Without it that stays as it is counted. */
  hasCounts?: boolean;
};
/** Data of the site for reading entries: the names of the rows that they refer to. */
export type ReadContext = Site & { names: Partial<Record<NameKind, ReadonlyMap<number, string>>> };

/** Texts of something in one language, by field. */
export type Texts = Readonly<Record<string, unknown>>;

/** Mapping of a field of an entry to columns of its row, and to the row's texts in other languages. */
export type Mapping<Value, Columns> = {
  write: (value: Value, context: WriteContext) => Columns;
  read: (row: Columns, context: ReadContext) => Value;
  /** Texts that the value has itself in other languages, by locale: they stand among those of the row, under `fields`, which are not the entry's. */
  texts?: { write: (value: Value) => Readonly<Record<string, Texts | undefined>>; fields: readonly string[] };
  /** The one column that says all of the field, by which a list is filtered and sorted. */
  column?: string;
  /** The column that holds the id of what the field names. */
  named?: NamedColumn;
};

/** A column with ids of things that entries name. */
export type NamedColumn = { column: string; kind: NameKind };

/** One column of a mapping. */
const one = <Column extends string, T>(column: Column, value: T) => ({ [column]: value }) as Record<Column, T>;

/** A moment in UTC, written as a day where it is the day's beginning. */
export const moment = <Column extends string>(column: Column): Mapping<string, Record<Column, Date>> => ({
  column,
  write: (value) => one(column, new Date(value)),
  read: (row) => dayOrMoment(row[column]),
});

/** The same where there may be none. */
export const optionalMoment = <Column extends string>(column: Column): Mapping<string | null, Record<Column, Date | null>> => ({
  column,
  write: (value) => one(column, value === null ? null : new Date(value)),
  read: (row) => row[column] && dayOrMoment(row[column]),
});

/**
 * A day of the site's time zone, or a moment that begins none; null for no bound. `laterDays`: how many days after the one that is
 * written the bound stands: 1 for the end of a last day.
 */
export function dayOfSite<Column extends string>(column: Column, laterDays: 0 | 1): Mapping<string | null, Record<Column, Date | null>> {
  const midnight = (timeZone: string, date: string) => instantIn(timeZone, date, '00:00');
  return {
    column,
    write: (value, { timeZone }) => {
      if (value === null) return one(column, null);
      return one(column, value.includes('T') ? new Date(value) : midnight(timeZone, addDays(value, laterDays)));
    },
    read: ({ [column]: stored }, { timeZone }) => {
      if (!stored) return null;
      const date = dateIn(timeZone, stored);
      return midnight(timeZone, date).getTime() === stored.getTime() ? addDays(date, -laterDays) : stored.toISOString();
    },
  };
}

/** Something that the site has by name, and the row by id; null for nothing. */
export const reference = <Column extends string>(
  column: Column,
  kind: NameKind,
): Mapping<string | null, Record<Column, number | null>> => ({
  ...{ column, named: { column, kind } },
  write: (name, { ids }) => one(column, name === null ? null : need(ids[kind], name)),
  read: ({ [column]: id }, { names }) => (id === null ? null : need(names[kind], id)),
});

type Picture = { name: string; alt: string; translations: Translations<{ alt: string }> };
type PictureColumns = { idMedia: number | null; alt: string };

/**
 * A picture, or none, with its text. Its text in other languages stands among those of the row; with `isEntryText` an entry has it
 * among its own as well, and is read that way.
 */
export const picture = ({ isEntryText = false } = {}): Mapping<Picture | null, PictureColumns> => ({
  named: { column: 'idMedia', kind: 'picture' },
  write: (value, { ids }) => ({ idMedia: value && need(ids.picture, value.name), alt: value?.alt ?? '' }),
  read: ({ idMedia, alt, ...row }, { names }) => {
    if (idMedia === null) return null;
    const all = (row as { translations?: object }).translations ?? {};
    return { name: need(names.picture, idMedia), alt, translations: isEntryText ? {} : chooseTexts(all, (field) => field === 'alt') };
  },
  texts: { write: (value) => value?.translations ?? {}, fields: isEntryText ? [] : ['alt'] },
});

/** A moment as a folder of files tells it: the day, where it is a day's beginning (UTC). */
export function dayOrMoment(stored: Date): string {
  const text = stored.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}

/** Returns an entry that a check or a foreign key guarantees. Throws if it is missing. */
export function need<Key, T>(index: ReadonlyMap<Key, T> | undefined, key: Key): T {
  const found = index?.get(key);
  if (found === undefined) throw new Error(`"${String(key)}" is not there`);
  return found;
}

/** Translations with some of their fields; a language that has none of them is left out. */
export function chooseTexts(translations: object, isChosen: (field: string) => boolean): Record<string, Texts> {
  const entries = Object.entries(translations as Record<string, Texts | undefined>).flatMap(([locale, texts]) => {
    const chosen = Object.entries(texts ?? {}).filter(([field]) => isChosen(field));
    return chosen.length > 0 ? [[locale, Object.fromEntries(chosen)]] : [];
  });
  return Object.fromEntries(entries);
}
