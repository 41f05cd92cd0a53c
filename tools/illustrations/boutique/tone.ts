/** Mixing paint: the tones of light and shadow derived from a ground colour. */

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => [parseInt(hex.slice(1, 3), 16), parseInt(hex.slice(3, 5), 16), parseInt(hex.slice(5, 7), 16)];
const print = (rgb: Rgb): string =>
  `#${rgb
    .map((c) =>
      Math.round(Math.max(0, Math.min(255, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `amount` of `b` in `a`, from 0 to 1. */
export function blend(a: string, b: string, amount: number): string {
  const [x, y] = [parse(a), parse(b)];
  return print([x[0] + (y[0] - x[0]) * amount, x[1] + (y[1] - x[1]) * amount, x[2] + (y[2] - x[2]) * amount]);
}

/** Perceived lightness from 0 (black) to 1 (white). */
export const lightness = (hex: string): number => {
  const [r, g, b] = parse(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
};

/** The five paints of a cloth: shadows lean to a warm plum, lights to a warm cream. */
export interface Tones {
  base: string;
  shade: string;
  deep: string;
  light: string;
  glow: string;
}

export function tones(hex: string): Tones {
  const bright = lightness(hex);
  const shadow = bright > 0.75 ? '#7b5f50' : bright > 0.4 ? '#43262c' : '#150d16';
  return {
    base: hex,
    shade: blend(hex, shadow, bright > 0.75 ? 0.34 : 0.36),
    deep: blend(hex, shadow, bright > 0.75 ? 0.62 : 0.64),
    light: blend(hex, '#fff3dc', bright < 0.3 ? 0.22 : 0.36),
    glow: blend(hex, '#fff8ea', bright < 0.3 ? 0.42 : 0.66),
  };
}

/** The house palette. */
export const house = {
  paper: '#f2e9da',
  oat: '#e6d8bf',
  clay: '#dcb7a2',
  blush: '#e8cfc0',
  sage: '#b4bfa3',
  dusk: '#b3c0c6',
  ochre: '#dcb878',
  brown: '#6f4e37',
  accent: '#8a9a7b',
  ink: '#3a2a22',
  wood: '#b98d5f',
  woodDark: '#8a6340',
  brass: '#c2984c',
  cream: '#f8f2e6',
  leaf: '#7d8f72',
  linenBust: '#e3d5bd',
} as const;
