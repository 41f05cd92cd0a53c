/** Trousers, from the front or the back. Measures in cm from the waistband. */

import { type BodyFrame, place } from './body-frame.ts';
import { paintButton } from './fastening.ts';
import { paintContour, paintFold } from './light.ts';
import { blob, line, mix, outline, type Point, reversed, stroke } from './path.ts';
import type { TrouserCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, along, down, type Surface } from './surface.ts';
import { blend, house } from './tone.ts';
import { paintBow } from './waist.ts';

/** Half widths of one leg at the thigh, knee and hem, and the length. */
const legs: Record<TrouserCut['leg'], { thigh: number; knee: number; hem: number; length: number; apart: number }> = {
  straight: { thigh: 11.2, knee: 9.2, hem: 9.2, length: 106, apart: 1.6 },
  wide: { thigh: 12, knee: 13.2, hem: 15.6, length: 108, apart: 6.6 },
  tapered: { thigh: 11.8, knee: 9, hem: 7.2, length: 100, apart: 1.2 },
  flared: { thigh: 10.8, knee: 8.4, hem: 14.6, length: 110, apart: 5.6 },
  culotte: { thigh: 13, knee: 16, hem: 18, length: 78, apart: 8 },
  slim: { thigh: 10.6, knee: 7.8, hem: 6.4, length: 101, apart: 0.6 },
};

export const trouserLength = (cut: TrouserCut): number => legs[cut.leg].length;

