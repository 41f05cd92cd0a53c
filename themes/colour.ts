/** Arithmetic on colours written `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. All but `flatten` leave transparency out. */

type Channels = readonly [red: number, green: number, blue: number];

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
export const isHexColour = (text: string): boolean => hex.test(text);

function channels(colour: string): Channels {
  const wide = widen(colour);
  const part = (start: number) => Number.parseInt(wide.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
}

/** The digits of a colour, two a channel. */
function widen(colour: string): string {
  const digits = colour.slice(1);
  return digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
}

const toHex = (values: readonly number[]) => `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** `amount` (0 to 1) of the second colour in the first. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  return toHex(channels(from).map((value, index) => value + ((target[index] ?? value) - value) * amount));
}

/** A colour laid over another, as an opaque one: what is seen of a transparent ground or text. */
export function flatten(colour: string, under: string): string {
  const alpha = colour && widen(colour).slice(6);
  return alpha === '' ? colour : mix(under, colour, Number.parseInt(alpha, 16) / 255);
}

/** The channels as shares of light, 0 to 1. */
export function toLinear(colour: string): Channels {
  const light = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channels(colour);
  return [light(red), light(green), light(blue)];
}

/** The colour of shares of light. */
export const fromLinear = (light: Channels): string =>
  toHex(
    light.map((part) => {
      const share = Math.min(Math.max(part, 0), 1);
      return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
    }),
  );

function luminance(colour: string): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours as WCAG 2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

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
