/**
 * A text as searches see it: lower case, without accents, tags and punctuation (`Robe d’été <b>fleurie</b>` → `robe d ete fleurie`).
 * The application does this, not the database, whose extension for it is not everywhere.
 */
export function searchTextOf(...texts: readonly (string | null)[]): string {
  return texts
    .filter((text) => text !== null)
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
