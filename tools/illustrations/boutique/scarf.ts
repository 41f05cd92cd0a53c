/** Scarves: a square folded and knotted, a long fringed one, a sheer stole. */
import { paintContour, paintFold } from './light.ts';
import { blob, line, mix, outline, type Point, reversed, stroke } from './path.ts';
import type { AccessoryCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, along, down, quad, type Surface } from './surface.ts';
import { paintBow } from './waist.ts';

/** A length of cloth along an axis with lengthwise folds. */
function paintLength(
  sheet: Sheet,
  axis: Point[],
  half: (t: number) => number,
  stuff: Stuff,
  seed: Seed,
  unit: number,
  folds: number,
  turn: number,
  opacity = 1,
): Surface {
  const s = along(axis, half);
  const data = outline(across(s, 0, 0, -1, 1, 4), down(s, 1, 1, 0, 1, 10), across(s, 1, 1, 1, -1, 4), reversed(down(s, -1, -1, 0, 1, 10)));
  sheet.moved([9 * unit, 12 * unit], () => sheet.fill(data, '#4a2f22', 0.16));
  paintPanel(sheet, data, s, stuff, seed, { scale: unit, turn, opacity }, () => {
    for (let i = 0; i < folds; i++)
      paintFold(
        sheet,
        s,
        {
          u: mix(-0.7, 0.75, (i + 0.5) / folds) + seed.around(0.1),
          t0: seed.between(0, 0.25),
          t1: seed.between(0.7, 1.02),
          width: 0.26,
          drift: seed.around(0.2),
        },
        stuff.tone,
        stuff.finish,
        seed,
      );
  });
  paintContour(sheet, [down(s, 1, 1, 0, 1, 10), down(s, -1, -1, 0, 1, 10)], stuff.tone.deep, seed, 3.4 * unit, 0.7);
  return s;
}

function paintFringe(sheet: Sheet, s: Surface, t: number, reach: number, stuff: Stuff, seed: Seed, unit: number): void {
  let data = '';
  for (let i = 0; i <= 16; i++) {
    const [a, b] = [s(t, -1 + i / 8), s(t - 0.04, -1 + i / 8)];
    const length = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
    const d: Point = [(a[0] - b[0]) / length, (a[1] - b[1]) / length];
    data += line([
      a,
      [a[0] + d[0] * reach * 0.5 + seed.around(5), a[1] + d[1] * reach * 0.5],
      [a[0] + d[0] * reach + seed.around(9), a[1] + d[1] * reach * seed.between(0.85, 1.1)],
    ]);
  }
  sheet.pen(data, stuff.tone.deep, 5.4 * unit, 0.7);
  sheet.pen(data, stuff.tone.base, 3.6 * unit);
}

