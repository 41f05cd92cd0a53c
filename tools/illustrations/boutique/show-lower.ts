/** The views of trousers and skirts. */
import type { BodyFrame, Side } from './body-frame.ts';
import { paintTrousers, trouserLength } from './legwear.ts';
import { pebble } from './path.ts';
import type { SkirtCut, TrouserCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintSkirt, skirtHalf, skirtLength } from './skirt.ts';
import { paintHanger, paintPeg } from './stand.ts';
import type { Stuff } from './stuff.ts';

export function paintLower(sheet: Sheet, f: BodyFrame, cut: TrouserCut | SkirtCut, stuff: Stuff, seed: Seed): void {
  if (cut.family === 'trousers') paintTrousers(sheet, f, cut, stuff, seed);
  else paintSkirt(sheet, f, cut, stuff, seed);
}

export function lowerFrame(cut: TrouserCut | SkirtCut, side: Side, hold: 'hanger' | 'flat', width: number, floor: number): BodyFrame {
  const length = cut.family === 'trousers' ? trouserLength(cut) : skirtLength(cut);
  const half = cut.family === 'trousers' ? 33 : skirtHalf(cut);
  const above = hold === 'hanger' ? 16 : 4;
  const k = Math.min((width * 0.42) / half, (floor - 40) / (length + above + 4), 11.5);
  return { cx: width / 2, top: 50 + (floor - 50 - (length + above) * k) / 2 + above * k, k, side, hold };
}

export function paintShownLower(
  sheet: Sheet,
  cut: TrouserCut | SkirtCut,
  stuff: Stuff,
  side: Side,
  hold: 'hanger' | 'flat',
  seed: Seed,
  floor: number,
): void {
  const f = lowerFrame(cut, side, hold, sheet.width, floor);
  const length = cut.family === 'trousers' ? trouserLength(cut) : skirtLength(cut);
  const middle = f.top + length * f.k * 0.5;
  sheet.fill(pebble([f.cx + 20, middle + 16], 22 * f.k, length * f.k * 0.5, seed, 0.03), '#4a2f22', 0.13);
  if (hold === 'flat') {
    sheet.grouped(`transform="rotate(${side === 'front' ? 5 : -4} ${f.cx} ${middle})"`, () => paintLower(sheet, f, cut, stuff, seed));
    return;
  }
  paintPeg(sheet, f, seed);
  paintHanger(sheet, f, seed, 12);
  paintLower(sheet, f, cut, stuff, seed);
}
