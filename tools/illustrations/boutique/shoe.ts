/** One shoe seen from the side, with its heel, opening, seams and fastenings. */

import { heelRise, soleAt, upperOf } from './last.ts';
import { paintContour } from './light.ts';
import { blob, line, mix, outline, type Point, reversed, stroke } from './path.ts';
import type { ShoeCut } from './piece.ts';
import { paintStraps } from './sandal.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintFittings } from './shoe-fitting.ts';
import { paintHeel } from './shoe-heel.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { dryBrush } from './texture.ts';
import { blend } from './tone.ts';

/** `origin` is the toe on the ground, px; `k` px per unit; `dir` 1 points the toe left, -1 right. */
export interface ShoePlace {
  origin: Point;
  k: number;
  dir: 1 | -1;
}

export function paintShoe(sheet: Sheet, where: ShoePlace, cut: ShoeCut, stuff: Stuff, seed: Seed): void {
  const { origin, k, dir } = where;
  const at = (x: number, y: number): Point => [origin[0] + dir * x * k, origin[1] + y * k];
  const map = (points: readonly Point[]): Point[] => points.map(([x, y]) => at(x, y));
  const h = heelRise[cut.heel];
  const up = upperOf(cut);
  const { tone } = stuff;
  const unit = k / 6;
  const sole = (over = 0, from = 98, to = 0): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const x = mix(from, to, i / 8);
      return at(x, soleAt(x, h) - over);
    });
  paintHeel(sheet, at, cut, h, stuff, seed, unit, sole);
  if (up.open > 0) {
    const far = up.topline.map(
      ([x, y], i): Point => [
        x + (i === 0 ? 1 : i === up.topline.length - 1 ? -0.6 : 0),
        y - Math.sin((i / (up.topline.length - 1)) * Math.PI) * up.open - (i === 0 ? 0 : 0.4),
      ],
    );
    const data = outline(map(far), reversed(map(up.topline)));
    sheet.fill(data, blend(tone.deep, '#c9a27c', 0.4));
    sheet.fill(data, dryBrush(sheet, tone.deep, 80), 0.6);
    sheet.pen(line(map(far)), tone.deep, 3 * unit, 0.8);
  }
  if (cut.model === 'sandal' || cut.model === 'espadrille') {
    paintStraps(sheet, at, h, stuff, seed, unit, sole);
    return;
  }
  const data = outline(map(up.vamp), map(up.topline), map(up.counter), sole(0));
  const xs = [...up.vamp, ...up.topline].map((p) => p[1]);
  const high = Math.min(...xs);
  paintPanel(
    sheet,
    data,
    (t, u) => at(50 + u * 52, mix(high, 0, t)),
    stuff,
    seed,
    { scale: unit * 0.9, turn: dir * 12, shadowFrom: dir === 1 ? 0.35 : 0.55 },
    () => {
      sheet.fill(blob([...sole(-2), ...reversed(sole(4.5))]), tone.deep, 0.5);
      sheet.fill(
        stroke(
          map([
            [2, -7],
            [8, -11],
            [18, -13.4],
            [26, -14.4],
          ]),
          13 * unit,
          seed,
          0.5,
        ),
        tone.glow,
        0.25 + 0.5 * stuff.finish.light,
      );
      sheet.fill(
        stroke(
          map([
            [14, soleAt(14, h) - 4],
            [32, soleAt(32, h) - 6],
            [52, soleAt(52, h) - 6],
          ]),
          10 * unit,
          seed,
          0.4,
        ),
        tone.light,
        0.4,
      );
      if (high < -50) {
        for (const [y, reach] of [
          [-30, 26],
          [-38, 34],
          [-46, 24],
        ] as const) {
          sheet.fill(
            stroke(
              map([
                [94, y - h * 0.4],
                [80, y + 3 - h * 0.4],
                [94 - reach, y - h * 0.3],
              ]),
              9 * unit,
              seed,
              0.3,
            ),
            tone.deep,
            0.6,
          );
          sheet.fill(
            stroke(
              map([
                [88, y + 5 - h * 0.4],
                [74, y + 7 - h * 0.4],
                [66, y + 5 - h * 0.4],
              ]),
              8 * unit,
              seed,
              0.3,
            ),
            tone.light,
            0.55,
          );
        }
        sheet.fill(
          stroke(
            map([
              [56, high + 6],
              [57, mix(high, -40, 0.5)],
              [60, -36 - h * 0.4],
            ]),
            20 * unit,
            seed,
            0.4,
          ),
          tone.light,
          0.25 + 0.4 * stuff.finish.light,
        );
        sheet.fill(
          stroke(
            map([
              [88, high + 4],
              [90, mix(high, -40, 0.5)],
              [86, -40 - h * 0.4],
            ]),
            18 * unit,
            seed,
            0.4,
          ),
          tone.deep,
          0.4,
        );
      }
      sheet.fill(
        stroke(
          map([
            [84, soleAt(84, h) - 3],
            [90, soleAt(90, h) - 12],
            [92, soleAt(92, h) - 20],
          ]),
          9 * unit,
          seed,
        ),
        tone.light,
        0.35,
      );
    },
  );
  const stitch = (points: Point[], colour = tone.deep, width = 2.2, dash = ''): void =>
    sheet.brief && k < 2 ? undefined : sheet.pen(line(map(points)), colour, width * unit, 0.8, dash);
  stitch(
    up.topline.map(([x, y]): Point => [x, y + 2]),
    tone.light,
    1.8,
  );
  paintFittings(sheet, { at, map, stitch, h, k }, cut, stuff, seed);
  paintContour(sheet, [map(up.vamp), map(up.topline), map(up.counter), sole(0)], tone.deep, seed, 3.6 * unit, 0.85);
}
