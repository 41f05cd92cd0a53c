/** Soles and heels. */
import { soleAt } from './last.ts';
import { line, outline, type Point, stroke } from './path.ts';
import type { ShoeCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import type { Stuff } from './stuff.ts';
import { dryBrush } from './texture.ts';
import { blend, tones } from './tone.ts';

export function paintHeel(
  sheet: Sheet,
  at: (x: number, y: number) => Point,
  cut: ShoeCut,
  h: number,
  stuff: Stuff,
  seed: Seed,
  unit: number,
  sole: (over?: number, from?: number, to?: number) => Point[],
): void {
  const map = (points: readonly Point[]): Point[] => points.map(([x, y]) => at(x, y));
  const dark = tones(cut.model === 'sneaker' ? '#efe6d4' : cut.heel === 'wedge' ? '#c69f68' : blend(stuff.tone.deep, '#3a2418', 0.55));
  const thick = cut.model === 'sneaker' ? 7 : cut.model === 'tall-boot' || cut.model === 'ankle-boot' ? 2.6 : 1.5;
  const under = outline(sole(0), [at(0, 0), at(-1.5, thick * 0.2)], sole(-thick, 0, 99));
  sheet.fill(under, dark.base);
  if (cut.model === 'sneaker') {
    sheet.fill(under, dryBrush(sheet, dark.shade, 84), 0.6);
    sheet.pen(under, stuff.tone.deep, 2 * unit, 0.7);
    sheet.pen(line(sole(-thick * 0.62, 97, 1)), stuff.trim, 2.6 * unit, 0.8);
    return;
  }
  const shapes: Partial<Record<ShoeCut['heel'], [Point[], Point[], Point[]]>> = {
    low: [
      [
        [74, soleAt(74, h)],
        [75, thick],
      ],
      [
        [75, thick],
        [98, thick],
      ],
      [
        [98, thick],
        [99, soleAt(98, h)],
      ],
    ],
    block: [
      [
        [76, soleAt(76, h)],
        [79.5, -h * 0.4],
        [80, thick],
      ],
      [
        [80, thick],
        [97, thick],
      ],
      [
        [97, thick],
        [98.6, -h * 0.5],
        [99.4, soleAt(99, h)],
      ],
    ],
    stiletto: [
      [
        [77, soleAt(77, h) + 1],
        [87, -h * 0.72],
        [91, -h * 0.4],
        [92, thick],
      ],
      [
        [92, thick],
        [95.6, thick],
      ],
      [
        [95.6, thick],
        [96.6, -h * 0.5],
        [99.6, soleAt(99, h)],
      ],
    ],
    wedge: [
      [
        [30, -0.5],
        [40, thick],
      ],
      [
        [40, thick],
        [98, thick],
      ],
      [
        [98, thick],
        [96.5, -h * 0.5],
        [99, soleAt(99, h)],
      ],
    ],
  };
  const edges = shapes[cut.heel];
  if (!edges) return;
  const data = outline(...edges.map(map), sole(0, 98, cut.heel === 'wedge' ? 30 : 76));
  sheet.fill(data, dark.base);
  sheet.clipped(data, () => {
    sheet.fill(data, dryBrush(sheet, dark.light, 3), 0.5);
    if (cut.heel === 'wedge') {
      for (let i = 1; i < 9; i++)
        sheet.fill(
          stroke(
            map([
              [28, -h * 0.12 * i + 1],
              [60, -h * 0.12 * i + seed.around(0.3)],
              [100, -h * 0.12 * i],
            ]),
            5 * unit,
            seed,
            0.5,
          ),
          i % 2 === 0 ? dark.deep : dark.glow,
          0.7,
        );
    } else
      sheet.fill(
        stroke(
          map([
            [81, soleAt(81, h) + 2],
            [84, -h * 0.4],
            [85, 0],
          ]),
          12 * unit,
          seed,
          0.3,
        ),
        dark.light,
        0.6,
      );
    sheet.fill(
      stroke(
        map([
          [98, -h],
          [97, -h * 0.4],
          [96, 0],
        ]),
        14 * unit,
        seed,
        0.4,
      ),
      dark.deep,
      0.7,
    );
  });
  sheet.pen(data, dark.deep, 2.2 * unit, 0.8);
}
