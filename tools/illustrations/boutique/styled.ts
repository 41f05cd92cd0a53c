/** Styled views: a dress worn, or the piece with a companion that belongs to the shop. */
import type { BodyFrame } from './body-frame.ts';
import { type Person, paintPerson } from './figure.ts';
import { paintContact } from './ground.ts';
import type { BodyCut, Cut } from './piece.ts';
import { paintChair, paintGroundPlant, paintStool } from './prop.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintShownBody } from './show-body.ts';
import type { Stuff } from './stuff.ts';

const people: readonly Person[] = [
  { skin: '#e2b595', hair: '#5a3524', bun: true, shoes: '#553828' },
  { skin: '#8d5a3d', hair: '#2b1d1a', bun: true, shoes: '#9c5a30' },
  { skin: '#e8c3a8', hair: '#b9814b', bun: false, shoes: '#6f4e37' },
  { skin: '#d3a17d', hair: '#8e8880', bun: true, shoes: '#33302f' },
];

/** A person from head to foot wearing the piece. */
function paintWorn(sheet: Sheet, cut: BodyCut, stuff: Stuff, seed: Seed, floor: number): void {
  const k = 5.2;
  const f: BodyFrame = { cx: 385, top: floor - 168 * k, k, side: 'front', hold: 'worn' };
  paintContact(sheet, [f.cx + 12, floor - 14], 26 * k, 3.4 * k, seed);
  paintPerson(sheet, f, seed.pick(people), cut, stuff, seed, 4);
}

export function paintStyled(sheet: Sheet, cut: Cut, stuff: Stuff, seed: Seed, floor: number): void {
  if (cut.family !== 'dress' && cut.family !== 'top' && cut.family !== 'coat') return;
  if (cut.family === 'dress') {
    if (seed.next() < 0.5) paintGroundPlant(sheet, [690, floor - 30], 1.3, seed);
    paintWorn(sheet, cut, stuff, seed, floor);
    return;
  }
  const prop = seed.pick([paintGroundPlant, paintStool, paintChair]);
  prop(sheet, [650, floor - 16], 1.3, seed);
  sheet.moved([-80, 0], () => paintShownBody(sheet, cut, stuff, 'front', 'hanger', seed, floor - 120));
}
