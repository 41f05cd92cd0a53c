/** Emblems of the air: sun, moon, mist and wind. */
import { across, parallel, rings } from './lines.ts';
import type { Cut } from './motif-kind.ts';
import { arc, type Point, placed, smooth } from './path.ts';
import type { Plate } from './plate.ts';

export const rays = (
  plate: Plate,
  at: Point,
  inner: number,
  outer: number,
  count: number,
  colour: string,
  fromDegree = 180,
  toDegree = 360,
): void => {
  for (let i = 0; i <= count; i++) {
    const a = ((fromDegree + ((toDegree - fromDegree) * i) / count) * Math.PI) / 180;
    const far = i % 2 === 0 ? outer : outer * 0.78;
    plate.stroke(
      [
        [at[0] + Math.cos(a) * inner, at[1] + Math.sin(a) * inner],
        [at[0] + Math.cos(a) * far, at[1] + Math.sin(a) * far],
      ],
      2.6,
      0.1,
      colour,
    );
  }
};

export const sun: Cut = (plate, colour) => {
  const disc = arc([0, 34], 36, 36, 180, 360, 20);
  plate.line(disc, 2, colour);
  plate.hatch({ lines: parallel(-40, -4, 80, 38, 5), inside: disc, tone: (_x, y) => 0.1 + (y + 4) / 90, colour, widest: 2.2 });
  rays(plate, [0, 34], 44, 92, 22, colour);
  for (let i = 0; i < 5; i++)
    plate.stroke(
      [
        [-96 + i * 12, 40 + i * 5],
        [0, 38 + i * 5],
        [96 - i * 12, 40 + i * 5],
      ],
      2.4 - i * 0.3,
      0.5,
      colour,
    );
};

export const moon: Cut = (plate, colour) => {
  const edge = [...arc([0, 0], 54, 54, 62, 298, 30), ...arc([30, 0], 48, 48, 264, 96, 24)];
  plate.shape(edge, null, 2, colour);
  plate.hatch({ lines: rings([10, 0], 70, 70, 14), inside: edge, tone: (x) => 0.5 + x / 130, colour, widest: 2.6 });
  for (const [x, y, r] of [
    [56, -40, 9],
    [78, 8, 6],
    [44, 36, 7],
    [66, 46, 4],
  ] as const)
    rays(plate, [x, y], 1, r * 1.5, 8, colour, 0, 360);
};

export const mist: Cut = (plate, colour) => {
  for (const [x, h] of [
    [-72, 74],
    [-52, 92],
    [-34, 70],
    [50, 86],
    [70, 66],
  ] as const) {
    const tree = smooth(
      [
        [x, 26],
        [x - 8, 6 - h * 0.2],
        [x - 5, 20 - h * 0.8],
        [x, 26 - h],
        [x + 5, 20 - h * 0.8],
        [x + 8, 6 - h * 0.2],
      ],
      true,
      3,
    );
    plate.hatch({ lines: across(tree, 3.6, 84), inside: tree, tone: (tx) => 0.55 + (tx - x) / 22, colour, widest: 2.4 });
  }
  for (let i = 0; i < 7; i++) {
    const reach = 96 - Math.abs(i - 3) * 9;
    plate.stroke(
      smooth(
        [
          [-reach, 14 + i * 8],
          [-reach / 2, 10 + i * 8],
          [0, 15 + i * 8],
          [reach / 2, 10 + i * 8],
          [reach, 14 + i * 8],
        ],
        false,
        4,
      ),
      2.4,
      0.5,
      colour,
    );
  }
};

const gust = (plate: Plate, x: number, y: number, length: number, curl: number, width: number, colour: string): void =>
  plate.stroke(
    smooth(
      [
        [x, y],
        [x + length * 0.5, y + 5],
        [x + length, y],
        [x + length + curl, y - curl * 0.7],
        [x + length + curl * 0.4, y - curl * 1.6],
        [x + length - curl * 0.4, y - curl * 1.2],
        [x + length - curl * 0.05, y - curl * 0.6],
      ],
      false,
      5,
    ),
    width,
    0.35,
    colour,
  );

export const wind: Cut = (plate, colour) => {
  for (const [x, y, length, curl, width] of [
    [-96, -20, 108, 26, 4.4],
    [-78, 2, 134, 22, 3.8],
    [-92, 22, 92, 17, 3.4],
    [-62, 40, 104, 14, 3],
    [-70, -40, 66, 12, 2.6],
  ] as const)
    gust(plate, x, y, length, curl, width, colour);
};
export const breeze: Cut = (plate, colour) => {
  gust(plate, -70, 10, 84, 20, 3.8, colour);
  gust(plate, -52, 30, 64, 13, 3, colour);
  for (const [x, y, turn] of [
    [30, 26, 20],
    [58, -6, -30],
    [-10, -34, 40],
    [78, 38, 70],
  ] as const) {
    const leafEdge = placed(
      smooth(
        [
          [-16, 0],
          [-4, -8],
          [16, 0],
          [-4, 8],
        ],
        true,
        4,
      ),
      [x, y],
      1,
      turn,
    );
    plate.shape(leafEdge, null, 1.4, colour);
    plate.line(
      placed(
        [
          [-22, 0],
          [12, 0],
        ],
        [x, y],
        1,
        turn,
      ),
      1.2,
      colour,
    );
  }
};
