import { inArray, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type FilterType, parseFilter } from '#schemas/list-query.ts';
import { ApiError } from '../http/api-error.ts';

/** A filter of a query string as it was read: its operator and its values. */
export type ReadFilter = { type: FilterType; values: readonly string[] };

/** Reads a filter of a query string by the list conventions; commas part its values. Undefined where nothing is filtered: empty ones are left out. */
export function readFilter(raw: string | undefined): ReadFilter | undefined {
  if (raw === undefined) return undefined;
  const { type, value } = parseFilter(raw);
  const values = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return values.length > 0 ? { type, values } : undefined;
}

const refuse = (key: string): never => {
  throw ApiError.fields([{ key, message: 'field.invalid' }]);
};

/** A filter that is one of several words: equal (a list is "one of") or different (`df:`). Throws ApiError 422 for another operator, or a word that is not `allowed`. */
export function readWords(
  key: string,
  raw: string | undefined,
  allowed?: readonly string[],
): { isDifferent: boolean; values: readonly string[] } | undefined {
  const filter = readFilter(raw);
  if (!filter) return undefined;
  if (allowed && !filter.values.every((value) => allowed.includes(value))) return refuse(key);
  if (filter.type !== 'equal' && filter.type !== 'different') return refuse(key);
  return { isDifferent: filter.type === 'different', values: filter.values };
}

/** The filter of words as a condition on a column. */
export function wordFilter(column: PgColumn, key: string, raw: string | undefined, allowed?: readonly string[]): SQL | undefined {
  const filter = readWords(key, raw, allowed);
  if (!filter) return undefined;
  return filter.isDifferent ? notInArray(column, [...filter.values]) : inArray(column, [...filter.values]);
}

/**
 * Condition for the search of a list: one of the texts contains the typed one, whatever its case and accents. Undefined if nothing was
 * typed.
 */
export function searchFilter(typed: string | undefined, texts: readonly SQLWrapper[]): SQL | undefined {
  const search = typed?.trim();
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  // Each on a line of its own: nothing that can be typed goes over two of them.
  const all = folded(sql`concat_ws(chr(10), ${sql.join([...texts], sql`, `)})`);
  return sql`${all} like ${folded(sql`${pattern}::text`)}`;
}

/** The filter of words as a test. */
export function wordTest(key: string, raw: string | undefined, allowed?: readonly string[]): ((word: string) => boolean) | undefined {
  const filter = readWords(key, raw, allowed);
  if (!filter) return undefined;
  const values = new Set(filter.values);
  return (word) => values.has(word) !== filter.isDifferent;
}

/**
 * The filter of a text as a test: like (`lk:`, contains), equal or different. `normalise` makes of its values what was made of
 * the text. Throws ApiError 422 for another operator.
 */
export function textTest(
  key: string,
  raw: string | undefined,
  normalise: (text: string) => string,
): ((text: string) => boolean) | undefined {
  const filter = readFilter(raw);
  if (!filter) return undefined;
  const values = filter.values.map((value) => normalise(value));
  if (filter.type === 'like') return (text) => values.some((value) => text.includes(value));
  if (filter.type === 'equal') return (text) => values.includes(text);
  return filter.type === 'different' ? (text) => !values.includes(text) : refuse(key);
}

/**
 * The filter of a text as a condition: like (`lk:`, contains), equal or different, whatever its case and accents. Throws ApiError 422 for
 * another operator.
 */
export function textFilter(text: SQLWrapper, key: string, raw: string | undefined): SQL | undefined {
  const filter = readFilter(raw);
  if (!filter) return undefined;
  const values = filter.values.map((value) => folded(sql`${value}::text`));
  const isLike = (value: SQL) => sql`position(${value} in ${folded(text)}) > 0`;
  if (filter.type === 'like') return sql`(${sql.join(values.map(isLike), sql` or `)})`;
  const isOne = sql`${folded(text)} in (${sql.join(values, sql`, `)})`;
  if (filter.type === 'equal') return isOne;
  return filter.type === 'different' ? sql`not (${isOne})` : refuse(key);
}

const most = 1_000_000_000;

/** Whole numbers from one to another, both of them included, but for some in between. */
export type Bounds = { from: number; to: number; except: readonly number[] };

/**
 * The filter of a whole number as what it lets through; several bounds are joined by commas and all hold: `gte:1000,lte:5000`.
 * Throws ApiError 422 for another operator, or what is no number.
 */
export function readBounds(key: string, raw: string | undefined): Bounds | undefined {
  const bounds = (raw ?? '').split(',').flatMap((part) => (part.trim() ? [readBound(key, part.trim())] : []));
  if (bounds.length === 0) return undefined;
  return {
    from: Math.max(...bounds.map(({ from }) => from)),
    to: Math.min(...bounds.map(({ to }) => to)),
    except: bounds.flatMap(({ except }) => except),
  };
}

function readBound(key: string, part: string): Bounds {
  const { type, value } = parseFilter(part);
  const bound = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(Math.abs(bound) <= most)) return refuse(key);
  const all = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER, except: [] };
  switch (type) {
    case 'less':
      return { ...all, to: bound - 1 };
    case 'lessOrEqual':
      return { ...all, to: bound };
    case 'greater':
      return { ...all, from: bound + 1 };
    case 'greaterOrEqual':
      return { ...all, from: bound };
    case 'equal':
      return { ...all, from: bound, to: bound };
    case 'different':
      return { ...all, except: [bound] };
    default:
      return refuse(key);
  }
}

/**
 * A text as people look for it and sort it, whatever its case and accents: `Écharpe` and `echarpe` are one, `œuf` is `oeuf`, both
 * apostrophes are the same. It needs no collation, so that both databases agree.
 */
export const folded = (text: SQLWrapper | string): SQL<string> =>
  sql`lower(regexp_replace(normalize(replace(replace(replace(${text}, '’', ''''), 'œ', 'oe'), 'Œ', 'Oe'), NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** The same of a text in this process. */
export const foldedText = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'Oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Characters between words, as in `search_words` of the migrations. */
const between = /[\s!-/:-@[-`{-\u00bf\u2000-\u206f]+/;
/** Letters of a word that terms of searches hold. */
const wordLength = 60;

/** The words that a person typed, as terms of searches hold them. */
export const searchWords = (typed: string): string[] =>
  foldedText(typed)
    .split(between)
    .filter(Boolean)
    .map((word) => word.slice(0, wordLength));

/** Condition that a column compared byte by byte (`byteText`) begins with a text: a range of the index. */
export const beginsWith = (column: SQLWrapper, text: string): SQL => sql`(${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`})`;

/** Expression for alphabetical order: letter by letter, without accents, punctuation before letters. */
export const alphabetical = (text: SQLWrapper): SQL<string> => sql`${folded(text)} collate "C"`;
