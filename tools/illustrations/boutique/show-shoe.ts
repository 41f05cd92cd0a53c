/** The views of a pair of shoes: a pair from the side, a pair upturned, a close-up. */
import { paintContact } from './ground.ts';
import { blob, num, polygon, stroke } from './path.ts';
import type { ShoeCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintShoe } from './shoe.ts';
import type { Stuff } from './stuff.ts';
import { dryBrush } from './texture.ts';
import { blend, house } from './tone.ts';

/** A painted plinth with its top lit. */
export function paintPlinth(sheet: Sheet, left: number, right: number, top: number, bottom: number, colour: string, seed: Seed): void {
  const depth = 70;
  const face = polygon([
    [left, top + depth],
    [right, top + depth - 3],
    [right - 2, bottom],
    [left + 2, bottom],
  ]);
  const lid = polygon([
    [left, top + depth],
    [left + 46, top],
    [right - 40, top - 2],
    [right, top + depth - 3],
  ]);
  sheet.fill(
    blob([
      [left - 16, bottom - 12],
      [right + 70, bottom - 24],
      [right + 60, bottom + 18],
      [left - 8, bottom + 12],
    ]),
    '#4a2f22',
    0.18,
  );
  sheet.fill(face, blend(colour, '#6b4a33', 0.18));
  sheet.fill(face, dryBrush(sheet, blend(colour, '#6b4a33', 0.4), 3), 0.5);
  sheet.fill(lid, blend(colour, '#fff6e6', 0.45));
  sheet.fill(lid, dryBrush(sheet, '#fffaf0', 86), 0.5);
  sheet.fill(
    stroke(
      [
        [left, top + depth],
        [(left + right) / 2, top + depth + seed.around(2)],
        [right, top + depth - 3],
      ],
      5,
      seed,
    ),
    '#fffaf0',
    0.6,
  );
}

export function paintShownShoes(sheet: Sheet, cut: ShoeCut, stuff: Stuff, view: number, seed: Seed, floor: number): void {
  const tall = cut.model === 'tall-boot';
  const k = tall ? 4.9 : cut.model === 'ankle-boot' ? 5.2 : 5.6;
  const dir = view === 2 ? -1 : 1;
  const mid = tall ? floor - 50 : cut.model === 'ankle-boot' ? 850 : 800;
  if (!tall) paintPlinth(sheet, 60, 740, mid - 62, mid + 330, blend(house.oat, stuff.tone.glow, 0.25), seed);
  const left = (x: number): number => (dir === 1 ? x : 800 - x);
  if (view === 2) {
    paintContact(sheet, [400, mid + 16], 300, 24, seed);
    const heelAt = left(tall ? 600 : 640);
    sheet.grouped(`transform="rotate(${num(tall ? 7 : -24)} ${num(heelAt)} ${num(mid - 30)})"`, () =>
      paintShoe(sheet, { origin: [heelAt - dir * 98 * k, mid - 32], k: k * 0.98, dir }, cut, stuff, seed),
    );
    paintShoe(sheet, { origin: [left(170), mid + 16], k, dir }, cut, stuff, seed);
    return;
  }
  paintContact(sheet, [410, mid - 20], 280, 22, seed);
  paintShoe(sheet, { origin: [tall ? 230 : 196, mid - 34], k: k * 0.94, dir }, cut, stuff, seed);
  paintContact(sheet, [360, mid + 24], 290, 20, seed);
  paintShoe(sheet, { origin: [tall ? 90 : 92, mid + 22], k, dir }, cut, stuff, seed);
}
