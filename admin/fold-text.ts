/** A text as it is searched in: lower case without accents, `É` as `e`, an apostrophe as a space. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’']/g, ' ')
    .toLowerCase();

/** Returns whether a text contains every word of a search. @param folded the text, by `foldText` */
export const containsWords = (folded: string, search: string): boolean =>
  foldText(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
