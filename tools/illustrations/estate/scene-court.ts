/** The house from its court, and the hill of the mill. */
import { drawHouse } from './house.ts';
import { inks } from './inks.ts';
import { drawFarVines, drawHill, drawNearVines, drawPoplar, drawSky, drawTree } from './land.ts';
import { drawMill } from './mill.ts';
import { Plate } from './plate.ts';

/** The house from the court, close. */
export function drawHouseFront(): string {
  const plate = new Plate('maison', 1600, 1067);
  drawSky(
    plate,
    720,
    [
      [300, 220, 200, 66],
      [1240, 170, 220, 70],
    ],
    null,
  );
  drawHill(
    plate,
    [
      [-40, 640],
      [400, 590],
      [900, 640],
      [1300, 560],
      [1640, 620],
    ],
    800,
    '#ddd5ac',
    { count: 9, dark: 0.32 },
  );
  drawMill(plate, [1320, 566], 1.1, inks.ink, inks.sheet);
  for (const [x, h] of [
    [90, 330],
    [180, 400],
    [1420, 360],
    [1510, 300],
  ] as const)
    drawPoplar(plate, [x, 850], h);
  drawHouse(plate, [800, 880], 2.1);
  for (const [x, r] of [
    [300, 66],
    [1290, 70],
  ] as const)
    drawTree(plate, [x, 890], r);
  drawHill(
    plate,
    [
      [-40, 884],
      [400, 876],
      [900, 882],
      [1640, 872],
    ],
    1080,
    '#e9dcb8',
    { count: 12, dark: 0.22 },
  );
  for (const side of [-1, 1])
    plate.strokes(
      [
        [
          [830 + side * 26, 886],
          [830 + side * 120, 970],
          [830 + side * 330, 1080],
        ],
      ],
      5,
      0.8,
      '#8b7a5c',
    );
  drawNearVines(
    plate,
    [
      [-40, 930],
      [420, 930],
    ],
    [
      [-300, 1110],
      [330, 1110],
    ],
    5,
    4,
    120,
  );
  drawNearVines(
    plate,
    [
      [1240, 930],
      [1640, 930],
    ],
    [
      [1330, 1110],
      [1900, 1110],
    ],
    5,
    4,
    120,
  );
  return plate.toString();
}

/** The hill of the mill, rows up to its foot. */
export function drawHillOfVines(): string {
  const plate = new Plate('coteau', 1600, 1067);
  drawSky(
    plate,
    620,
    [
      [420, 180, 220, 70],
      [1180, 240, 180, 52],
    ],
    [300, 330],
  );
  drawHill(
    plate,
    [
      [-40, 600],
      [300, 540],
      [700, 580],
      [1640, 500],
    ],
    760,
    '#e8e0c4',
    { count: 7, dark: 0.28 },
  );
  drawHill(
    plate,
    [
      [-40, 720],
      [300, 640],
      [700, 480],
      [960, 380],
      [1240, 460],
      [1640, 640],
    ],
    900,
    '#ddd5ac',
    { count: 14, dark: 0.36, lightX: 500 },
  );
  drawMill(plate, [950, 386], 2.1, inks.ink, inks.sheet);
  drawFarVines(
    plate,
    [
      [640, 510],
      [900, 410],
    ],
    [
      [120, 780],
      [780, 800],
    ],
    14,
    '#a3a56a',
    13,
    14,
  );
  drawFarVines(
    plate,
    [
      [1010, 410],
      [1300, 500],
    ],
    [
      [900, 800],
      [1620, 790],
    ],
    14,
    '#adac72',
    15,
    -14,
  );
  for (const [x, y, r] of [
    [60, 770, 50],
    [1530, 764, 46],
  ] as const)
    drawTree(plate, [x, y], r);
  drawHill(
    plate,
    [
      [-40, 790],
      [500, 770],
      [1100, 786],
      [1640, 768],
    ],
    1080,
    '#ebdfba',
    { count: 12, dark: 0.24 },
  );
  drawNearVines(
    plate,
    [
      [-60, 810],
      [1640, 800],
    ],
    [
      [-700, 1140],
      [2300, 1150],
    ],
    14,
    6,
    170,
  );
  return plate.toString();
}
