/** The views of a dress, a top or a coat. */
import { bodyExtent, paintBody } from './body.ts';
import type { BodyFrame, Hold, Side } from './body-frame.ts';
import { paintContact } from './ground.ts';
import { pebble } from './path.ts';
import type { BodyCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintBust, paintHanger, paintPeg } from './stand.ts';
import type { Stuff } from './stuff.ts';

/** Whether a cut keeps on a hanger; the others need a bust. */
export const canHang = (cut: BodyCut): boolean => !['strapless', 'sweetheart', 'halter', 'one-shoulder'].includes(cut.neckline);

/** Fits a body on a 2:3 sheet; `floor` is where a stand touches the ground, px. */
export function frameFor(cut: BodyCut, side: Side, hold: Hold, width: number, floor: number): BodyFrame {
  const [half, height] = bodyExtent(cut);
  const above = hold === 'flat' ? 6 : 17;
  const below = hold === 'bust' ? Math.max(5, cut.family === 'top' ? 14 : 0) : hold === 'hanger' ? 3 : 4;
  const k = Math.min((width * (hold === 'flat' ? 0.34 : 0.42)) / half, (floor - 60) / (height + above + below), 11);
  const used = (height + above + below) * k;
  return { cx: width / 2, top: hold === 'bust' ? floor - used + above * k : 50 + (floor - 50 - used) / 2 + above * k, k, side, hold };
}

export function paintShownBody(sheet: Sheet, cut: BodyCut, stuff: Stuff, side: Side, hold: Hold, seed: Seed, floor: number): void {
  const f = frameFor(cut, side, hold, sheet.width, floor);
  const [, height] = bodyExtent(cut);
  if (hold === 'bust') {
    if (cut.family !== 'top') paintContact(sheet, [f.cx + 14, floor + 6], 26 * f.k, 3 * f.k, seed);
    paintBust(sheet, f, seed, cut.family === 'top' ? sheet.height + 200 : floor);
    paintBody(sheet, f, cut, stuff, seed);
    return;
  }
  if (hold === 'flat') {
    sheet.grouped(`transform="rotate(${side === 'front' ? -4 : 3} ${f.cx} ${f.top + height * f.k * 0.5})"`, () => {
      sheet.fill(pebble([f.cx + 14, f.top + height * f.k * 0.52 + 18], 26 * f.k, height * f.k * 0.51, seed, 0.03), '#4a2f22', 0.12);
      paintBody(sheet, f, cut, stuff, seed);
    });
    return;
  }
  paintPeg(sheet, f, seed);
  sheet.fill(pebble([f.cx + 26, f.top + height * f.k * 0.55 + 12], 23 * f.k, height * f.k * 0.5, seed, 0.03), '#4a2f22', 0.13);
  paintHanger(sheet, f, seed);
  paintBody(sheet, f, cut, stuff, seed);
}