export function paintScarf(
  sheet: Sheet,
  model: AccessoryCut['model'],
  c: Point,
  k: number,
  stuff: Stuff,
  seed: Seed,
  second: boolean,
): void {
  const at = (x: number, y: number): Point => [c[0] + x * k, c[1] + y * k];
  const unit = k / 7;
  const { tone } = stuff;
  if (model === 'scarf-square' && !second) {
    const s = quad(at(-36, -36), at(36, -34), at(35, 37), at(-37, 36));
    const edge = (a: Point, b: Point): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map((t): Point => [mix(a[0], b[0], t) + seed.around(0.5 * k), mix(a[1], b[1], t) + seed.around(0.5 * k)]);
    const data = outline(
      edge(at(-36, -36), at(36, -34)),
      edge(at(36, -34), at(35, 37)),
      edge(at(35, 37), at(-37, 36)),
      edge(at(-37, 36), at(-36, -36)),
    );
    sheet.moved([8, 12], () => sheet.fill(data, '#4a2f22', 0.2));
    sheet.fill(data, stuff.colour.inks[1] ?? tone.deep);
    const inner = outline([s(0.07, -0.86), s(0.07, 0.86)], [s(0.93, 0.86), s(0.93, -0.86)]);
    paintPanel(sheet, inner, s, stuff, seed, { scale: unit * 1.15, shadowFrom: 0.9 });
    sheet.pen(inner, stuff.colour.inks[0] ?? tone.light, 5 * unit);
    sheet.clipped(data, () => {
      for (const [a, b] of [
        [-0.4, 0.2],
        [0.1, 0.9],
        [0.7, -0.2],
      ] as const) {
        sheet.fill(stroke([s(0, a), s(0.5, mix(a, b, 0.4)), s(1, b)], 26 * unit, seed, 0.5), tone.deep, 0.28);
        sheet.fill(stroke([s(0, a - 0.09), s(0.5, mix(a, b, 0.4) - 0.09), s(1, b - 0.09)], 20 * unit, seed, 0.5), '#fff6e4', 0.34);
      }
    });
    const corner = blob([at(35, 37), at(12, 36), at(8, 26), at(20, 16), at(34, 10)]);
    sheet.moved([-4, -5], () => sheet.fill(corner, '#4a2f22', 0.3));
    paintPanel(sheet, corner, quad(at(8, 10), at(35, 10), at(35, 37), at(8, 37)), stuff, seed, { behind: 0.35, scale: unit, turn: 140 });
    sheet.pen(corner, tone.deep, 2.4 * unit, 0.6);
    return;
  }
  if (model === 'scarf-square') {
    const ring = [at(0, -8), at(-19, -14), at(-21, -32), at(-9, -43), at(9, -43), at(21, -32), at(19, -14), at(0, -8)];
    paintLength(sheet, ring, (t) => (3.2 + Math.sin(t * 3.14) * 4.4) * k, stuff, seed, unit, 4, 40);
    paintLength(sheet, [at(-1, -8), at(-8, 8), at(-17, 22), at(-24, 40)], (t) => (2 + t * 10) * k, stuff, seed, unit, 4, 24);
    paintLength(sheet, [at(1, -8), at(8, 10), at(12, 26), at(20, 44)], (t) => (2 + t * 9) * k, stuff, seed, unit, 4, -24);
    paintBow(sheet, at(0, -8), 5.4 * k, 9 * k, stuff, seed, unit);
    return;
  }
  if (model === 'scarf-long') {
    if (second) {
      for (const [i, y] of [
        [0, 22],
        [1, 9],
        [2, -4],
      ] as const) {
        const s = paintLength(sheet, [at(-28, y + 1), at(-10, y - 1), at(10, y + 1), at(28, y)], () => 8 * k, stuff, seed, unit, 2, 90);
        sheet.fill(stroke(across(s, 0.5, 0.5, -1, 1, 3), 4, seed), tone.deep, 0.01);
        if (i === 2) paintFringe(sheet, s, 1, 9 * k, stuff, seed, unit);
      }
      return;
    }
    const left = paintLength(sheet, [at(-3, -30), at(-9, -8), at(-10, 18), at(-12, 44)], (t) => (6 + t * 2.6) * k, stuff, seed, unit, 3, 4);
    paintFringe(sheet, left, 1, 8 * k, stuff, seed, unit);
    const right = paintLength(sheet, [at(4, -30), at(10, -10), at(9, 14), at(12, 32)], (t) => (6 + t * 2.6) * k, stuff, seed, unit, 3, -4);
    paintFringe(sheet, right, 1, 8 * k, stuff, seed, unit);
    paintLength(sheet, [at(-13, -38), at(-5, -29), at(6, -28), at(14, -38)], () => 7.4 * k, stuff, seed, unit, 3, 90);
    return;
  }
  const drape = (axis: Point[], w: number): void => {
    for (const [spread, opacity] of [
      [1.14, 0.45],
      [1, 0.6],
    ] as const)
      paintLength(sheet, axis, (t) => w * spread * (0.7 + 0.5 * Math.abs(t - 0.5)) * k, stuff, seed, unit, 4, 10, opacity);
  };
  if (second) {
    drape([at(-26, -34), at(-22, -6), at(-2, 10), at(14, 30), at(16, 48)], 10);
    drape([at(26, -34), at(20, -4), at(0, 12), at(-16, 28), at(-20, 50)], 9);
    drape([at(-27, -38), at(-10, -26), at(10, -26), at(27, -38)], 8);
  } else {
    drape([at(-22, -34), at(-20, 0), at(-17, 26), at(-21, 50)], 9);
    drape([at(22, -34), at(19, 0), at(20, 22), at(24, 44)], 9);
    drape([at(-24, -38), at(-10, -22), at(10, -22), at(25, -38)], 9);
  }
}
