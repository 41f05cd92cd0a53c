/** Collars and neck trims, painted last on a body. */
import { type BodyFrame, place } from './body-frame.ts';
import type { UpperEdge } from './neckline.ts';
import { blob, line, outline, type Point, reversed, stroke } from './path.ts';
import type { BodyCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, type Surface } from './surface.ts';
import { paintBow } from './waist.ts';
import { paintKnit } from './weave.ts';

export function paintCollar(sheet: Sheet, f: BodyFrame, cut: BodyCut, edge: UpperEdge, stuff: Stuff, seed: Seed): void {
  const unit = f.k / 7;
  const { tone } = stuff;
  const at = (x: number, y: number): Point => place(f, [x, y]);
  const front = f.side === 'front';
  const leaf = (points: Point[][], turn: number, behind = 0): void => {
    const data = outline(...points);
    sheet.moved([2.5 * unit, 5 * unit], () => sheet.fill(data, tone.deep, 0.42));
    const all = points.flat();
    const [x0, x1] = [Math.min(...all.map((p) => p[0])), Math.max(...all.map((p) => p[0]))];
    const [y0, y1] = [Math.min(...all.map((p) => p[1])), Math.max(...all.map((p) => p[1]))];
    const s: Surface = (t, u) => [x0 + ((u + 1) / 2) * (x1 - x0), y0 + t * (y1 - y0)];
    paintPanel(sheet, data, s, stuff, seed, { scale: unit, turn, shift: 23, shadowFrom: 0.7, behind });
    sheet.pen(data, tone.deep, 2.2 * unit, 0.7);
  };
  switch (cut.neckline) {
    case 'shirt': {
      if (!front) {
        leaf(
          [
            [at(-8.6, 0.4), at(-4, -3.2), at(0, -3.8), at(4, -3.2), at(8.6, 0.4)],
            [at(8.6, 0.4), at(10.5, 4.6)],
            [at(10.5, 4.6), at(0, 3.4), at(-10.5, 4.6)],
            [at(-10.5, 4.6), at(-8.6, 0.4)],
          ],
          90,
        );
        return;
      }
      leaf(
        [
          [at(-6.6, -3), at(0, -1.9), at(6.6, -3)],
          [at(6.6, -3), at(8, 0.4)],
          [at(8, 0.4), at(0, 2.6), at(-8, 0.4)],
          [at(-8, 0.4), at(-6.6, -3)],
        ],
        90,
        0.3,
      );
      for (const d of [-1, 1]) {
        leaf(
          [
            [at(d * 6.4, -3.2), at(d * 4.8, 2.6), at(d * 0.3, 8.8)],
            [at(d * 0.3, 8.8), at(d * 4.4, 13.4)],
            [at(d * 4.4, 13.4), at(d * 8.2, 8.6), at(d * 10.9, 4)],
            [at(d * 10.9, 4), at(d * 8.6, -0.6), at(d * 6.4, -3.2)],
          ],
          d * 50,
        );
        sheet.pen(
          line([at(d * 1.7, 9), at(d * 4.4, 11.8), at(d * 7.4, 8.2), at(d * 9.8, 4.2)]),
          stuff.cloth.weave === 'denim' ? stuff.trim : tone.light,
          1.5 * unit,
          0.75,
          '5 3.500',
        );
      }
      return;
    }
    case 'peter-pan':
      for (const d of [-1, 1]) {
        const pale: Stuff =
          stuff.cloth.print === 'none'
            ? stuff
            : { ...stuff, cloth: { ...stuff.cloth, print: 'none' }, tone: { ...tone, base: stuff.colour.inks[0]!, light: '#fffaf0' } };
        const points = front
          ? [
              [at(d * 8.4, -0.6), at(d * 6.8, 5.4), at(d * 3.6, 8.6), at(d * 0.2, 9.4)],
              [at(d * 0.2, 9.4), at(d * 1.4, 14), at(d * 6, 15), at(d * 11, 10), at(d * 12.4, 2.2)],
              [at(d * 12.4, 2.2), at(d * 8.4, -0.6)],
            ]
          : [
              [at(d * 8.4, -0.6), at(d * 4, 2), at(d * 0.2, 2.8)],
              [at(d * 0.2, 2.8), at(d * 1.4, 8), at(d * 6, 9), at(d * 11, 6.4), at(d * 12.4, 2.2)],
              [at(d * 12.4, 2.2), at(d * 8.4, -0.6)],
            ];
        const data = outline(...points);
        sheet.moved([3 * unit, 6 * unit], () => sheet.fill(data, tone.deep, 0.45));
        paintPanel(sheet, data, (t, u) => at(u * 12, t * 15), pale, seed, { shadowFrom: 0.5, scale: unit });
        sheet.pen(data, tone.deep, 2 * unit, 0.5);
      }
      return;
    case 'lapel':
    case 'shawl': {
      if (!front) {
        leaf(
          [
            [at(-8.8, 0.6), at(-4, -3.4), at(0, -4), at(4, -3.4), at(8.8, 0.6)],
            [at(8.8, 0.6), at(11.4, 6)],
            [at(11.4, 6), at(0, 5), at(-11.4, 6)],
            [at(-11.4, 6), at(-8.8, 0.6)],
          ],
          90,
        );
        return;
      }
      const deep = cut.neckline === 'shawl' ? 36 : cut.front === 'double-breasted' ? 27 : 35;
      leaf(
        [
          [at(-6.6, -3.4), at(0, -2.2), at(6.6, -3.4)],
          [at(6.6, -3.4), at(8, 0.6)],
          [at(8, 0.6), at(0, 3), at(-8, 0.6)],
          [at(-8, 0.6), at(-6.6, -3.4)],
        ],
        90,
        0.3,
      );
      for (const d of [1, -1]) {
        const over = cut.front === 'double-breasted' && d === -1 ? 3 : 0;
        leaf(
          [
            [at(d * 8, 0), at(d * 5.6, deep * 0.5), at(over, deep + 1)],
            [at(over, deep + 1), at(d * 7.5, deep * 0.72), at(d * 15.4, deep * 0.42)],
            [at(d * 15.4, deep * 0.42), at(d * 11.2, deep * 0.34)],
            [at(d * 11.2, deep * 0.34), at(d * 8.6, 4)],
            [at(d * 8.6, 4), at(d * 8, 0)],
          ],
          d * 32,
        );
        leaf(
          [
            [at(d * 6.6, -3.6), at(d * 7.2, 3), at(d * 6.4, 9.6)],
            [at(d * 6.4, 9.6), at(d * 11.2, deep * 0.34)],
            [at(d * 11.2, deep * 0.34), at(d * 14.6, 8.6)],
            [at(d * 14.6, 8.6), at(d * 11, 2), at(d * 6.6, -3.6)],
          ],
          d * 50,
          0.08,
        );
      }
      return;
    }
    case 'roll':
    case 'stand': {
      const tall = cut.neckline === 'roll' ? 8 : 4;
      const roll: Surface = (t, u) => at(u * (6.4 + t * 0.9), -tall + t * (tall + 1.8) + (1 - u * u) * 1.1 * (t * 1.4 - 0.4));
      sheet.fill(blob([...across(roll, -0.06, -0.06, -0.95, 0.95, 6), ...across(roll, 0.16, 0.16, 0.95, -0.95, 6)]), tone.deep);
      const data = outline(across(roll, 0), [roll(0, 1), roll(0.5, 1.1), roll(1, 1.02)], across(roll, 1, 1, 1.02, -1.02), [
        roll(1, -1.02),
        roll(0.5, -1.1),
        roll(0, -1),
      ]);
      paintPanel(sheet, data, roll, stuff, seed, { scale: unit }, () => {
        paintKnit(sheet, roll, 'rib', tone, 11);
        sheet.fill(stroke(across(roll, 0.62, 0.66, -1, 1), 9 * unit, seed), tone.deep, 0.55);
      });
      sheet.pen(data, tone.deep, 2.4 * unit, 0.6);
      return;
    }
    case 'bow': {
      const stand: Surface = (t, u) => at(u * (7 + t * 1.4), -3 + t * 4.6 + (1 - u * u) * 3.4);
      const data = outline(across(stand, 0), across(stand, 1, 1, 1, -1));
      paintPanel(sheet, data, stand, stuff, seed, { scale: unit, behind: 0.06 });
      sheet.pen(data, tone.deep, 2 * unit, 0.6);
      if (front) paintBow(sheet, at(0.2, 6.6), 9 * f.k, 31 * f.k, stuff, seed, unit);
      return;
    }
    default: {
      const neck = edge.neck.map((e) => e.map(([x, y]) => at(x, y)));
      const knit = stuff.cloth.weave === 'knit' || stuff.cloth.weave === 'cable' || stuff.cloth.weave === 'rib';
      if (knit) {
        for (const e of neck) {
          const inner = e.map((p): Point => [p[0] + (p[0] - f.cx) * 0.04, p[1] + 2.4 * f.k]);
          sheet.fill(outline(e, reversed(inner)), tone.shade);
          sheet.pen(e.map((p, i) => line([p, inner[i]!])).join('') + line(inner), tone.deep, 2 * unit, 0.6);
        }
        return;
      }
      sheet.pen(neck.map((e) => line(e.map((p): Point => [p[0] * 1.0, p[1] + 1.5 * f.k]))).join(''), tone.light, 1.8 * unit, 0.6);
      if (cut.neckline === 'v' && cut.hem === 'lace' && front) paintYoke(sheet, at, stuff, seed, unit);
    }
  }
}

/** Embroidered sprigs around a split neck. */
function paintYoke(sheet: Sheet, at: (x: number, y: number) => Point, stuff: Stuff, seed: Seed, unit: number): void {
  let stalks = '';
  let petals = '';
  for (const d of [-1, 1]) {
    for (let i = 0; i < 7; i++) {
      const [x, y] = [d * (10.5 - i * 1.25), 4 + i * 3];
      stalks += stroke([at(x, y), at(x + d * 1.4, y + 1.2), at(x + d * 3, y + 1)], 3.4 * unit, seed);
      for (const [dx, dy] of [
        [3.4, 1],
        [2.2, 2.6],
        [1.2, -0.6],
      ] as const)
        petals += blob([
          at(x + d * dx - 0.6, y + dy),
          at(x + d * dx, y + dy - 0.7),
          at(x + d * dx + 0.7, y + dy),
          at(x + d * dx, y + dy + 0.6),
        ]);
    }
  }
  sheet.fill(stalks, stuff.colour.inks[1] ?? stuff.trim);
  sheet.fill(petals, stuff.colour.inks[0] ?? stuff.trim);
}
