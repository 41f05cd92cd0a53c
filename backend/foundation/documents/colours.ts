import type { ParameterValues } from '#schemas/parameters/index.ts';

/** Colours of a printed page: the site's, as far as they can be read on white paper. */
export type PaperColours = { ink: string; muted: string; heading: string; primary: string; rule: string; tint: string };

const ink = '#222222';

/** The site's colours on paper. A colour too light to be read on white (WCAG 4.5:1) gives way to the one behind it. */
export function paperColours(values: ParameterValues): PaperColours {
  const text = onPaper(values.FONT_COLOR, ink);
  const primary = onPaper(values.PRIMARY_COLOR, text);
  const heading = onPaper(values.HEADING_COLOR, primary);
  return { ink: text, muted: lighter(text, 0.28), heading, primary, rule: lighter(primary, 0.72), tint: lighter(primary, 0.92) };
}

/** A colour (#rrggbb) if it can be read on white, else the other. */
export const onPaper = (colour: string, instead: string): string => (contrastOnWhite(colour) >= 4.5 ? colour.slice(0, 7) : instead);

/** Returns the colour of text on a ground (#rrggbb): white if the contrast is sufficient, else the dark ink. */
export const inkOn = (ground: string): string => (contrastOnWhite(ground) >= 4.5 ? '#ffffff' : ink);

/** A colour moved towards white; 1 is white. */
export function lighter(colour: string, amount: number): string {
  const parts = channels(colour).map((part) => Math.round(part + (255 - part) * amount));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function contrastOnWhite(colour: string): number {
  if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(colour)) return 0;
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
