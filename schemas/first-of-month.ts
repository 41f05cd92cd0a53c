import type { Lang } from './site.ts';

/**
 * A date in words with its day as French writes it: the first of a month is an ordinal (« mardi 1er décembre »), the other days are
 * not. `Intl` knows no such thing.
 */
export const withOrdinal = (date: string, lang: Lang): string => (lang === 'fr' ? date.replace(/(?<!\S)1(?=\s\p{L}{3})/u, '1er') : date);
