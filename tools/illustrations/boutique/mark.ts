/** The name of the shop and its sign: a hanger whose hook becomes a sprig. */

import { house } from './tone.ts';
import { wordmark } from './wordmark.ts';

/** The hanger in a box of 100 by 74 px. */
const hanger = (ink: string, leaf: string): string =>
  `<path d="M50 30c0-6 9-7 9-15 0-6-4-10-9-10-6 0-9 4-9 8" fill="none" stroke="${ink}" stroke-width="4.600" stroke-linecap="round"/>` +
  `<path d="M49 29C36 39 19 50 6 58c-5 3-3 10 3 10 28-1 55-1 83-1 6 0 8-7 3-10C81 49 63 38 51 29z" fill="none" stroke="${ink}" stroke-width="4.600" stroke-linejoin="round"/>` +
  `<path d="M40 12c-9-6-18-5-23 1 8 5 17 5 23-1zM38 18c-10-1-17 4-19 11 9 1 16-3 19-11z" fill="${leaf}"/>`;

function logo(ink: string, leaf: string): string {
  const width = Math.ceil(wordmark.width) + 150;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 120" width="${width}" height="120">\n<g transform="translate(12 22)">${hanger(ink, leaf)}</g>\n<path transform="translate(132 82)" d="${wordmark.letters}" fill="${ink}"/>\n</svg>\n`;
}

export const drawLogo = (): string => logo(house.brown, house.accent);
export const drawPaleLogo = (): string => logo('#f8f2e6', '#c9d3ba');

export const drawFavicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">\n<path d="M30 3C52 1 80 2 99 3c17 1 26 10 26 27 1 22 1 46 0 68-1 18-10 26-27 27-22 1-46 1-68 0C12 124 4 115 3 98 2 76 2 52 3 30 4 12 13 4 30 3z" fill="${house.brown}"/>\n<g transform="translate(14 27)">${hanger('#f8f2e6', '#c9d3ba')}</g>\n</svg>\n`;
