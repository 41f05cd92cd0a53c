import { paintBody } from './body.ts';
import { paintContact } from './ground.ts';
import { line, outline, type Point, pebble, polygon, stroke } from './path.ts';
import type { BodyCut, Piece } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintShoe } from './shoe.ts';
import { frameFor } from './show-body.ts';
import { paintBust } from './stand.ts';
import { stuffOf } from './stuff.ts';
import { dryBrush } from './texture.ts';
import { house } from './tone.ts';
import { wardrobe } from './wardrobe.ts';

/** The piece of a slug. */
export function pieceOf(slug: string): Piece {
  const found = wardrobe.find((piece) => piece.slug === slug);
  if (!found) throw new Error(`No piece "${slug}"`);
  return found;
}

/** A dress or top on the linen bust, its foot at `floor`, `tall` px high in all. */
export function paintOnBust(sheet: Sheet, slug: string, cx: number, floor: number, tall: number, seed: Seed): void {
  const piece = pieceOf(slug);
  const cut = piece.cut as BodyCut;
  const fitted = frameFor(cut, 'front', 'bust', 800, 1100);
  const k = tall / 190;
  const f = { ...fitted, cx, k, top: floor - 168 * k };
  paintContact(sheet, [cx + 10, floor + 4], 30 * k, 3.4 * k, seed);
  paintBust(sheet, f, seed, floor);
  paintBody(sheet, f, cut, stuffOf(piece.cloth, piece.colours[0]!), seed);
}

/** A pair of shoes on the floor; `k` px per hundredth of a shoe. */
export function paintPair(sheet: Sheet, slug: string, at: Point, k: number, seed: Seed): void {
  const piece = pieceOf(slug);
  if (piece.cut.family !== 'shoe') return;
  const stuff = stuffOf(piece.cloth, piece.colours[0]!);
  paintContact(sheet, [at[0] + 60 * k, at[1]], 64 * k, 7 * k, seed);
  if (k > 1.5) paintShoe(sheet, { origin: [at[0] + 16 * k, at[1] - 8 * k], k, dir: 1 }, piece.cut, stuff, seed);
  paintShoe(sheet, { origin: at, k: k * 1.04, dir: 1 }, piece.cut, stuff, seed);
}

/** A lamp hanging from the ceiling and its warm light. */
export function paintLamp(sheet: Sheet, x: number, y: number, seed: Seed): void {
  for (const [r, o] of [
    [330, 0.1],
    [220, 0.13],
    [130, 0.16],
  ] as const)
    sheet.fill(pebble([x, y + 60], r, r * 0.86, seed, 0.03, 12), '#ffe9b8', o);
  sheet.pen(
    line([
      [x, -10],
      [x + 1, y - 60],
    ]),
    '#5a4334',
    4,
  );
  const shade = outline(
    [
      [x - 20, y - 62],
      [x + 20, y - 62],
    ],
    [
      [x + 20, y - 62],
      [x + 62, y - 20],
      [x + 74, y + 6],
    ],
    [
      [x + 74, y + 6],
      [x, y + 16],
      [x - 74, y + 6],
    ],
    [
      [x - 74, y + 6],
      [x - 62, y - 20],
      [x - 20, y - 62],
    ],
  );
  sheet.fill(shade, '#d9bd8b');
  sheet.fill(shade, dryBrush(sheet, '#a9834e', 4), 0.8);
  sheet.fill(pebble([x, y + 12], 26, 14, seed), '#fff3cf');
  sheet.pen(shade, '#6b4729', 2.4, 0.6);
}

export function paintRug(sheet: Sheet, at: Point, rx: number, ry: number, seed: Seed): void {
  sheet.fill(pebble(at, rx, ry, seed, 0.02, 16), '#b9714f', 0.85);
  sheet.fill(pebble(at, rx * 0.88, ry * 0.84, seed, 0.02, 16), '#e6d3b4', 0.9);
  sheet.fill(pebble(at, rx * 0.8, ry * 0.74, seed, 0.02, 16), house.accent, 0.75);
  sheet.fill(pebble(at, rx * 0.8, ry * 0.74, seed, 0.02, 16), dryBrush(sheet, '#e6d3b4', 84), 0.6);
}

/** A framed botanical on the wall. */
export function paintFrame(sheet: Sheet, x: number, y: number, w: number, h: number, seed: Seed): void {
  const box = polygon([
    [x, y],
    [x + w, y + 2],
    [x + w - 1, y + h],
    [x + 1, y + h - 1],
  ]);
  sheet.moved([8, 10], () => sheet.fill(box, '#4a2f22', 0.16));
  sheet.fill(box, house.woodDark);
  sheet.fill(
    polygon([
      [x + 10, y + 10],
      [x + w - 10, y + 11],
      [x + w - 11, y + h - 10],
      [x + 11, y + h - 11],
    ]),
    '#f5ecdc',
  );
  const c = x + w / 2;
  sheet.pen(
    line([
      [c, y + h * 0.84],
      [c + 4, y + h * 0.5],
      [c - 2, y + h * 0.2],
    ]),
    house.leaf,
    3,
  );
  let leaves = '';
  for (let i = 0; i < 6; i++)
    for (const d of [-1, 1])
      leaves += stroke(
        [
          [c, y + h * (0.76 - i * 0.09)],
          [c + d * w * 0.13, y + h * (0.7 - i * 0.09)],
          [c + d * w * 0.24, y + h * (0.62 - i * 0.09)],
        ],
        w * 0.1,
        seed,
      );
  sheet.fill(leaves, house.leaf);
}
