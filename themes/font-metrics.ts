import type { Font, FontMetrics } from '#schemas/site.ts';

/** A font of the system that stands in for another while it loads: its names, and how wide and in how many units its letters are. */
type StandIn = { local: readonly string[]; averageWidth: number; unitsPerEm: number };

/** Widths: Times New Roman's and Arial's, with which the others of each list agree (@capsizecss/metrics 4.3.0, `xWidthAvg`). */
const serif: StandIn = { local: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'], averageWidth: 832, unitsPerEm: 2048 };
const sans: StandIn = { local: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], averageWidth: 913, unitsPerEm: 2048 };

/** How the stand-in is drawn so that a line keeps its breaks and its height; shares of an em, as CSS writes them. */
export type FallbackMetrics = { local: readonly string[]; sizeAdjust: string; ascent: string; descent: string; lineGap: string };

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

/** The stand-in of a font that was measured: `size-adjust` makes the widths equal, the overrides ascent, descent and line gap. */
export function fallbackMetrics(metrics: FontMetrics, role: Font['type']): FallbackMetrics {
  const standIn = (metrics.isSerif ?? role === 'TITLE') ? serif : sans;
  const scale = metrics.averageWidth / metrics.unitsPerEm / (standIn.averageWidth / standIn.unitsPerEm);
  const share = (value: number) => percent(Math.abs(value) / metrics.unitsPerEm / scale);
  return {
    local: standIn.local,
    sizeAdjust: percent(scale),
    ascent: share(metrics.ascent),
    descent: share(metrics.descent),
    lineGap: share(metrics.lineGap),
  };
}
