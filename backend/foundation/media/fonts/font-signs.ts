/**
 * Signs that the pages' own languages are written with: Latin letters of western Europe, punctuation, currencies, arrows. The first
 * file of a font has them; what else it has stands in a second one, fetched by a page that has a letter of it.
 */
export const basicSigns = 'U+0000-00FF,U+0131,U+0152-0153,U+0178,U+02BB-036F,U+2000-22FF';
/**
 * Letters of a font package's second Latin file. Its few signs beside letters are left to the system's fonts: no page fetches a
 * file for a single dagger.
 */
export const furtherLetters = 'U+0100-0130,U+0132-0151,U+0154-0177,U+0179-02BA,U+1D00-1EFF,U+2C60-2C7F,U+A720-A7FF';

type Range = readonly [from: number, to: number];

/** A CSS `unicode-range` as pairs of numbers. */
const rangesOf = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** Signs of a font in two parts: the basic ones, and the others. */
export function partSigns(signs: readonly number[]): { basic: number[]; further: number[] } {
  const ranges = rangesOf(basicSigns);
  const isBasic = (sign: number) => ranges.some(([from, to]) => sign >= from && sign <= to);
  return { basic: signs.filter(isBasic), further: signs.filter((sign) => !isBasic(sign)) };
}

/** The shortest CSS `unicode-range` of signs: neighbours as one range. */
export function unicodeRangeOf(signs: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const sign of signs.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && sign <= last[1] + 1) last[1] = sign;
    else ranges.push([sign, sign]);
  }
  const hex = (sign: number) => sign.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
