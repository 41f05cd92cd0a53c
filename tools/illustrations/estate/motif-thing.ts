/** Emblems of things: amphora, pepper, fan, owl, rose. */
import { drawLeaf } from './leaf.ts';
import { across, parallel, rings } from './lines.ts';
import type { Cut } from './motif-kind.ts';
import { rays } from './motif-sky.ts';
import { arc, type Point, smooth } from './path.ts';

export const amphora: Cut = (plate, colour) => {
  const right = smooth(
    [
      [15, -62],
      [12, -44],
      [40, -22],
      [46, 8],
      [26, 44],
      [8, 62],
    ],
    false,
    5,
  );
  const edge = [...right, ...right.map(([x, y]) => [-x, y] as const).reverse()];
  plate.shape(edge, null, 2, colour);
  plate.hatch({
    lines: parallel(-48, -60, 96, 122, 5),
    inside: edge,
    tone: (x) => 0.16 + Math.max(0, x) / 62 + Math.max(0, -x - 26) / 60,
    colour,
    widest: 2.6,
  });
  for (const side of [-1, 1])
    plate.line(
      smooth(
        [
          [14 * side, -50],
          [34 * side, -56],
          [44 * side, -38],
          [36 * side, -24],
        ],
        false,
        4,
      ),
      3,
      colour,
    );
  plate.stroke(
    [
      [-19, -63],
      [19, -63],
    ],
    5,
    0.5,
    colour,
  );
};

export const pepper: Cut = (plate, colour) => {
  plate.stroke(
    smooth(
      [
        [-80, 52],
        [-30, 10],
        [20, -20],
        [84, -52],
      ],
      false,
      6,
    ),
    3.4,
    0.2,
    colour,
  );
  for (let i = 0; i < 11; i++) {
    const [t, side] = [i / 10, i % 2 === 0 ? 1 : -1];
    const at: Point = [-58 + t * 128 + side * 7, 36 - t * 84 + side * 17];
    plate.line([[at[0] - side * 5, at[1] - side * 10], at], 1.4, colour);
    plate.hatch({ lines: rings(at, 10, 10, 2, 0.3, 6), tone: (x, y) => 0.5 + (x - at[0] + y - at[1]) / 36, colour, widest: 2.6 });
  }
};

export const fan: Cut = (plate, colour) => {
  const foot: Point = [0, 54];
  for (let i = 0; i < 13; i++) {
    const [a, b] = [200 + (i * 140) / 13, 200 + ((i + 1) * 140) / 13];
    const blade = [...arc(foot, 104, 98, a, b, 3), ...arc(foot, 46, 44, b, a, 3)];
    plate.line([foot, arc(foot, 104, 98, a, a, 1)[0]!], 1.6, colour);
    plate.hatch({
      lines: arc(foot, 1, 1, a + 2, b - 2, 2).map(([ux, uy]) =>
        Array.from({ length: 9 }, (_, k) => [ux * (46 + k * 7), 54 + (uy - 54) * (44 + k * 7)] as const),
      ),
      inside: blade,
      tone: i % 2 === 0 ? 0.5 : 0.14,
      colour,
      widest: 2,
    });
  }
  plate.line(arc(foot, 104, 98, 200, 340, 26), 2, colour);
  plate.line(arc(foot, 46, 44, 200, 340, 16), 1.6, colour);
};

export const owl: Cut = (plate, colour) => {
  const body = smooth(
    [
      [-34, -40],
      [-20, -34],
      [20, -34],
      [34, -40],
      [42, -4],
      [30, 44],
      [0, 60],
      [-30, 44],
      [-42, -4],
    ],
    true,
    5,
  );
  plate.shape(body, null, 2, colour);
  plate.hatch({
    lines: across(body, 4.6, 90),
    inside: body,
    tone: (x, y) => (Math.hypot(x, y + 14) < 27 ? 0.1 : 0.3 + Math.abs(x) / 90),
    colour,
    widest: 2.4,
  });
  for (const x of [-15, 15]) {
    plate.wash(arc([x, -16], 13, 13), '#f7f1e3');
    plate.line(arc([x, -16], 13, 13), 1.8, colour);
    plate.wash(arc([x, -16], 6, 6), colour);
  }
  plate.wash(
    [
      [-5, -6],
      [5, -6],
      [0, 8],
    ],
    colour,
  );
  plate.stroke(
    [
      [-80, 62],
      [80, 58],
    ],
    5,
    0.4,
    colour,
  );
  for (const [x, y] of [
    [-72, -40],
    [66, -46],
    [76, 0],
    [-78, 8],
  ] as const)
    rays(plate, [x, y], 1, 9, 8, colour, 0, 360);
};

export const rose: Cut = (plate, colour) => {
  for (let ring = 0; ring < 4; ring++) {
    const r = 50 - ring * 12;
    for (let i = 0; i < 5; i++) {
      const a = i * 72 + ring * 36;
      plate.line(
        arc([Math.cos((a * Math.PI) / 180) * r * 0.42, Math.sin((a * Math.PI) / 180) * r * 0.42], r * 0.62, r * 0.62, a - 78, a + 78, 7),
        1.7,
        colour,
      );
    }
  }
  plate.hatch({ lines: rings([0, 0], 54, 54, 6, 0.1, 14), tone: (x, y) => 0.12 + Math.max(0, x + y) / 150, colour, widest: 2.2 });
  drawLeaf(plate, [-70, 30], 27, -70, colour);
  drawLeaf(plate, [72, 30], 27, 70, colour);
};
