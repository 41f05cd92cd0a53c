/** The views of accessories and jewellery. */
import { paintBag } from './bag.ts';
import { paintBelt } from './belt.ts';
import { paintContact } from './ground.ts';
import { paintHat } from './hat.ts';
import { paintHosiery } from './hosiery.ts';
import { paintJewel } from './jewel.ts';
import type { Point } from './path.ts';
import type { AccessoryCut } from './piece.ts';
import { paintScarf } from './scarf.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPlinth } from './show-shoe.ts';
import type { Stuff } from './stuff.ts';
import { blend, house } from './tone.ts';

export function paintAccessory(sheet: Sheet, cut: AccessoryCut, c: Point, k: number, stuff: Stuff, seed: Seed, second: boolean): void {
  switch (cut.model) {
    case 'bag-tote':
    case 'bag-shoulder':
    case 'bag-basket':
      paintBag(sheet, cut.model, c, k, stuff, seed, second);
      break;
    case 'hat-felt':
    case 'hat-straw':
    case 'beret':
      paintHat(sheet, cut.model, c, k, stuff, seed);
      break;
    case 'scarf-square':
    case 'scarf-long':
    case 'shawl':
      paintScarf(sheet, cut.model, c, k, stuff, seed, second);
      break;
    case 'belt-wide':
    case 'belt-thin':
      paintBelt(sheet, cut.model, c, k, stuff, seed, second);
      break;
    case 'gloves':
    case 'tights':
      paintHosiery(sheet, cut.model, c, k, stuff, seed, second);
      break;
    case 'earrings':
    case 'necklace':
    case 'bracelet':
      paintJewel(sheet, cut.model, c, k, stuff, seed, second);
      break;
  }
}

/** Scale of each model, px per unit. */
const scales: Partial<Record<AccessoryCut['model'], number>> = {
  'hat-felt': 12,
  'hat-straw': 11,
  beret: 13,
  'bag-tote': 14,
  'bag-shoulder': 13.5,
  'bag-basket': 13.5,
  gloves: 12.5,
  tights: 9.6,
  'scarf-square': 9,
  'scarf-long': 10.4,
  shawl: 9.4,
  earrings: 11,
  necklace: 11.5,
  bracelet: 12,
};

export function paintShownAccessory(sheet: Sheet, cut: AccessoryCut, stuff: Stuff, view: number, seed: Seed): void {
  const k = scales[cut.model] ?? 10.5;
  const stands = cut.model.startsWith('bag') || cut.model.startsWith('hat') || cut.model === 'beret';
  const second = view === 2;
  if (stands) {
    const foot = cut.model === 'bag-shoulder' ? 14 : cut.model === 'bag-tote' ? 16.4 : cut.model.startsWith('bag') ? 17.4 : 13;
    const top = cut.model.startsWith('bag') ? 830 : 720;
    paintPlinth(sheet, 90, 710, top - 40, 1210, blend(house.oat, stuff.tone.glow, 0.3), seed);
    paintContact(sheet, [second ? 420 : 400, top], 20 * k, 26, seed);
    const c: Point = [second ? 412 : 396, top - foot * k + 6];
    if (second && cut.model.startsWith('hat'))
      sheet.moved([0, 0], () => paintAccessory(sheet, cut, c, k * 0.96, stuff, seed, true), -13, c);
    else if (second)
      sheet.grouped(`transform="translate(${c[0] * 2} 0) scale(-1 1)"`, () => paintAccessory(sheet, cut, c, k, stuff, seed, true));
    else paintAccessory(sheet, cut, c, k, stuff, seed, false);
    return;
  }
  const c: Point = [400, cut.model === 'belt-wide' ? 520 : 600];
  sheet.moved([0, 0], () => paintAccessory(sheet, cut, c, k, stuff, seed, second), second ? -6 : 3, c);
}
