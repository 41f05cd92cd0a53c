import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A text as people look for it and sort it, whatever its case and accents: `Écharpe` and `echarpe` are one, `œuf` is `oeuf`, both
 * apostrophes are the same. It needs no collation, so that both databases agree.
 */
export const folded = (text: SQLWrapper | string): SQL<string> =>
  sql`lower(regexp_replace(normalize(replace(replace(replace(${text}, '’', ''''), 'œ', 'oe'), 'Œ', 'Oe'), NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** What a list is sorted by to stand in alphabetical order: letter by letter, accents left out, punctuation before letters. */
export const alphabetical = (text: SQLWrapper): SQL<string> => sql`${folded(text)} collate "C"`;
