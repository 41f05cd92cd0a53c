/** The hollow-post mill of the hill: a cone of stone, a turning cabin of boards, four sails. */
import { across } from './lines.ts';
import { mix, type Point, placed } from './path.ts';
import type { Plate } from './plate.ts';

/** Draws the mill standing on a point; size 1 is 122 px high with its sails. `ground` is what shines through, null for nothing. */
export function drawMill(plate: Plate, [x, y]: Point, size: number, colour: string, ground: string | null, turn = 18): void {
  const at = (points: readonly Point[]): Point[] => placed(points, [x, y], size);
  const thin = 1.5 * size;
  const tower = at([
    [-30, 0],
    [-15, -52],
    [15, -52],
    [30, 0],
  ]);
  plate.shape(tower, ground, thin, colour);
  plate.hatch({
    lines: across(tower, 4.6 * size, 0, 6 * size),
    inside: tower,
    tone: (px) => 0.14 + Math.max(0, (px - x) / size) / 40,
    colour,
    widest: 2.4 * size,
  });
  for (let row = 1; row < 6; row++) {
    const half = mix(29, 15, row / 6);
    for (let k = -1; k <= 1; k++)
      plate.line(
        at([
          [k * half * 0.55 + (row % 2) * 5, -row * 8.6],
          [k * half * 0.55 + (row % 2) * 5, -row * 8.6 + 6],
        ]),
        0.9 * size,
        colour,
      );
  }
  plate.shape(
    at([
      [-6, 0],
      [-6, -15],
      [0, -20],
      [6, -15],
      [6, 0],
    ]),
    colour,
    thin,
    colour,
  );
  const cabin = at([
    [-15, -52],
    [-17, -82],
    [17, -82],
    [15, -52],
  ]);
  plate.shape(cabin, ground, thin, colour);
  plate.hatch({
    lines: across(cabin, 4 * size, 90, 6 * size),
    inside: cabin,
    tone: (px) => 0.3 + Math.max(-0.2, (px - x) / size / 40),
    colour,
    widest: 2.6 * size,
  });
  const roof = at([
    [-21, -80],
    [0, -102],
    [21, -80],
  ]);
  plate.shape(roof, ground, thin, colour);
  plate.hatch({
    lines: across(roof, 3.6 * size, 0, 5 * size),
    inside: roof,
    tone: (px) => 0.46 + (px - x) / size / 44,
    colour,
    widest: 2.6 * size,
  });
  const hub: Point = [x + size, y - 76 * size];
  for (let i = 0; i < 4; i++) {
    const sail = (points: readonly Point[]): Point[] => placed(points, hub, size, turn + i * 90);
    plate.line(
      sail([
        [0, 0],
        [0, -58],
      ]),
      2.2 * size,
      colour,
    );
    plate.line(
      sail([
        [1, -13],
        [12, -14],
        [12, -56],
        [0, -57],
      ]),
      1.1 * size,
      colour,
    );
    for (let k = 1; k < 6; k++)
      plate.line(
        sail([
          [0, -13 - k * 7.4],
          [12, -14 - k * 7.2],
        ]),
        0.8 * size,
        colour,
      );
    plate.line(
      sail([
        [6, -14],
        [6, -57],
      ]),
      0.7 * size,
      colour,
    );
  }
  plate.wash(
    placed(
      [
        [-4, -4],
        [4, -4],
        [4, 4],
        [-4, 4],
      ],
      hub,
      size,
      turn,
    ),
    colour,
  );
}
