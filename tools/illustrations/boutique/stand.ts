/** What clothes are shown on: wooden hangers with their peg, and the dressmaker's bust. */
import { type BodyFrame, place } from './body-frame.ts';
import { blob, line, num, outline, type Point, reversed, stroke } from './path.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { across, down, part, upright } from './surface.ts';
import { dryBrush } from './texture.ts';
import { blend, house } from './tone.ts';

/** A wooden hanger under the shoulders, its hook on a peg. `clips` at ± that half width, cm, for skirts and trousers. */
export function paintHanger(sheet: Sheet, f: BodyFrame, seed: Seed, clips = 0): void {
  const at = (x: number, y: number): Point => place(f, [x, y]);
  const unit = f.k / 7;
  sheet.pen(line([at(0, -2), at(0.1, -6), at(1.8, -8.4), at(2.6, -11), at(0.6, -13), at(-1.8, -12)]), '#8d877c', 0.75 * f.k);
  sheet.pen(line([at(-0.2, -2.4), at(-0.1, -6), at(1.5, -8.6), at(2.2, -11)]), '#d8d2c4', 0.22 * f.k, 0.9);
  const half = clips > 0 ? clips + 3 : 17;
  const drop = clips > 0 ? 0.6 : 5.4;
  const wood = outline(
    [at(-half, drop), at(-half * 0.5, drop * 0.42 - 1), at(0, -3), at(half * 0.5, drop * 0.42 - 1), at(half, drop)],
    [at(half, drop), at(half + 0.6, drop + 1.6), at(half - 1, drop + 2.6)],
    [at(half - 1, drop + 2.6), at(half * 0.5, drop * 0.6 + 1.6), at(0, 0.4), at(-half * 0.5, drop * 0.6 + 1.6), at(-half + 1, drop + 2.6)],
    [at(-half + 1, drop + 2.6), at(-half - 0.6, drop + 1.6), at(-half, drop)],
  );
  sheet.fill(wood, house.wood);
  sheet.clipped(wood, () => {
    sheet.fill(wood, dryBrush(sheet, house.woodDark, 84), 0.8);
    sheet.fill(stroke([at(-half, drop + 0.4), at(0, -2.2), at(half, drop + 0.4)], 5 * unit, seed), '#e0bd8d', 0.8);
  });
  sheet.pen(wood, '#6b4729', 1.8 * unit, 0.6);
  for (const d of clips > 0 ? [-1, 1] : []) {
    sheet.paint(
      `<rect x="${num(at(d * clips, 0)[0] - 0.9 * f.k)}" y="${num(at(0, 1)[1])}" width="${num(1.8 * f.k)}" height="${num(4.4 * f.k)}" rx="${num(0.4 * f.k)}" fill="#8d877c"/>`,
    );
    sheet.pen(line([at(d * clips - 0.4, 1.6), at(d * clips - 0.4, 4.6)]), '#d8d2c4', 0.3 * f.k);
  }
}

/** A wooden peg on the wall from which a hanger hangs. */
export function paintPeg(sheet: Sheet, f: BodyFrame, seed: Seed): void {
  const [x, y] = place(f, [0.4, -13.2]);
  sheet.fill(
    blob([
      [x - 13, y + 2],
      [x, y - 9],
      [x + 13, y + 2],
      [x + 6, y + 14],
      [x - 6, y + 14],
    ]),
    house.woodDark,
  );
  sheet.fill(
    blob([
      [x - 10, y],
      [x, y - 7],
      [x + 8, y],
      [x, y + 6],
    ]),
    '#c79c6c',
  );
  sheet.fill(
    stroke(
      [
        [x + 12, y + 8],
        [x + 24, y + 18],
        [x + 30, y + 30],
      ],
      8,
      seed,
    ),
    house.ink,
    0.12,
  );
}

const bustProfile = (f: BodyFrame): (readonly [number, number])[] =>
  [
    [-9, 5.4],
    [-4, 5.6],
    [0, 8],
    [4, 16.6],
    [8, 17.4],
    [16, 17.2],
    [23, 18.6],
    [32, 16],
    [41, 13.6],
    [50, 17.2],
    [60, 20],
    [68, 19],
  ].map(([y, half]) => [f.top + y! * f.k, half! * f.k] as const);

/** The linen bust with its turned wooden neck and, when `legs` is true, its stand down to `floor` px. */
export function paintBust(sheet: Sheet, f: BodyFrame, seed: Seed, floor: number): void {
  const s = upright(f.cx, bustProfile(f), f.top - 9 * f.k, f.top + 68 * f.k, 0.08);
  const unit = f.k / 7;
  const at = (x: number, y: number): Point => place(f, [x, y]);
  const base = s(1, 0)[1];
  const pole = outline(
    [
      [f.cx - 1.5 * f.k, base - 10],
      [f.cx - 1.2 * f.k, floor - 40],
    ],
    [
      [f.cx + 1.2 * f.k, floor - 40],
      [f.cx + 1.5 * f.k, base - 10],
    ],
  );
  sheet.fill(pole, house.woodDark);
  sheet.pen(
    line([
      [f.cx - 0.6 * f.k, base],
      [f.cx - 0.5 * f.k, floor - 44],
    ]),
    '#c79c6c',
    0.6 * f.k,
  );
  for (const d of [-1, 0.15, 1]) {
    const foot: Point = [f.cx + d * 19 * f.k, floor + (d === 0.15 ? 12 : -2)];
    sheet.fill(
      stroke([[f.cx, floor - 62], [f.cx + d * 7 * f.k, floor - 46], [f.cx + d * 14 * f.k, floor - 18], foot], 2.6 * f.k, seed, 0.3),
      d === 1 ? '#6b4729' : house.woodDark,
    );
  }
  const data = outline(across(s, 0), down(s, 1, 1, 0, 1, 12), across(s, 1, 1, 1, -1), reversed(down(s, -1, -1, 0, 1, 12)));
  sheet.fill(data, house.linenBust);
  sheet.fill(data, dryBrush(sheet, '#cbb797', 0), 0.7);
  sheet.clipped(data, () => {
    const shade = part(s, 0, 1, 0.3, 1.2);
    sheet.fill(outline(down(shade, -1), reversed(down(shade, 1))), '#8d6d4d', 0.32);
    sheet.fill(outline(down(s, 0.72), reversed(down(s, 1.1))), dryBrush(sheet, '#7d5c40'), 0.35);
  });
  sheet.pen(line(down(s, 0.02)), '#9a7b58', 2 * unit, 0.8);
  sheet.pen(line(down(s, -0.5, -0.46, 0.16)) + line(down(s, 0.52, 0.46, 0.16)), '#9a7b58', 1.5 * unit, 0.5);
  sheet.pen(data, blend(house.woodDark, house.ink, 0.3), 2.2 * unit, 0.55);
  const cap = blob([at(-5.6, -8.6), at(-3, -10.6), at(0, -11.2), at(3, -10.6), at(5.6, -8.6), at(0, -7.4)]);
  sheet.fill(cap, house.wood);
  sheet.fill(blob([at(-1.4, -10.8), at(-1.6, -13.2), at(0, -14.6), at(1.6, -13.2), at(1.4, -10.8)]), house.woodDark);
  sheet.pen(line([at(-4, -9.4), at(0, -9.9), at(3, -9.6)]), '#e6c69a', 0.5 * f.k, 0.9);
}
