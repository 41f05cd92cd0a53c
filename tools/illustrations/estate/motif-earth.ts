/** Emblems of what is under the vines: gravel, slate, flint, the cliff. */
import { across, parallel } from './lines.ts';
import type { Cut } from './motif-kind.ts';
import { arc, type Point, placed, smooth } from './path.ts';
import type { Plate } from './plate.ts';

const stone = (plate: Plate, at: Point, rx: number, ry: number, colour: string): void => {
  const edge = smooth(
    arc(at, rx, ry, 0, 360, 9)
      .slice(0, -1)
      .map(([x, y]) => [x + plate.seed.around(rx * 0.12), y + plate.seed.around(ry * 0.12)] as const),
    true,
    3,
  );
  plate.shape(edge, null, 1.5, colour);
  plate.hatch({
    lines: across(edge, 5, -35),
    inside: edge,
    tone: (x, y) => ((x - at[0]) / rx + (y - at[1]) / ry) * 0.42,
    colour,
    widest: 2.4,
  });
};

export const gravel: Cut = (plate, colour) => {
  for (const [x, y, rx, ry] of [
    [-66, 30, 27, 17],
    [-20, 38, 24, 14],
    [28, 34, 28, 18],
    [72, 38, 21, 13],
    [-44, 4, 25, 16],
    [4, 8, 23, 14],
    [50, 6, 24, 15],
    [-20, -20, 22, 14],
    [24, -19, 21, 13],
    [2, -44, 18, 11],
  ] as const)
    stone(plate, [x, y], rx, ry, colour);
};

export const slate: Cut = (plate, colour) => {
  const tilt = -14;
  for (let i = 0; i < 7; i++) {
    const width = 170 - Math.abs(i - 2.5) * 22;
    const slab = placed(
      [
        [-width / 2, -7],
        [width / 2 - plate.seed.between(4, 22), -8],
        [width / 2, 2],
        [width / 2 - 12, 7],
        [-width / 2 + plate.seed.between(4, 22), 8],
        [-width / 2 - 3, 0],
      ],
      [plate.seed.around(9), 50 - i * 17],
      1,
      tilt,
    );
    plate.shape(slab, null, 1.5, colour);
    plate.hatch({ lines: across(slab, 4.6, tilt), inside: slab, tone: (x) => (i % 2 === 0 ? 0.34 : 0.16) + x / 340, colour, widest: 2.4 });
  }
};

export const flint: Cut = (plate, colour) => {
  const edge: Point[] = [
    [-70, 22],
    [-52, -26],
    [-14, -52],
    [34, -44],
    [72, -10],
    [60, 34],
    [16, 52],
    [-40, 48],
  ];
  plate.shape(edge, null, 2, colour);
  const core: Point = [4, -2];
  edge.forEach((point, i) => {
    const next = edge[(i + 1) % edge.length]!;
    const facet = [core, point, next];
    plate.line([core, point], 1.2, colour);
    plate.hatch({
      lines: across(facet, 5.4, i * 47),
      inside: facet,
      tone: [0.12, 0, 0.1, 0.3, 0.62, 0.75, 0.5, 0.3][i]!,
      colour,
      widest: 2.6,
    });
  });
};

export const cliff: Cut = (plate, colour) => {
  const top = smooth(
    [
      [-96, -16],
      [-60, -40],
      [-20, -34],
      [16, -52],
      [58, -40],
      [96, -48],
    ],
    false,
    4,
  );
  const face = [...top, [96, 56], [-96, 56]] as Point[];
  plate.line(top, 2, colour);
  for (let row = 0; row < 6; row++)
    plate.line(
      smooth(
        [
          [-94, -6 + row * 12],
          [-30, -14 + row * 13],
          [30, -22 + row * 15],
          [94, -30 + row * 17],
        ],
        false,
        3,
      ),
      0.9,
      colour,
    );
  plate.hatch({
    lines: parallel(-96, -52, 192, 108, 6, 90),
    inside: face,
    tone: (x, y) => 0.16 + 0.3 * Math.abs(Math.sin(x / 21)) * ((y + 60) / 116),
    colour,
    widest: 2.6,
  });
  const door = [...arc([-6, 40], 17, 26, 180, 360, 10), [11, 56], [-23, 56]] as Point[];
  plate.shape(door, colour, 1, colour);
};
