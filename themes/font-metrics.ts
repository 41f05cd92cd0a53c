import type { Font, FontMetrics } from '#schemas/site.ts';

/**
 * Fonts of the system that stand in for another while it loads: their full names or PostScript names, and how wide and in how many units
 * their letters are.
 */
type StandIn = { local: readonly string[]; averageWidth: number; unitsPerEm: number };

/**
 * The fonts of a list are equally wide (@capsizecss/metrics 4.3.0, `xWidthAvg`). Android has Roboto, and of those with serifs none but
 * Noto Serif, which is 18 % wider than Times New Roman.
 */
const sans: readonly StandIn[] = [
  { local: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto', 'Roboto-Regular'], averageWidth: 913, unitsPerEm: 2048 },
];
const serif: readonly StandIn[] = [
  { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], averageWidth: 832, unitsPerEm: 2048 },
  { local: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], averageWidth: 481, unitsPerEm: 1000 },
];

/** Metrics of the fallback font, so that lines keep their breaks and their height; shares of an em, as CSS writes them. */
export type FallbackMetrics = { local: readonly string[]; sizeAdjust: string; ascent: string; descent: string; lineGap: string };

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

/**
 * The stand-ins of a font that was measured, for one system each: `size-adjust` makes the widths equal, the overrides ascent, descent and
 * line gap.
 */
export function fallbackMetrics(metrics: FontMetrics, role: Font['type']): FallbackMetrics[] {
  const standIns = (metrics.isSerif ?? role === 'TITLE') ? serif : sans;
  return standIns.map(({ local, averageWidth, unitsPerEm }) => {
    const scale = metrics.averageWidth / metrics.unitsPerEm / (averageWidth / unitsPerEm);
    const share = (value: number) => percent(Math.abs(value) / metrics.unitsPerEm / scale);
    return {
      local,
      sizeAdjust: percent(scale),
      ascent: share(metrics.ascent),
      descent: share(metrics.descent),
      lineGap: share(metrics.lineGap),
    };
  });
}
