/** Things that keep the clothes company: plants, stools, chairs, mirrors, boxes. `at` is where they touch the floor, px. */

import { paintContact } from './ground.ts';
import { blob, line, outline, type Point, pebble, polygon, stroke } from './path.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { dryBrush } from './texture.ts';
import { blend, house, tones } from './tone.ts';

/** A branch with round leaves, as of eucalyptus, from `from` to `to`. */
export function paintBranch(sheet: Sheet, from: Point, to: Point, size: number, seed: Seed, colour: string = house.leaf): void {
  const tone = tones(colour);
  const bow = seed.around(0.18);
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t - (to[1] - from[1]) * bow * Math.sin(t * 3.14),
    from[1] + (to[1] - from[1]) * t + (to[0] - from[0]) * bow * Math.sin(t * 3.14),
  ];
  sheet.pen(line([0, 0.25, 0.5, 0.75, 1].map(at)), blend(colour, '#5a3d28', 0.5), size * 0.12);
  const n = sheet.brief ? 6 : 8;
  const shades = [tone.base, tone.shade, tone.light, blend(colour, house.dusk, 0.4)];
  const leaves = shades.map(() => '');
  let veins = '';
  for (let i = 1; i <= n; i++) {
    const p = at(i / n);
    const r = size * (0.62 - 0.34 * (i / n));
    for (const d of i === n ? [0] : [-1, 1]) {
      const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + d * 1.15 + seed.around(0.3);
      const c: Point = [p[0] + Math.cos(angle) * r, p[1] + Math.sin(angle) * r];
      leaves[Math.floor(seed.next() * 4)] += pebble(c, r * 0.8, r * 0.62, seed, 0.14, 5);
      veins += line([p, c]);
    }
  }
  for (const [i, data] of leaves.entries()) if (data) sheet.fill(data, shades[i]!);
  if (!sheet.brief) sheet.pen(veins, tone.glow, size * 0.05, 0.6);
}

/** A plant in a clay pot. */
export function paintGroundPlant(sheet: Sheet, at: Point, scale: number, seed: Seed): void {
  const p = (x: number, y: number): Point => [at[0] + x * scale, at[1] + y * scale];
  paintContact(sheet, p(6, 0), 62 * scale, 9 * scale, seed);
  for (const [x, y] of [
    [-70, -260],
    [-24, -325],
    [40, -310],
    [-92, -180],
    [92, -200],
  ] as const)
    paintBranch(sheet, p(x * 0.14, -86), p(x, y), 34 * scale, seed);
  const pot = tones('#b8704e');
  const data = outline(
    [p(-44, -92), p(0, -88), p(44, -92)],
    [p(44, -92), p(38, -30), p(30, -2)],
    [p(30, -2), p(0, 4), p(-30, -2)],
    [p(-30, -2), p(-38, -30), p(-44, -92)],
  );
  sheet.fill(data, pot.base);
  sheet.clipped(data, () => {
    sheet.fill(blob([p(10, -96), p(50, -96), p(50, 8), p(6, 8)]), pot.shade, 0.7);
    sheet.fill(data, dryBrush(sheet, pot.light, 4), 0.6);
    sheet.fill(blob([p(-46, -96), p(46, -96), p(46, -76), p(-46, -76)]), pot.light, 0.5);
  });
  sheet.pen(data, pot.deep, 2.4, 0.6);
}

/** A three-legged wooden stool. */
export function paintStool(sheet: Sheet, at: Point, scale: number, seed: Seed): void {
  const p = (x: number, y: number): Point => [at[0] + x * scale, at[1] + y * scale];
  const wood = tones(house.wood);
  paintContact(sheet, p(6, 2), 86 * scale, 11 * scale, seed);
  for (const [a, b] of [
    [-40, -66],
    [44, 68],
    [6, 8],
  ] as const) {
    sheet.fill(stroke([p(a, -190), p((a + b) / 2, -90), p(b, 0)], 15 * scale, seed, 0.3), a > 20 ? wood.deep : wood.shade);
    sheet.fill(stroke([p(a - 2, -186), p((a + b) / 2 - 2, -90), p(b - 2, -6)], 5 * scale, seed, 0.3), wood.light, 0.8);
  }
  sheet.fill(stroke([p(-54, -80), p(0, -74), p(56, -80)], 9 * scale, seed), wood.shade);
  const seat = blob([p(-82, -202), p(-40, -216), p(40, -217), p(84, -203), p(60, -184), p(0, -178), p(-58, -184)]);
  sheet.fill(seat, wood.base);
  sheet.clipped(seat, () => {
    sheet.fill(seat, dryBrush(sheet, wood.shade, 86), 0.7);
    sheet.fill(stroke([p(-74, -203), p(-20, -212), p(50, -211)], 15 * scale, seed), wood.glow, 0.6);
  });
  sheet.pen(seat, wood.deep, 2.4, 0.7);
}

