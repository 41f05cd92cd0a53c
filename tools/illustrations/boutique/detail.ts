/** Close-ups: the same drawing, brought near to a collar, a waist, a heel or a clasp. */
import { paintBody } from './body.ts';
import { type BodyFrame, lengthOf } from './body-frame.ts';
import { heelRise } from './last.ts';
import { num } from './path.ts';
import type { Cut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintShoe } from './shoe.ts';
import { paintAccessory } from './show-accessory.ts';
import { canHang } from './show-body.ts';
import { paintLower } from './show-lower.ts';
import { paintBust, paintHanger } from './stand.ts';
import type { Stuff } from './stuff.ts';

export function paintDetail(sheet: Sheet, cut: Cut, stuff: Stuff, seed: Seed): void {
  const turn = seed.between(-7, 7);
  sheet.grouped(`transform="rotate(${num(turn)} 400 600)"`, () => {
    if (cut.family === 'accessory') {
      paintAccessory(
        sheet,
        cut,
        [cut.model.startsWith('hat') ? 300 : 470, cut.model.startsWith('bag') ? 820 : 640],
        24,
        stuff,
        seed,
        false,
      );
    } else if (cut.family === 'shoe') {
      const heel = heelRise[cut.heel] > 3 && cut.model !== 'ballerina';
      paintShoe(sheet, { origin: [heel ? -560 : 60, heel ? 980 : 900], k: 12.5, dir: 1 }, cut, stuff, seed);
    } else if (cut.family === 'trousers' || cut.family === 'skirt') {
      const f: BodyFrame = { cx: seed.next() < 0.5 ? 300 : 470, top: 300, k: 23, side: 'front', hold: 'hanger' };
      if (seed.next() < 0.5) paintHanger(sheet, f, seed, 12);
      paintLower(sheet, f, cut, stuff, seed);
    } else {
      const low = cut.waist === 'tie' || cut.waist === 'belt' || cut.waist === 'sash' || cut.hem === 'lace';
      const aim = low && seed.next() < 0.5 ? 34 : 12;
      const k = Math.min(24, 3300 / lengthOf[cut.length]);
      const f: BodyFrame = {
        cx: 400 + seed.around(90),
        top: 560 - aim * k,
        k,
        side: 'front',
        hold: seed.next() < 0.5 || !canHang(cut) ? 'bust' : 'hanger',
      };
      if (f.hold === 'bust') paintBust(sheet, f, seed, 4000);
      else paintHanger(sheet, f, seed);
      paintBody(sheet, f, cut, stuff, seed);
    }
  });
}
