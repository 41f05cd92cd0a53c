import { useMode as addMode, clampChroma, formatHex, modeOklab, modeOklch, type Rgb } from 'culori/fn';
import { convertToRgb, parseColour } from './colour.ts';

addMode(modeOklab);
const convertToOklch = addMode(modeOklch);

/** A colour as the eye orders it (OKLCH): lightness 0 to 1, chroma from 0 (grey), hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** Converts a hex colour to OKLCH; a grey has hue 0. */
export function toOklch(colour: string): Oklch {
  const { l, c, h = 0 } = convertToOklch(parseColour(colour));
  return { l, c, h };
}

/** Half a step of a channel in hex: what rounds to a colour of screens is shown. */
const tolerance = 0.5 / 255;
const isShown = ({ r, g, b }: Rgb): boolean => [r, g, b].every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

/** Converts OKLCH to a hex colour; where no screen shows it, to the one of less chroma that screens do show. */
export function fromOklch(colour: Oklch): string {
  const wanted = { mode: 'oklch', ...colour } as const;
  const exact = convertToRgb(wanted);
  return formatHex(isShown(exact) ? exact : clampChroma(wanted, 'oklch'));
}