export function paintTrousers(sheet: Sheet, f: BodyFrame, cut: TrouserCut, stuff: Stuff, seed: Seed): void {
  const at = (x: number, y: number): Point => place(f, [x, y]);
  const unit = f.k / 7;
  const { tone } = stuff;
  const shape = legs[cut.leg];
  const waist = cut.rise === 'high' ? 17.4 : 18.8;
  const crotch = cut.rise === 'high' ? 30 : 26;
  const front = f.side === 'front';
  const end = shape.length;
  sheet.fill(blob([at(-waist, 0.4), at(0, -1.6), at(waist, 0.4), at(0, 6)]), blend(tone.deep, tone.base, 0.25));
  for (const d of [1, -1] as const) {
    const middle = (y: number): number => mix(10.6, 10.6 + shape.apart, Math.max(0, (y - 28) / (end - 28)));
    const axis = [0, 14, 28, 45, 62, 80, end].map((y) => at(d * (y < 28 ? mix(8.8, 10.6, y / 28) : middle(y)), y));
    const half = (t: number): number => {
      const y = t * end;
      const top = waist / 2;
      if (y < 28) return mix(top, shape.thigh, Math.sin((y / 28) * 1.57)) * f.k;
      if (y < 60) return mix(shape.thigh, shape.knee, (1 - Math.cos(((y - 28) / 32) * Math.PI)) / 2) * f.k;
      return mix(shape.knee, shape.hem, ((y - 60) / (end - 60)) ** (cut.leg === 'flared' ? 1.5 : 1)) * f.k;
    };
    const s = along(axis, half);
    const crotchT = crotch / end;
    const outer = down(s, d, d, 0.005, 1, 10);
    const inner = reversed(down(s, -d, -d, crotchT + 0.02, 1, 8));
    const hem = across(s, 1, 1, d, -d, 6).map((p, i): Point => [p[0], p[1] + Math.sin((i / 6) * Math.PI) * 1.3 * f.k]);
    const rise: Point[] = [at(0, crotch), at(-0.2 * d, crotch * 0.5), at(0, 0.5)];
    const data = outline(
      [at(0, 0.5), at(d * waist * 0.5, 1.1), outer[0]!],
      outer,
      hem,
      [...inner, at(d * 1.3, crotch + 1.2), at(0, crotch)],
      rise,
    );
    sheet.fill(
      blob([...across(s, 0.985, 0.985, -0.97, 0.97, 5), ...across(s, 1.004, 1.004, 0.97, -0.97, 5).map((p): Point => [p[0], p[1] - f.k])]),
      tone.deep,
    );
    paintPanel(sheet, data, s, stuff, seed, { scale: unit, turn: d * -2, shift: d * 21, shadowFrom: d === 1 ? 0.1 : 0.46 }, () => {
      if (d === 1)
        sheet.fill(blob([...down(s, -1.3, -1.2, crotchT, 1, 6), ...reversed(down(s, -0.62, -0.66, crotchT, 1, 6))]), tone.deep, 0.36);
      const loose = cut.leg === 'wide' || cut.leg === 'culotte' || cut.leg === 'flared';
      for (let i = 0; i < (loose ? 4 : 2); i++)
        paintFold(
          sheet,
          s,
          {
            u: mix(-0.5, 0.6, i / 3) + seed.around(0.1),
            t0: cut.leg === 'flared' ? 0.55 : seed.between(0.2, 0.4),
            t1: seed.next() < 0.6 ? 1.02 : 0.9,
            width: loose ? 0.22 : 0.14,
            drift: seed.around(0.1),
          },
          tone,
          stuff.finish,
          seed,
        );
      let dark = '';
      let pale = '';
      for (let i = 0; i < 5; i++) {
        const from = s(crotchT - 0.02 + i * 0.014, -d);
        const reach = s(crotchT - 0.07 + i * 0.055, mix(0.2, 0.7, seed.next()) * d);
        dark += stroke([from, [mix(from[0], reach[0], 0.5), mix(from[1], reach[1], 0.5) + 3 * unit], reach], 6 * unit, seed, 0.2);
      }
      for (let i = 0; i < 4; i++) {
        const t = (56 + i * 4) / end;
        dark += stroke([s(t, d * 0.9), s(t + 0.012, d * 0.4), s(t + 0.008, seed.around(0.3))], 6 * unit, seed, 0.2);
        pale += stroke([s(t + 0.016, d * 0.8), s(t + 0.028, d * 0.3), s(t + 0.024, -d * 0.1)], 6 * unit, seed, 0.3);
      }
      sheet.fill(dark, tone.deep, 0.42);
      sheet.fill(pale, tone.light, 0.3 + 0.3 * stuff.finish.light);
      if (stuff.cloth.weave === 'denim')
        sheet.fill(blob(down(s, -0.25, -0.2, 0.16, 0.8, 6).concat(reversed(down(s, 0.35, 0.3, 0.18, 0.78, 6)))), tone.glow, 0.16);
    });
    if (cut.front === 'pleats' || cut.front === 'sailor')
      sheet.fill(stroke(down(s, 0.02, -0.04, 0.08, 0.99, 8), 4 * unit, seed, 0.3), tone.deep, 0.6);
    const hemT = 1 - 3 / end;
    if (cut.turnUp) {
      const cuff: Surface = (t, u) => s(1 - 5 / end + (t * 6) / end, u * 1.08);
      const turned = outline(across(cuff, 0), across(cuff, 1, 1, 1, -1));
      paintPanel(sheet, turned, cuff, { ...stuff, tone: { ...tone, base: tone.light } }, seed, { scale: unit });
      sheet.pen(turned, tone.deep, 2.2 * unit, 0.7);
    } else sheet.pen(line(across(s, hemT, hemT, -1, 1, 5)), stuff.cloth.weave === 'denim' ? stuff.trim : tone.deep, 1.8 * unit, 0.7, '6 4');
    paintContour(sheet, [outer.slice(0, 6), outer.slice(5), inner, hem], tone.deep, seed, 3.2 * unit, 0.75, data);
    paintPocket(sheet, at, d, cut, stuff, seed, unit, front);
  }
  const stitch = stuff.cloth.weave === 'denim' ? stuff.trim : tone.light;
  sheet.fill(stroke([at(0, 4), at(-0.4, crotch * 0.6), at(0, crotch + 0.6)], 4 * unit, seed, 0.7), tone.deep, 0.85);
  if (front && cut.front !== 'sailor')
    sheet.pen(
      line([at(3.4, 4.5), at(3.3, crotch * 0.46), at(1.6, crotch * 0.66), at(0, crotch * 0.72)]),
      stitch,
      2 * unit,
      0.9,
      stuff.cloth.weave === 'denim' ? '7 4' : '',
    );
  paintBand(sheet, at, waist, cut, stuff, seed, f, front);
}

