/** The house of the estate: a front of pale stone under slate, with a stair tower. */
import { inks } from './inks.ts';
import { across, parallel } from './lines.ts';
import { arc, box, type Point, placed, polyline } from './path.ts';
import type { Plate } from './plate.ts';

/** Draws the house standing on the point, in a box 520 px wide and 330 px high at size 1. */
export function drawHouse(plate: Plate, at: Point, size: number): void {
  plate.group(at, size, () => {
    wing(plate, -60, 90);
    wing(plate, 200, 60);
    front(plate);
    tower(plate);
  });
}

function stones(plate: Plate, x: number, y: number, width: number, height: number): void {
  let joints = '';
  for (let row = 1; row * 15 < height; row++) {
    joints += polyline([
      [x, y + row * 15],
      [x + width, y + row * 15],
    ]);
    for (let k = 0; k * 34 < width; k++) {
      const at = x + k * 34 + (row % 2) * 17;
      if (at > x && at < x + width && plate.seed.next() < 0.7)
        joints += polyline([
          [at, y + row * 15 - 15],
          [at, y + row * 15],
        ]);
    }
  }
  plate.line(joints, 0.6, '#a89468');
}

function roofOver(plate: Plate, shape: readonly Point[], dark: number): void {
  plate.shape(shape, inks.slate, 1.8);
  const middle = shape.reduce((sum, p) => sum + p[0], 0) / shape.length;
  plate.hatch({ lines: across(shape, 4.2, 0, 8), inside: shape, tone: (x) => dark + (x > middle ? 0.16 : 0), widest: 2 });
  plate.hatch({ lines: across(shape, 9, 90, 8), inside: shape, tone: 0.12, widest: 2 });
}

/** A window whose upper edge is at the point; its shutters are open, in the colour of the house. */
export const drawWindow = (
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  shutters: string | null = inks.burgundy,
): void =>
  plate.stamp(`window ${width} ${height} ${shutters}`, [x, y], 1, inks.ink, () => {
    plate.shape(box(-width / 2 - 3, -3, width + 6, height + 6), inks.sheet, 0.8);
    plate.shape(box(-width / 2, 0, width, height), '#4a4f52', 1.2);
    const bars = [1, 2, 3].map((k) =>
      polyline([
        [-width / 2, (height * k) / 4],
        [width / 2, (height * k) / 4],
      ]),
    );
    plate.line(
      polyline([
        [0, 0],
        [0, height],
      ]) + bars.join(''),
      1.1,
      inks.sheet,
    );
    if (!shutters) return;
    for (const left of [-width * 1.06 - 3, width / 2 + 3]) {
      plate.shape(box(left, 0, width * 0.56, height), shutters, 1);
      plate.hatch({ lines: parallel(left, 0, width * 0.56, height, 4, 0, 6), tone: 0.3, widest: 1.6 });
    }
  });

function wing(plate: Plate, x: number, high: number): void {
  const wall = box(x - 190, -high, 160, high);
  plate.shape(wall, inks.stone, 1.6);
  stones(plate, x - 190, -high, 160, high);
  roofOver(
    plate,
    [
      [x - 198, -high],
      [x - 180, -high - 44],
      [x - 40, -high - 44],
      [x - 22, -high],
    ],
    0.36,
  );
  const door = [...arc([x - 110, -34], 24, 24, 180, 360, 10), [x - 86, 0], [x - 134, 0]] as Point[];
  plate.shape(door, inks.burgundy, 1.4);
  plate.hatch({ lines: across(door, 5, 90), inside: door, tone: 0.4, widest: 2 });
  for (const k of [-160, -60]) drawWindow(plate, x + k, -high * 0.62, 15, 20, null);
}

function front(plate: Plate): void {
  plate.shape(box(-110, -150, 250, 150), inks.stone, 2);
  stones(plate, -110, -150, 250, 150);
  for (const x of [-110, 130]) for (let k = 0; k < 7; k++) plate.shape(box(x, -150 + k * 21.4, k % 2 === 0 ? 10 : 7, 12), inks.sheet, 0.7);
  plate.shape(box(-116, -156, 262, 7), inks.sheet, 1.2);
  roofOver(
    plate,
    [
      [-120, -156],
      [-82, -236],
      [112, -236],
      [150, -156],
    ],
    0.34,
  );
  for (const x of [-68, 92]) {
    plate.shape(box(x - 11, -268, 22, 44), '#cfa98c', 1.5);
    plate.shape(box(x - 14, -272, 28, 6), inks.sheet, 1.2);
    plate.hatch({ lines: parallel(x, -266, 11, 42, 4), tone: 0.4, widest: 1.8 });
  }
  for (const x of [-44, 15, 74]) {
    plate.shape(
      [
        [x - 15, -168],
        [x - 15, -194],
        [x, -212],
        [x + 15, -194],
        [x + 15, -168],
      ],
      inks.stone,
      1.4,
    );
    drawWindow(plate, x, -192, 15, 22, null);
  }
  for (const x of [-76, -25, 55, 106]) drawWindow(plate, x, -134, 20, 36);
  for (const x of [-76, -25, 55, 106]) drawWindow(plate, x, -72, 20, 44);
  const door = [...arc([15, -58], 15, 15, 180, 360, 10), [30, 0], [0, 0]] as Point[];
  plate.shape(door, inks.burgundy, 1.6);
  plate.line(
    [
      [15, -73],
      [15, 0],
    ],
    1.2,
    inks.gold,
  );
  for (const [k, width] of [
    [0, 56],
    [1, 48],
  ] as const)
    plate.shape(box(15 - width / 2, -k * 4 - 4, width, 4), inks.sheet, 0.9);
}

function tower(plate: Plate): void {
  const wall = box(-160, -206, 58, 206);
  plate.shape(wall, inks.stone, 1.8);
  stones(plate, -160, -206, 58, 206);
  plate.hatch({ lines: parallel(-160, -206, 58, 206, 4.6, 90, 12), tone: (x) => (x > -126 ? 0.16 + (x + 126) / 50 : 0), widest: 2.2 });
  roofOver(
    plate,
    [
      [-168, -206],
      [-131, -312],
      [-94, -206],
    ],
    0.32,
  );
  plate.line(
    [
      [-131, -312],
      [-131, -338],
    ],
    1.6,
  );
  plate.wash(
    placed(
      [
        [0, 0],
        [20, 5],
        [0, 11],
      ],
      [-131, -337],
    ),
    inks.burgundy,
  );
  for (const y of [-182, -126, -70]) drawWindow(plate, -131, y, 13, 24, null);
}
