import { useMode as addMode, formatHex, interpolate, modeLrgb, modeRgb, parseHex, type Rgb, wcagContrast } from 'culori/fn';

/** Arithmetic on colours written `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, by culori. All but `flatten` leave transparency out. */

export const convertToRgb = addMode(modeRgb);
addMode(modeLrgb);

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
export const isHexColour = (text: string): boolean => hex.test(text);

/** Parses a hex colour. @throws Error for any other text */
export function parseColour(colour: string): Rgb {
  const parsed = parseHex(colour);
  if (!parsed) throw new Error(`"${colour}" is not a hex colour`);
  return parsed;
}

/** Parses a hex colour without its transparency. */
function parseOpaque(colour: string): Rgb {
  const { mode, r, g, b } = parseColour(colour);
  return { mode, r, g, b };
}

/** Mixes `amount` (0 to 1) of the second colour into the first. */
export const mix = (from: string, to: string, amount: number): string =>
  formatHex(interpolate([parseOpaque(from), parseOpaque(to)], 'rgb')(amount));

/** Lays a colour over another, as an opaque one: what is seen of a transparent ground or text. */
export function flatten(colour: string, under: string): string {
  const alpha = colour === '' ? undefined : parseColour(colour).alpha;
  return alpha === undefined ? colour : mix(under, colour, alpha);
}

/** Contrast ratio of two colours as WCAG 2 defines it, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(parseOpaque(one), parseOpaque(other));

/** The lowest contrast of a colour on any of the grounds. */
export const worst = (colour: string, grounds: readonly string[]) => Math.min(...grounds.map((ground) => contrast(colour, ground)));

/**
 * The colour nearest to `wanted` that can be read on every ground: it is moved towards black or white in steps until the
 * contrast is `ratio` (4.5 is WCAG AA for text). Where no colour suits all grounds, the first one decides.
 */
export function readable(wanted: string, grounds: readonly string[], ratio = 4.5): string {
  const pole = worst('#000000', grounds) >= worst('#ffffff', grounds) ? '#000000' : '#ffffff';
  for (let amount = 0; amount < 1; amount += 0.04) {
    const colour = mix(wanted, pole, amount);
    if (worst(colour, grounds) >= ratio) return colour;
  }
  const first = grounds.slice(0, 1);
  return worst(pole, grounds) >= ratio || grounds.length <= 1 ? pole : readable(wanted, first, ratio);
}

/** The first of some colours that reads on every ground; where none does, the first one moved until it does. */
export function readableOf(wanted: readonly [string, ...string[]], grounds: readonly string[]): string {
  return wanted.find((colour) => worst(colour, grounds) >= 4.5) ?? readable(wanted[0], grounds);
}

/** True when black reads better on it than white. */
export const isLight = (colour: string): boolean => contrast(colour, '#000000') >= contrast(colour, '#ffffff');

/**
 * A ground that yields: moved towards `first` until the pole that reads best on `first`, black or white, reads on it as well.
 * So there is always one colour of text for both.
 */
export function compatible(ground: string, first: string, ratio = 4.5): string {
  const pole = isLight(first) ? '#000000' : '#ffffff';
  for (let amount = 0; amount < 1; amount += 0.04) {
    const colour = mix(ground, first, amount);
    if (contrast(pole, colour) >= ratio) return colour;
  }
  return first;
}
