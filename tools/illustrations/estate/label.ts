/** Labels: a sheet of paper with its border, the emblem of the wine, its name, origin and vintage. */
import { inks } from './inks.ts';
import { drawMotif } from './motif.ts';
import { arc, box, type Point } from './path.ts';
import type { Plate } from './plate.ts';
import type { LabelStyle, Wine } from './wine.ts';

/** Height of a label that is `width` wide. */
export const labelHeight = (style: LabelStyle, width: number): number =>
  width * { estate: 1.24, square: 1.12, tall: 1.5, shield: 1.12 }[style];

/** The edge of a label around a bottle: its upper and lower edges sink by `sag` px in the middle. */
function edgeOf(style: LabelStyle, x: number, y: number, width: number, height: number, sag: number): Point[] {
  const [left, right] = [x - width / 2, x + width / 2];
  const rim = (at: number, upward: boolean): Point[] =>
    sag === 0
      ? upward
        ? [
            [left, at],
            [right, at],
          ]
        : [
            [right, at],
            [left, at],
          ]
      : upward
        ? arc([x, at], width / 2, sag, 180, 0, 12)
        : arc([x, at], width / 2, sag, 0, 180, 12);
  if (style !== 'shield') return [...rim(y, true), ...rim(y + height, false)];
  return [
    ...arc([x, y + height * 0.34], width / 2, height * 0.34, 180, 360, 22),
    ...arc([x, y + height * 0.66], width / 2, height * 0.34, 0, 180, 22),
  ];
}

/** Draws a label whose upper edge is at y, in the middle of x. */
export function drawLabel(plate: Plate, wine: Wine, year: number | null, [x, y]: Point, width: number, sag = 0): void {
  const { label, accent } = wine;
  const height = labelHeight(label, width);
  const k = width / 240;
  const thin = Math.max(1, 1.3 * k);
  plate.shape(edgeOf(label, x, y, width, height, sag), inks.sheet, 1.6 * k);
  if (label !== 'square') {
    plate.shape(edgeOf(label, x, y + 8 * k, width - 16 * k, height - 16 * k, sag), null, thin, accent);
    plate.shape(edgeOf(label, x, y + 12.5 * k, width - 25 * k, height - 25 * k, sag), null, 0.7 * k, accent);
  } else plate.shape(box(x - width / 2, y + height * 0.955, width, height * 0.045), accent, 0);
  const at = (down: number): Point => [x, y + sag * 0.9 + height * down];
  const vintage = year === null ? '' : String(year);
  const long = wine.name.length > 13;
  const nameSize = (wine.name.length > 14 ? 27 : long ? 31 : wine.name.length < 8 ? 52 : 40) * k;
  const origin = { spacing: 9, colour: inks.ink };
  const originSize = (wine.origin.length > 18 ? 12.4 : 15) * k;
  if (label === 'square') {
    drawMotif(plate, wine.motif, at(0.32), 0.78 * k, accent);
    plate.write(wine.name, at(0.69), nameSize, { italic: true });
    plate.write(wine.origin, at(0.805), originSize, origin);
    plate.write(vintage, at(0.9), 18 * k, { spacing: 24, colour: accent });
  } else if (label === 'estate') {
    plate.write('DOMAINE DE BRISEVENT', at(0.12), 12.6 * k, { spacing: 14 });
    drawMotif(plate, wine.motif, at(0.35), 0.72 * k, accent);
    plate.write(wine.name, at(0.66), nameSize, { italic: true });
    plate.line(
      [
        [x - 26 * k, at(0.72)[1]],
        [x + 26 * k, at(0.72)[1]],
      ],
      thin,
      accent,
    );
    plate.write(wine.origin, at(0.785), originSize, origin);
    plate.write(vintage, at(0.89), 24 * k, { spacing: 26, colour: accent });
  } else if (label === 'tall') {
    plate.write(vintage, at(0.13), 24 * k, { spacing: 26, colour: accent });
    drawMotif(plate, wine.motif, at(0.37), 0.84 * k, accent);
    plate.write(wine.name, at(0.65), (long ? 29 : 38) * k, { italic: true });
    plate.write(wine.origin, at(0.72), originSize * 0.94, origin);
    plate.line(
      [
        [x - 26 * k, at(0.77)[1]],
        [x + 26 * k, at(0.77)[1]],
      ],
      thin,
      accent,
    );
    plate.write('DOMAINE', at(0.85), 10.5 * k, { spacing: 30 });
    plate.write('DE BRISEVENT', at(0.895), 12.6 * k, { spacing: 14 });
  } else {
    plate.write('BRISEVENT', at(0.2), 15 * k, { spacing: 26 });
    drawMotif(plate, wine.motif, at(0.4), 0.7 * k, accent);
    plate.write(wine.name, at(0.66), 40 * k, { italic: true });
    plate.write(wine.origin, at(0.76), 11.4 * k, { spacing: 6 });
    plate.write(vintage, at(0.88), 17 * k, { spacing: 24, colour: accent });
  }
}
