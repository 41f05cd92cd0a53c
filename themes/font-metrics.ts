/**
 * How far a font differs from the system font that stands in for it while it loads, so that a line keeps its breaks and its
 * height: `size-adjust` equals the widths, the overrides equal ascent and descent. Measured in Chromium against fonts with the
 * metrics of Times New Roman and Arial. A family that is not listed is replaced without adjustment.
 */
export type FallbackMetrics = { local: readonly string[]; sizeAdjust: string; ascent: string; descent: string };

const serif = ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'] as const;
const sans = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'] as const;

const metrics: Readonly<Record<string, FallbackMetrics>> = {
  Fraunces: { local: serif, sizeAdjust: '107%', ascent: '91.6%', descent: '24.3%' },
  'Alegreya Sans': { local: sans, sizeAdjust: '85.1%', ascent: '94%', descent: '23.5%' },
  'Alegreya Sans SC': { local: sans, sizeAdjust: '93.4%', ascent: '85.6%', descent: '21.4%' },
};

/** The stand-in's metrics of a family; variable and static files of one family share them. */
export const fallbackMetrics = (family: string): FallbackMetrics | undefined => metrics[family.replace(/ Variable$/, '')];
