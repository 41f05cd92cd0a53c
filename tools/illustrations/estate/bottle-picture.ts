/** The pictures of a wine: the bottle of one year and size, and its label as a print. */
import { drawBottle } from './bottle.ts';
import { inks } from './inks.ts';
import { drawLabel, labelHeight } from './label.ts';
import { parallel } from './lines.ts';
import { drawMotif } from './motif.ts';
import { box } from './path.ts';
import { Plate } from './plate.ts';
import { bottleName, type Size, type Wine } from './wine.ts';

const heights: Record<Size, number> = { 37.5: 760, 75: 960, 150: 1100 };

/** 900 by 1200 px: the bottle before its emblem, printed pale and large. */
export function drawBottlePicture(wine: Wine, year: number, size: Size): string {
  const plate = new Plate(bottleName(wine.slug, year, size), 900, 1200, inks.tint);
  drawMotif(plate, wine.motif, [450, 470], 3.9, '#d8caa9');
  plate.hatch({
    lines: parallel(0, 1118, 900, 82, 10, 0, 30),
    tone: (_x, y) => 0.1 + ((y - 1118) / 82) * 0.25,
    colour: '#c9b894',
    widest: 3,
  });
  plate.group([450, 1142], 1, () => drawBottle(plate, wine, year, { at: [0, 0], height: heights[size] }));
  return plate.toString();
}

/** The label alone, as it comes from the press. */
export function drawLabelPicture(wine: Wine, year: number): string {
  const plate = new Plate(`${wine.slug}-etiquette`, 900, 1200, inks.tint);
  const width = { estate: 640, square: 680, tall: 560, shield: 680 }[wine.label];
  const height = labelHeight(wine.label, width);
  const [x, y] = [450, 600 - height / 2];
  if (wine.label !== 'shield') {
    const shadow = box(x - width / 2 + 14, y + 16, width + 8, height + 8);
    plate.hatch({ lines: parallel(0, 0, 900, 1200, 8, 45, 20), inside: shadow, tone: 0.5, colour: '#c3b08b', widest: 4 });
  }
  drawLabel(plate, wine, year, [x, y], width);
  return plate.toString();
}
