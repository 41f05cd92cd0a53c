/** Paper grain and dry-brush paint: small noise tiles, cheap to rasterise because only one tile is computed. */

import type { Sheet } from './sheet.ts';
import { lightness } from './tone.ts';

/** A tile of noise in which any paint can be soaked: size in px, noise frequency, contrast and cut. */
interface Noise {
  key: string;
  size: number;
  frequency: string;
  octaves: number;
  gain: number;
  bias: number;
}

const noises = {
  grain: { key: 'grain', size: 80, frequency: '0.7', octaves: 1, gain: 2.6, bias: -1.25 },
  dry: { key: 'dry', size: 100, frequency: '0.09 0.02', octaves: 1, gain: 4.6, bias: -1.55 },
  flat: { key: 'flat', size: 100, frequency: '0.02 0.1', octaves: 1, gain: 4.6, bias: -1.55 },
  cloud: { key: 'cloud', size: 125, frequency: '0.016', octaves: 2, gain: 3, bias: -1.3 },
} as const satisfies Record<string, Noise>;

/** In a brief scene a few shared paints stand for all the dark streaks. */
function nearest(paint: string): string {
  const bright = lightness(paint);
  return bright < 0.22 ? '#2a1a16' : bright < 0.42 ? '#5a3f33' : bright < 0.56 ? '#8a6a50' : paint;
}

function soaked(sheet: Sheet, noise: Noise, paint: string): string {
  const colour = sheet.brief ? nearest(paint) : paint;
  const filter = sheet.define(
    `filter ${noise.key}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${noise.frequency}" numOctaves="${noise.octaves}" seed="7" stitchTiles="stitch"/>` +
      `<feColorMatrix result="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${noise.gain} 0 0 0 ${noise.bias}"/><feComposite in="SourceGraphic" in2="n" operator="in"/></filter>`,
  );
  const tile = `width="${noise.size}" height="${noise.size}"`;
  return `url(#${sheet.define(`${noise.key} ${colour}`, (id) => `<pattern id="${id}" ${tile} patternUnits="userSpaceOnUse"><rect ${tile} fill="${colour}" filter="url(#${filter})"/></pattern>`)})`;
}

/** Fine speckle, for paper and pigment. */
export const grain = (sheet: Sheet, colour: string): string => soaked(sheet, noises.grain, colour);

/** Streaky half-dry paint, upright or, for a `turn` of 40 degrees and more, lying. Tiles are never turned: that costs ten times the time. */
export const dryBrush = (sheet: Sheet, colour: string, turn = 0): string =>
  soaked(sheet, Math.abs(turn) >= 40 ? noises.flat : noises.dry, colour);

/** Cloudy pigment that pools in places. */
export const cloud = (sheet: Sheet, colour: string): string => soaked(sheet, noises.cloud, colour);

/** Grain over the whole sheet, to be painted last. */
export function paintGrain(sheet: Sheet): void {
  const size = `width="${sheet.width}" height="${sheet.height}"`;
  sheet.paint(
    `<rect ${size} fill="${grain(sheet, '#4a3020')}" fill-opacity="0.2"/>`,
    `<rect ${size} fill="${grain(sheet, '#fff6e6')}" fill-opacity="0.16" transform="translate(61 37)"/>`,
  );
}
