/** What marks each model of shoe: bows, straps, laces, elastics and stitching. */
import { soleAt } from './last.ts';
import { blob, outline, type Point, stroke } from './path.ts';
import type { ShoeCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import type { Stuff } from './stuff.ts';
import { blend, house } from './tone.ts';
import { paintBow } from './waist.ts';

/** A shoe on the bench: how its units map to the sheet, and its thread. */
export interface Bench {
  at: (x: number, y: number) => Point;
  map: (points: readonly Point[]) => Point[];
  stitch: (points: Point[], colour?: string, width?: number, dash?: string) => void;
  /** Heel height, units. */
  h: number;
  /** px per unit. */
  k: number;
}

export function paintFittings(sheet: Sheet, bench: Bench, cut: ShoeCut, stuff: Stuff, seed: Seed): void {
  const { at, map, stitch, h, k } = bench;
  const { tone } = stuff;
  const unit = k / 6;
  const s = (x: number, over: number): Point => [x, soleAt(x, h) - over];
  switch (cut.model) {
    case 'ballerina': {
      sheet.moved([0, 0], () => paintBow(sheet, at(25.5, -14.5), 8 * k, 8 * k, stuff, seed, unit));
      break;
    }
    case 'mary-jane': {
      const strap = outline(
        map([s(54, 8), [58, soleAt(58, h) - 20], [62, soleAt(62, h) - 27]]),
        map([[68, soleAt(68, h) - 27], [66, soleAt(66, h) - 18], s(63, 8)]),
      );
      sheet.fill(strap, tone.base);
      sheet.pen(strap, tone.deep, 2.4 * unit, 0.8);
      sheet.pen(
        outline(
          map([
            [55, soleAt(58, h) - 14],
            [62, soleAt(62, h) - 15],
          ]),
          map([
            [63, soleAt(62, h) - 10],
            [56, soleAt(58, h) - 9],
          ]),
        ),
        '#f0dca8',
        3.4 * unit,
      );
      break;
    }
    case 'loafer':
      stitch(
        [
          [3, -9],
          [14, -10],
          [30, -13],
          [42, -20],
        ],
        tone.deep,
        3,
      );
      stitch(
        [
          [3.6, -7.6],
          [14, -8.6],
          [30, -11.4],
          [43, -18],
        ],
        tone.light,
        1.6,
        '4 4',
      );
      for (const [a, b] of [[34, 44]] as const) {
        const band = outline(
          map([
            [a, -19.4],
            [b, -25.5],
          ]),
          map([
            [b + 7, -19],
            [a + 10, -3],
            [a - 1, -5],
          ]),
        );
        sheet.fill(band, blend(tone.base, tone.deep, 0.25));
        sheet.pen(band, tone.deep, 2.4 * unit, 0.8);
        sheet.fill(
          stroke(
            map([
              [37, -16.5],
              [41, -15],
              [45, -17],
            ]),
            12 * unit,
            seed,
          ),
          tone.deep,
        );
      }
      break;
    case 'sneaker': {
      stitch(
        [
          [20, -3],
          [22, -10],
          [27, -16],
        ],
        tone.deep,
        2.2,
      );
      stitch(
        [
          [30, -6],
          [44, -14],
          [58, -22],
          [62, -27],
        ],
        tone.deep,
        2.4,
      );
      sheet.fill(
        outline(
          map([
            [84, -7],
            [85, -18],
            [86, -27],
          ]),
          map([
            [96.5, -32],
            [97.5, -22],
            [99, -8],
          ]),
        ),
        stuff.trim,
        0.95,
      );
      for (let i = 0; i < 5; i++) {
        const [x, y] = [31 + i * 5, -18.4 - i * 4];
        sheet.fill(
          stroke(
            map([
              [x - 1.5, y + 0.4],
              [x + 3, y + 1.5],
              [x + 7, y + 4.6],
            ]),
            12 * unit,
            seed,
            0.5,
          ),
          '#fffaf0',
        );
        sheet.fill(
          stroke(
            map([
              [x - 1, y + 2],
              [x + 3, y + 3.2],
              [x + 6.4, y + 6],
            ]),
            4 * unit,
            seed,
            0.5,
          ),
          tone.deep,
          0.6,
        );
      }
      break;
    }
    case 'ankle-boot': {
      const elastic = outline(
        map([
          [60, -62 - h * 0.7],
          [61, -44 - h * 0.6],
          [66, -28 - h * 0.5],
        ]),
        map([
          [72, -28 - h * 0.5],
          [78, -44 - h * 0.6],
          [80, -63 - h * 0.7],
        ]),
      );
      sheet.fill(elastic, tone.deep);
      for (let i = 0; i < 6; i++)
        stitch(
          [
            [62 + i * 3, -61 - h * 0.7],
            [63.5 + i * 2.4, -46 - h * 0.6],
            [67 + i * 0.9, -30 - h * 0.5],
          ],
          tone.shade,
          1.8,
        );
      sheet.fill(
        blob(
          map([
            [88, -64 - h * 0.7],
            [92, -76 - h * 0.7],
            [96, -64 - h * 0.7],
            [92, -58 - h * 0.7],
          ]),
        ),
        tone.shade,
      );
      stitch(
        [
          [20, -2],
          [30, -8],
          [44, -24],
        ],
        tone.deep,
        2,
      );
      break;
    }
    case 'tall-boot': {
      const strap = outline(
        map([
          [44, -52],
          [70, -46],
          [93, -50],
        ]),
        map([
          [93, -43],
          [70, -39],
          [46, -45],
        ]),
      );
      sheet.fill(strap, blend(tone.base, tone.deep, 0.35));
      sheet.pen(strap, tone.deep, 2.2 * unit, 0.9);
      sheet.pen(
        outline(
          map([
            [60, -52],
            [68, -50],
          ]),
          map([
            [68, -40],
            [60, -42],
          ]),
        ),
        house.brass,
        4 * unit,
      );
      stitch(
        [
          [72, -132],
          [75, -100],
          [74, -60],
        ],
        tone.deep,
        2.4,
      );
      stitch(
        [
          [41.5, -129],
          [68, -125],
          [98, -131],
        ],
        tone.light,
        1.8,
        '5 4',
      );
      break;
    }
    case 'pump':
      stitch([s(60, 9), s(66, 4), s(70, 0)], tone.deep, 1.8);
      break;
    default:
  }
}
