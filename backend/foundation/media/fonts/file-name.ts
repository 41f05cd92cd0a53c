import type { FontFile } from '#schemas/site.ts';

/** Weights by the words that font files are named with (specification 2-site-settings, section 9), and by other usual ones. */
const weights: readonly (readonly [word: string, weight: number])[] = [
  ['thin', 100],
  ['hairline', 100],
  ['extralight', 200],
  ['ultralight', 200],
  ['light', 300],
  ['regular', 400],
  ['medium', 500],
  ['semibold', 600],
  ['demibold', 600],
  ['bold', 700],
  ['extrabold', 800],
  ['ultrabold', 800],
  ['black', 900],
  ['heavy', 900],
];

/**
 * Weight and style of a font by the name of its file; 400 and upright where the name does not say. The word that ends last
 * counts, of those the longest: `Highlight-Bold` is bold, `Extra-Light` is not light. A name that says "variable" or "wght" has
 * all weights.
 * @example readFontName('Inter-SemiBoldItalic.woff2') // { weight: '600', style: 'italic' }
 */
export function readFontName(fileName: string): Pick<FontFile, 'weight' | 'style'> {
  const name = fileName.toLowerCase().replace(/\.[a-z0-9]+$/, '');
  const style = /italic|oblique/.test(name) ? 'italic' : 'normal';
  if (/variable|wght/.test(name)) return { weight: '100 900', style };
  const letters = name.replace(/[^a-z0-9]+/g, '');
  const [best] = weights
    .map(([word, weight]) => ({ word, weight, at: letters.lastIndexOf(word) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => other.at + other.word.length - (one.at + one.word.length) || other.word.length - one.word.length);
  if (best) return { weight: String(best.weight), style };
  return { weight: /(?<!\d)[1-9]00(?!\d)/.exec(name)?.[0] ?? '400', style };
}

/** A file name as it may stand in an address: small letters, digits and hyphens, without an extension. */
export function safeFontName(fileName: string): string {
  const name = fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name.slice(0, 60) || 'font';
}
