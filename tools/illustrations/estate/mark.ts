/** The sign of the estate: the mill, and the name in capitals between two rules. */
import { inks } from './inks.ts';
import { drawMill } from './mill.ts';
import { Plate } from './plate.ts';
import { wordmark } from './wordmark.ts';

function drawMark(ink: string, accent: string, name: string): string {
  const plate = new Plate(name, 860, 200, null);
  drawMill(plate, [98, 190], 1.34, accent, null);
  const set = (outline: string, x: number, y: number, size: number, colour: string): string =>
    `<path transform="translate(${x} ${y})scale(${size})" d="${outline}" fill="${colour}"/>`;
  const lower = 640 / wordmark.lower.width;
  const upper = 300 / wordmark.upper.width;
  plate.raw(set(wordmark.upper.outline, 200 + 170, 62, upper, accent));
  plate.raw(set(wordmark.lower.outline, 200, 162, lower, ink));
  plate.line(
    [
      [204, 50],
      [346, 50],
    ],
    2,
    accent,
  );
  plate.line(
    [
      [694, 50],
      [838, 50],
    ],
    2,
    accent,
  );
  return plate.toString();
}

export const drawLogo = (): string => drawMark(inks.deep, inks.burgundy, 'logo');
export const drawPaleLogo = (): string => drawMark('#f7f1e3', '#d9b878', 'logo-clair');

export function drawFavicon(): string {
  const plate = new Plate('favicon', 128, 128, null);
  plate.wash('M8 0h112q8 0 8 8v112q0 8-8 8H8q-8 0-8-8V8q0-8 8-8z', inks.burgundy);
  drawMill(plate, [62, 120], 0.84, '#f7e9c8', null);
  return plate.toString();
}