/** A tall mirror leaning on the wall. */
export function paintMirror(sheet: Sheet, at: Point, scale: number, seed: Seed): void {
  const p = (x: number, y: number): Point => [at[0] + x * scale, at[1] + y * scale];
  const wood = tones(house.woodDark);
  const frame = blob([
    p(-92, 0),
    p(-94, -240),
    p(-88, -430),
    p(-50, -506),
    p(0, -526),
    p(50, -506),
    p(88, -430),
    p(94, -240),
    p(92, 0),
    p(0, 4),
  ]);
  const glass = blob([
    p(-76, -14),
    p(-78, -240),
    p(-73, -424),
    p(-42, -490),
    p(0, -508),
    p(42, -490),
    p(73, -424),
    p(78, -240),
    p(76, -14),
    p(0, -12),
  ]);
  paintContact(sheet, p(14, 2), 112 * scale, 12 * scale, seed);
  sheet.fill(frame, wood.base);
  sheet.fill(frame, dryBrush(sheet, wood.light, 3), 0.6);
  sheet.pen(frame, wood.deep, 2.6, 0.7);
  sheet.fill(glass, '#ccd3cd');
  sheet.clipped(glass, () => {
    sheet.fill(glass, dryBrush(sheet, '#eef0ea', 24), 0.8);
    sheet.fill(polygon([p(-90, -150), p(70, -420), p(90, -360), p(-90, -60)]), '#f3f1e8', 0.6);
    sheet.fill(polygon([p(-80, -20), p(80, -290), p(80, -270), p(-60, -10)]), '#f3f1e8', 0.6);
    sheet.fill(polygon([p(-90, -70), p(90, -76), p(90, 10), p(-90, 10)]), '#c3a985', 0.75);
  });
}

/** A round-backed chair. */
export function paintChair(sheet: Sheet, at: Point, scale: number, seed: Seed, cloth = '#8a9a7b'): void {
  const p = (x: number, y: number): Point => [at[0] + x * scale, at[1] + y * scale];
  const wood = tones(house.woodDark);
  const seat = tones(cloth);
  paintContact(sheet, p(6, 4), 120 * scale, 14 * scale, seed);
  const leg = (a: Point, b: Point, dark: boolean): void =>
    sheet.fill(stroke([a, [(a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2], b], 16 * scale, seed, 0.2), dark ? wood.deep : wood.base);
  leg(p(-62, -150), p(-76, -14), true);
  leg(p(66, -150), p(82, -14), true);
  sheet.pen(line([p(-80, -160), p(-92, -270), p(-66, -346), p(0, -366), p(66, -346), p(92, -270), p(80, -160)]), wood.base, 15 * scale);
  const back = blob([p(-62, -206), p(-68, -280), p(-44, -328), p(0, -342), p(44, -328), p(68, -280), p(62, -206), p(0, -196)]);
  sheet.fill(back, seat.base);
  sheet.fill(back, dryBrush(sheet, seat.shade, 10), 0.6);
  const pad = blob([p(-96, -166), p(-60, -184), p(60, -184), p(98, -166), p(90, -138), p(0, -126), p(-88, -138)]);
  sheet.fill(pad, seat.base);
  sheet.clipped(pad, () => {
    sheet.fill(stroke([p(-80, -168), p(0, -180), p(70, -172)], 26 * scale, seed), seat.glow, 0.5);
    sheet.fill(stroke([p(-90, -134), p(0, -124), p(92, -136)], 22 * scale, seed), seat.deep, 0.6);
  });
  leg(p(-80, -138), p(-88, 0), false);
  leg(p(82, -138), p(94, 0), false);
}
