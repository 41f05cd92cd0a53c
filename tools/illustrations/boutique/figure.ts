/** People, drawn as a fashion sketch: no face, a turned head, long limbs. Measures in cm around a body frame. */
import { paintBody } from './body.ts';
import { type BodyFrame, lengthOf, place, type Side } from './body-frame.ts';
import { blob, line, mix, outline, type Point, pebble, reversed, stroke } from './path.ts';
import type { BodyCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { armAxis } from './sleeve.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, along, down, type Surface } from './surface.ts';
import { type Tones, tones } from './tone.ts';

export interface Person {
  skin: string;
  hair: string;
  bun: boolean;
  shoes: string;
}

function paintLimb(sheet: Sheet, axis: Point[], half: (t: number) => number, tone: Tones, seed: Seed): Surface {
  const s = along(axis, half);
  const data = outline(across(s, 0, 0, -1, 1, 2), down(s, 1, 1, 0, 1, 6), across(s, 1, 1, 1, -1, 2), reversed(down(s, -1, -1, 0, 1, 6)));
  sheet.fill(data, tone.base);
  sheet.fill(outline(down(s, 0.2, 0.3, 0, 1, 5), reversed(down(s, 1, 1, 0, 1, 5))), tone.shade, 0.55);
  sheet.pen(line(down(s, 1, 1, 0.02, 0.98, 5)), tone.deep, 1.6, 0.5);
  sheet.fill(stroke(down(s, -0.5, -0.4, 0.1, 0.8, 4), half(0.4) * 0.4, seed), tone.light, 0.5);
  return s;
}

function paintHand(sheet: Sheet, wrist: Point, angle: number, size: number, tone: Tones, seed: Seed): void {
  const a = (angle * Math.PI) / 180;
  const p = (x: number, y: number): Point => [
    wrist[0] + (x * Math.cos(a) - y * Math.sin(a)) * size,
    wrist[1] + (x * Math.sin(a) + y * Math.cos(a)) * size,
  ];
  sheet.fill(blob([p(-0.26, -0.1), p(-0.42, 0.4), p(-0.36, 0.9), p(-0.1, 1.5), p(0.16, 1.46), p(0.36, 0.8), p(0.28, -0.1)]), tone.base);
  sheet.fill(stroke([p(0.26, 0.1), p(0.56, 0.6), p(0.5, 1)], size * 0.22, seed), tone.base);
  sheet.fill(stroke([p(0, 0.7), p(0, 1.1), p(-0.02, 1.4)], size * 0.08, seed), tone.deep, 0.5);
}

function paintHead(sheet: Sheet, f: BodyFrame, person: Person, side: Side, seed: Seed): void {
  const at = (x: number, y: number): Point => place(f, [x, y]);
  const skin = tones(person.skin);
  const hair = tones(person.hair);
  const tilt = seed.around(1);
  sheet.fill(outline([at(-4.4, 2.6), at(-4, -3), at(-3.6 + tilt, -10)], [at(3.8 + tilt, -10), at(4, -3), at(4.6, 2.6)]), skin.base);
  sheet.fill(outline([at(0.6, 2.6), at(0, -4), at(-1, -9)], [at(3.8 + tilt, -10), at(4, -3), at(4.6, 2.6)]), skin.shade, 0.6);
  const c: Point = [tilt * 1.2, -17];
  if (person.bun) sheet.fill(pebble(at(c[0] + 1, c[1] - 12.4), 5.4 * f.k, 4.8 * f.k, seed, 0.08), hair.shade);
  else
    sheet.fill(
      blob([
        at(c[0] - 9, c[1] - 3),
        at(c[0] - 10, c[1] + 8),
        at(c[0] - 8, c[1] + 16),
        at(c[0] + 8, c[1] + 16),
        at(c[0] + 10, c[1] + 8),
        at(c[0] + 9, c[1] - 3),
      ]),
      hair.shade,
    );
  sheet.fill(
    blob([
      at(c[0], c[1] - 9.6),
      at(c[0] + 5.6, c[1] - 7),
      at(c[0] + 6.8, c[1]),
      at(c[0] + 4.8, c[1] + 6),
      at(c[0], c[1] + 9),
      at(c[0] - 4.8, c[1] + 6),
      at(c[0] - 6.8, c[1]),
      at(c[0] - 5.6, c[1] - 7),
    ]),
    side === 'front' ? skin.base : hair.base,
  );
  if (side === 'front') {
    sheet.fill(
      blob([
        at(c[0] + 1.6, c[1] - 6),
        at(c[0] + 6.6, c[1] - 2),
        at(c[0] + 5, c[1] + 5.6),
        at(c[0] + 0.6, c[1] + 8.8),
        at(c[0] + 2.6, c[1] + 2),
      ]),
      skin.shade,
      0.4,
    );
    sheet.fill(
      blob([
        at(c[0] - 7.4, c[1] + 1.6),
        at(c[0] - 7.2, c[1] - 7),
        at(c[0], c[1] - 11.4),
        at(c[0] + 7.4, c[1] - 7),
        at(c[0] + 7.6, c[1] + 2),
        at(c[0] + 5.4, c[1] - 4),
        at(c[0] - 1, c[1] - 6),
        at(c[0] - 5.6, c[1] - 3),
      ]),
      hair.base,
    );
    sheet.fill(pebble(at(c[0] - 3.4, c[1] + 3.4), 1.7 * f.k, 1.2 * f.k, seed), '#d98a74', 0.35);
  } else {
    sheet.fill(
      blob([
        at(c[0] - 6.8, c[1]),
        at(c[0] - 4.4, c[1] + 6.6),
        at(c[0] - 1.4, c[1] + 9.4),
        at(c[0] + 2, c[1] + 9.2),
        at(c[0] + 5, c[1] + 6.4),
        at(c[0] + 6.8, c[1]),
        at(c[0], c[1] + 3),
      ]),
      hair.base,
    );
    for (const x of [-6.9, 6.9]) sheet.fill(pebble(at(c[0] + x, c[1] + 1.4), 1.1 * f.k, 1.9 * f.k, seed), skin.shade);
  }
  let strands = '';
  for (const x of [-5, -2.4, 0.4, 3, 5.4])
    strands += stroke(
      [at(c[0] + x, c[1] + (side === 'back' ? 5 : -5)), at(c[0] + x * 0.8, c[1] - 6.4), at(c[0] + 0.6, c[1] - 10)],
      0.8 * f.k,
      seed,
    );
  sheet.fill(strands, hair.light, 0.55);
}

/** A standing person wearing the piece; feet at about 172 cm below the neck's base. */
export function paintPerson(sheet: Sheet, f: BodyFrame, person: Person, cut: BodyCut, stuff: Stuff, seed: Seed, stride = 0): void {
  const at = (x: number, y: number): Point => place(f, [x, y]);
  const skin = tones(person.skin);
  const shoe = tones(person.shoes);
  for (const d of [1, -1] as const) {
    const ahead = d === 1 ? stride : -stride;
    const foot = at(d * 6.6 + ahead * 0.5, 150 + (d === 1 ? 0 : stride * 0.6));
    paintLimb(
      sheet,
      [at(d * 8.4, 78), at(d * 8.6 + ahead * 0.3, 106), at(d * 7.8 + ahead * 0.4, 128), [foot[0], foot[1] + 6 * f.k]],
      (t) => mix(t < 0.4 ? mix(7.6, 5.4, t / 0.4) : mix(5.6, 2.6, (t - 0.4) / 0.6), 0, 0) * f.k,
      skin,
      seed,
    );
    const p = (x: number, y: number): Point => [foot[0] + x * f.k, foot[1] + y * f.k];
    sheet.fill(
      blob([p(-2.7, 0.5), p(-3.1, 5), p(-3.4 + d * 1.4, 11), p(d * 2.6, 13.4), p(3.4 + d * 1.6, 11), p(3.1, 5), p(2.7, 0.5), p(0, 5.4)]),
      shoe.base,
    );
    sheet.fill(stroke([p(d * 1 - 1, 6), p(d * 2 - 1, 9), p(d * 2, 11)], 1.4 * f.k, seed), shoe.light, 0.6);
  }
  if (cut.family === 'top') {
    const skirt = outline(
      [at(-17, 40), at(17, 40)],
      [at(21, 62), at(24, 116)],
      [at(24, 116), at(0, 119), at(-24, 116)],
      [at(-24, 116), at(-21, 62), at(-17, 40)],
    );
    const plain: Stuff = { ...stuff, cloth: { weave: 'crepe', print: 'none' }, tone: tones('#5a4334') };
    paintPanel(sheet, skirt, (t, u) => at(u * (17 + t * 7), 40 + t * 77), plain, seed);
  }
  const shoulder: Point = [16.2, 4.6];
  const sleeveless = cut.sleeve === 'none';
  for (const d of [-1, 1] as const) {
    const { shoulder: a, elbow, wrist } = armAxis(f, shoulder, d, d === -1 ? 8 : -10);
    const arm = paintLimb(
      sheet,
      [[a[0] + d * 1.6 * f.k, a[1] - 4 * f.k], [a[0] + d * 1.4 * f.k, a[1] + 4 * f.k], elbow, wrist],
      (t) => mix(4.4, 2.3, t) * f.k,
      skin,
      seed,
    );
    const [w0, w1] = [arm(0.94, 0), arm(1, 0)];
    paintHand(sheet, w1, (Math.atan2(w1[1] - w0[1], w1[0] - w0[0]) * 180) / Math.PI - 90, 6.4 * f.k, skin, seed);
  }
  if (sleeveless || cut.neckline !== 'roll') {
    sheet.fill(
      blob([
        at(-6, 0),
        at(0, -2),
        at(6, 0),
        at(15, 3.4),
        at(18.4, 7),
        at(17.6, 22),
        at(10, 30),
        at(0, 34),
        at(-10, 30),
        at(-17.6, 22),
        at(-18.4, 7),
        at(-15, 3.4),
      ]),
      skin.base,
    );
    sheet.fill(stroke([at(-11, 6), at(-4, 7.6), at(-1, 9)], 1.1 * f.k, seed), skin.shade, 0.8);
    sheet.fill(stroke([at(11, 6), at(5, 7.6), at(1.4, 9)], 1.1 * f.k, seed), skin.shade, 0.8);
  }
  if (f.side === 'front') paintHead(sheet, f, person, 'front', seed);
  paintBody(sheet, f, cut, stuff, seed);
  if (f.side === 'back') paintHead(sheet, f, person, 'back', seed);
}

/** How far a person reaches above the neck's base and below it, cm. */
export const personReach = { above: 34, below: 166 } as const;

/** Whether a hem leaves the feet in sight. */
export const showsFeet = (cut: BodyCut): boolean => lengthOf[cut.length] < 150;
