import type { Font, FontFamily, FontFile, FontMetrics } from '#schemas/site.ts';
import measured from './font-metrics.json';

/** The fonts of the ready looks as their npm packages hold them; `main.ts` serves their files under `/fonts`. */

/** Metrics of each font from `measureFont`, so that a story has the same height before its font is loaded. */
const metricsOf: Readonly<Partial<Record<string, FontMetrics>>> = measured;

const file = (name: string, weight: string, style: FontFile['style'] = 'normal'): FontFile => ({
  ...{
    url: `/fonts/${name}-${style}.woff2`,
    weight,
    style,
    unicodeRange: null,
    metrics: metricsOf[name.split('-latin-')[0] ?? ''] ?? null,
  },
});

/** A variable font: one file a style. */
const variable = (family: string, weights: string, { italic = true, axis = 'wght' } = {}): FontFamily => {
  const name = `${slugOf(family)}-latin-${axis}`;
  return { family, isOwn: false, files: [file(name, weights), ...(italic ? [file(name, weights, 'italic')] : [])] };
};
/** One file a weight. */
const fixed = (family: string, weights: readonly number[], italics: readonly number[] = []): FontFamily => {
  const name = (weight: number) => `${slugOf(family)}-latin-${weight}`;
  const upright = weights.map((weight) => file(name(weight), String(weight)));
  return { family, isOwn: false, files: [...upright, ...italics.map((weight) => file(name(weight), String(weight), 'italic'))] };
};
const slugOf = (family: string) => family.toLowerCase().replaceAll(' ', '-');

const fraunces = variable('Fraunces', '100 900', { axis: 'full' });
const alegreya = fixed('Alegreya Sans', [400, 500, 700], [400]);
const smallCaps = fixed('Alegreya Sans SC', [500]);

export const families: readonly FontFamily[] = [
  fraunces,
  alegreya,
  smallCaps,
  variable('Bricolage Grotesque', '200 800', { italic: false }),
  variable('DM Sans', '100 1000'),
  fixed('DM Serif Display', [400], [400]),
  variable('EB Garamond', '400 800'),
  variable('Josefin Sans', '100 700'),
  variable('Libre Franklin', '100 900'),
  variable('Lora', '400 700'),
  variable('Outfit', '100 900', { italic: false }),
  variable('Playfair Display', '400 900'),
  variable('Source Sans 3', '200 900'),
];

const role = (type: Font['type'], { family, files }: FontFamily, name = family): Font => ({
  ...{ type, family: name, files, color: null, size: null, weight: null, style: 'normal' },
});

/** Fonts of the sample boutique, unless a preset names others. */
export const boutiqueFonts: readonly Font[] = [
  role('TITLE', fraunces, 'Fraunces Variable'),
  role('CONTENT', alegreya),
  role('MENU', smallCaps),
];
