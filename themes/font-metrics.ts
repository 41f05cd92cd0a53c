/**
 * How far a font differs from the system font that stands in for it while it loads, so that a line keeps its breaks and its
 * height: `size-adjust` equals the widths, the overrides equal ascent and descent. Measured in Chromium against fonts with the
 * metrics of Times New Roman and Arial. A family that is not listed is replaced without adjustment.
 */
export type FallbackMetrics = { local: readonly string[]; sizeAdjust: string; ascent: string; descent: string };

const serif = ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'] as const;
const sans = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'] as const;

export const fallbackMetrics: Readonly<Record<string, FallbackMetrics>> = {
  Fraunces: { local: serif, sizeAdjust: '112%', ascent: '87.3%', descent: '22.8%' },
  'Alegreya Sans': { local: sans, sizeAdjust: '88%', ascent: '102.3%', descent: '34.1%' },
  'Alegreya Sans SC': { local: sans, sizeAdjust: '92%', ascent: '97.8%', descent: '32.6%' },
};
