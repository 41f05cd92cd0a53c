import { across } from './lines.ts';
import { type Point, smooth } from './path.ts';
import type { Plate } from './plate.ts';

/** Half of a leaf's edge, from its tip to its stalk. */
const half: readonly Point[] = [
  [0, -1],
  [0.1, -0.86],
  [0.2, -0.84],
  [0.25, -0.7],
  [0.35, -0.68],
  [0.3, -0.5],
  [0.42, -0.56],
  [0.56, -0.72],
  [0.62, -0.6],
  [0.76, -0.6],
  [0.8, -0.46],
  [0.96, -0.4],
  [0.88, -0.24],
  [0.94, -0.1],
  [0.72, -0.06],
  [0.82, 0.1],
  [0.92, 0.16],
  [0.84, 0.3],
  [0.84, 0.44],
  [0.66, 0.48],
  [0.56, 0.6],
  [0.42, 0.54],
  [0.28, 0.56],
  [0.16, 0.44],
  [0.06, 0.22],
];
const edge = [
  ...half,
  ...half
    .slice(1)
    .map(([x, y]) => [-x, y] as const)
    .reverse(),
].map(([x, y]) => [x * 100, y * 100] as const);
const tips: readonly Point[] = [
  [0, -90],
  [76, -40],
  [-76, -40],
  [70, 30],
  [-70, 30],
  [32, 44],
  [-32, 44],
];

/** A vine leaf around a point, its stalk below; `size` px from the middle to the tip, turned by degrees. */
export const drawLeaf = (plate: Plate, at: Point, size: number, turn: number, colour: string, ground: string | null = null): void =>
  plate.stamp(
    `leaf ${ground}`,
    at,
    size / 100,
    colour,
    () => {
      plate.shape(edge, ground, 3, 'currentColor');
      plate.strokes(
        tips.map(([x, y]) => [
          [0, 24],
          [x * 0.5, y * 0.5 + 8],
          [x, y],
        ]),
        4,
        0.1,
        'currentColor',
      );
      plate.hatch({
        lines: across(edge, 6.4, 62),
        inside: edge,
        tone: (x, y) => 0.2 + 0.0034 * Math.abs(Math.sin(Math.atan2(y - 20, x) * 2.6)) * Math.hypot(x, y),
        colour: 'currentColor',
        widest: 3.6,
      });
      plate.stroke(
        smooth(
          [
            [0, 26],
            [3, 60],
            [-8, 95],
          ],
          false,
          4,
        ),
        6.6,
        0.3,
        'currentColor',
      );
    },
    turn,
  );