function paintPocket(
  sheet: Sheet,
  at: (x: number, y: number) => Point,
  d: 1 | -1,
  cut: TrouserCut,
  stuff: Stuff,
  seed: Seed,
  unit: number,
  front: boolean,
): void {
  const { tone } = stuff;
  const stitch = stuff.cloth.weave === 'denim' ? stuff.trim : tone.light;
  if (!front) {
    const p = (x: number, y: number): Point => at(d * 9.6 + x, 10 + y);
    if (cut.front === 'jean') {
      const data = outline([p(-5.4, 0), p(5.4, 0)], [p(5.4, 0), p(5, 9.5), p(0, 13), p(-5, 9.5), p(-5.4, 0)]);
      sheet.fill(data, tone.deep, 0.22);
      sheet.pen(data, stitch, 2 * unit, 0.9, '7 4');
      sheet.pen(line([p(-5, 6), p(-1.6, 4.6), p(0, 6.4), p(1.6, 4.6), p(5, 6)]), stitch, 1.7 * unit, 0.8);
    } else {
      sheet.fill(stroke([p(-5.2, 2), p(0, 2.4), p(5.2, 2)], 7 * unit, seed), tone.deep, 0.8);
      sheet.pen(line([p(0, -6), p(0, 1)]), tone.deep, 2 * unit, 0.6);
    }
    return;
  }
  if (cut.front === 'jean') {
    for (const shift of [0, 0.9])
      sheet.pen(
        line([at(d * (8 - shift), 4.6), at(d * (8.8 - shift), 9.4), at(d * (17.6 - shift), 12 + shift)]),
        shift === 0 ? tone.deep : stitch,
        (shift === 0 ? 3 : 1.8) * unit,
        0.9,
        shift === 0 ? '' : '7 4',
      );
  } else if (cut.front !== 'sailor') {
    sheet.fill(stroke([at(d * 13, 4.6), at(d * 15.6, 11), at(d * 18.6, 19)], 5 * unit, seed), tone.deep, 0.75);
    if (cut.front === 'pleats')
      for (const x of [6, 9])
        sheet.fill(stroke([at(d * x, 4.4), at(d * (x + 0.6), 12), at(d * (x + 1), 24)], 7 * unit, seed, 0.2), tone.deep, 0.55);
  }
}

function paintBand(
  sheet: Sheet,
  at: (x: number, y: number) => Point,
  waist: number,
  cut: TrouserCut,
  stuff: Stuff,
  seed: Seed,
  f: BodyFrame,
  front: boolean,
): void {
  const unit = f.k / 7;
  const { tone } = stuff;
  const band: Surface = (t, u) => at(u * (waist + t * 0.5), -0.2 + t * 4.4 + (1 - u * u) * 1.4);
  const data = outline(across(band, 0), across(band, 1, 1, 1, -1));
  paintPanel(sheet, data, band, stuff, seed, { scale: unit, turn: 90, behind: 0.08 });
  sheet.pen(data, tone.deep, 2.4 * unit, 0.7);
  if (cut.front === 'jean')
    sheet.pen(line(across(band, 0.2, 0.2, -0.98, 0.98)) + line(across(band, 0.8, 0.8, -0.98, 0.98)), stuff.trim, 1.6 * unit, 0.85, '7 4');
  if (cut.front === 'drawstring' && front) paintBow(sheet, band(0.5, 0), 5 * f.k, 18 * f.k, stuff, seed, unit);
  else if (front && cut.front !== 'sailor')
    paintButton(sheet, band(0.55, 0.04), 1.35 * f.k, cut.front === 'jean' ? house.brass : '#4a3021');
  for (const u of [-0.66, 0.66, ...(front ? [] : [0])]) {
    const loop = outline([band(-0.12, u - 0.035), band(-0.12, u + 0.035)], [band(1.14, u + 0.035), band(1.14, u - 0.035)]);
    sheet.fill(loop, tone.base);
    sheet.pen(loop, tone.deep, 1.8 * unit, 0.75);
  }
  if (cut.front === 'sailor' && front) {
    const flap = outline(
      [at(-11.5, 5), at(-11.2, 14), at(-11.6, 24)],
      [at(-11.6, 24), at(0, 25.4), at(11.6, 24)],
      [at(11.6, 24), at(11.2, 14), at(11.5, 5)],
    );
    sheet.pen(flap, tone.deep, 3 * unit, 0.9);
    sheet.pen(flap, tone.light, 1.2 * unit, 0.5);
    for (const x of [-9.2, 9.2]) for (const y of [8, 14.5, 21]) paintButton(sheet, at(x, y), 1.4 * f.k, house.brass);
    for (const x of [-3, 3]) paintButton(sheet, at(x, 7.6), 1.4 * f.k, house.brass);
  }
  if (!front && cut.front === 'jean') {
    const patch = outline([band(0.1, 0.36), band(0.1, 0.6)], [band(1.1, 0.6), band(1.1, 0.36)]);
    sheet.fill(patch, '#a8703f');
    sheet.pen(patch, '#6b4729', 1.8 * unit, 0.8);
  }
}
