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
  'Bricolage Grotesque': { local: sans, sizeAdjust: '104%', ascent: '89.4%', descent: '26%' },
  'DM Sans': { local: sans, sizeAdjust: '103.1%', ascent: '96.1%', descent: '30.1%' },
  'DM Serif Display': { local: serif, sizeAdjust: '109.2%', ascent: '95.2%', descent: '31.1%' },
  'EB Garamond': { local: serif, sizeAdjust: '92.8%', ascent: '108.8%', descent: '32.3%' },
  'Josefin Sans': { local: sans, sizeAdjust: '99.8%', ascent: '75.2%', descent: '25.1%' },
  'Libre Franklin': { local: sans, sizeAdjust: '102.4%', ascent: '94.7%', descent: '24.4%' },
  Lora: { local: serif, sizeAdjust: '115.4%', ascent: '87.5%', descent: '23.4%' },
  Outfit: { local: sans, sizeAdjust: '96.9%', ascent: '103.2%', descent: '26.8%' },
  'Playfair Display': { local: serif, sizeAdjust: '111.2%', ascent: '97.1%', descent: '22.5%' },
  'Source Sans 3': { local: sans, sizeAdjust: '91.5%', ascent: '111.5%', descent: '43.7%' },
};

/** The stand-in's metrics of a family; variable and static files of one family share them. */
export const fallbackMetrics = (family: string): FallbackMetrics | undefined => metrics[family.replace(/ Variable$/, '')];
