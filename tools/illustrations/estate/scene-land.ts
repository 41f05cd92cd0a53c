/** The estate under its hill, wide and tall. */
import { drawHouse } from './house.ts';
import { inks } from './inks.ts';
import { drawFarVines, drawHill, drawNearVines, drawPoplar, drawSky, drawTree } from './land.ts';
import { parallel } from './lines.ts';
import { drawMill } from './mill.ts';
import type { Point } from './path.ts';
import { Plate } from './plate.ts';

/** The river below: lying lines that shiver. */
function drawRiver(plate: Plate, shape: readonly Point[]): void {
  plate.wash(shape, '#e2e2d4');
  const ys = shape.map((p) => p[1]);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  plate.hatch({
    lines: parallel(0, top, plate.width, bottom - top, 6, 0, 16),
    inside: shape,
    tone: (x, y) => 0.24 + 0.26 * Math.sin(x / 37 + y * 1.7),
    colour: '#5d6a68',
    widest: 2.4,
  });
}

export function drawEstate(): string {
  const plate = new Plate('domaine', 1800, 1050);
  drawSky(
    plate,
    560,
    [
      [420, 210, 210, 74],
      [800, 120, 150, 46],
      [1120, 250, 170, 50],
    ],
    [1480, 300],
  );
  drawHill(
    plate,
    [
      [-40, 520],
      [260, 440],
      [620, 500],
      [1000, 452],
      [1400, 508],
      [1840, 440],
    ],
    640,
    '#e8e0c4',
    { count: 6, dark: 0.3 },
  );
  drawHill(
    plate,
    [
      [-40, 590],
      [300, 560],
      [700, 566],
      [1000, 470],
      [1240, 392],
      [1500, 470],
      [1840, 560],
    ],
    760,
    '#ddd5ac',
    { count: 11, dark: 0.34, lightX: 700 },
  );
  drawMill(plate, [1232, 398], 1.5, inks.ink, inks.sheet);
  drawFarVines(
    plate,
    [
      [1000, 496],
      [1190, 424],
    ],
    [
      [620, 700],
      [1060, 720],
    ],
    13,
    '#a3a56a',
    12,
    10,
  );
  drawFarVines(
    plate,
    [
      [1290, 420],
      [1500, 490],
    ],
    [
      [1180, 720],
      [1740, 690],
    ],
    13,
    '#adac72',
    15,
    -10,
  );
  drawRiver(plate, [
    [0, 664],
    [360, 656],
    [700, 690],
    [520, 716],
    [220, 726],
    [0, 716],
  ]);
  for (const [x, y, h] of [
    [70, 676, 190],
    [128, 672, 230],
    [186, 674, 200],
    [690, 700, 170],
    [744, 704, 200],
    [800, 706, 158],
  ] as const)
    drawPoplar(plate, [x, y], h);
  drawHouse(plate, [470, 728], 0.98);
  for (const [x, y, r] of [
    [232, 730, 44],
    [700, 736, 40],
    [860, 744, 34],
    [1560, 700, 32],
    [1640, 704, 40],
  ] as const)
    drawTree(plate, [x, y], r);
  drawHill(
    plate,
    [
      [-40, 742],
      [400, 726],
      [900, 748],
      [1400, 716],
      [1840, 730],
    ],
    1060,
    '#ebdfba',
    { count: 12, dark: 0.24 },
  );
  drawNearVines(
    plate,
    [
      [-60, 762],
      [1830, 742],
    ],
    [
      [-1000, 1120],
      [2700, 1130],
    ],
    14,
    6,
    180,
  );
  return plate.toString();
}

/** For phones, whose hero shows a picture of about 4 to 3. */
export function drawNearEstate(): string {
  const plate = new Plate('domaine-mobile', 900, 700);
  drawSky(plate, 380, [[250, 120, 170, 60]], [700, 84], 10);
  drawHill(
    plate,
    [
      [-40, 380],
      [220, 340],
      [480, 290],
      [640, 220],
      [780, 272],
      [940, 360],
    ],
    580,
    '#ddd5ac',
    { count: 14, dark: 0.34, lightX: 300 },
  );
  drawMill(plate, [638, 226], 1.5, inks.ink, inks.sheet);
  drawFarVines(
    plate,
    [
      [470, 300],
      [610, 248],
    ],
    [
      [230, 510],
      [560, 536],
    ],
    9,
    '#a3a56a',
    12,
    8,
  );
  drawFarVines(
    plate,
    [
      [690, 244],
      [860, 320],
    ],
    [
      [640, 530],
      [980, 510],
    ],
    8,
    '#adac72',
    15,
    -8,
  );
  for (const [x, y, h] of [
    [44, 496, 210],
    [98, 500, 170],
  ] as const)
    drawPoplar(plate, [x, y], h);
  drawHouse(plate, [300, 558], 0.92);
  for (const [x, y, r] of [
    [70, 562, 42],
    [520, 566, 40],
    [800, 540, 34],
  ] as const)
    drawTree(plate, [x, y], r);
  drawHill(
    plate,
    [
      [-40, 572],
      [300, 558],
      [600, 572],
      [940, 550],
    ],
    710,
    '#ebdfba',
    { count: 12, dark: 0.24 },
  );
  drawNearVines(
    plate,
    [
      [-40, 594],
      [930, 580],
    ],
    [
      [-500, 800],
      [1360, 810],
    ],
    8,
    5,
    140,
  );
  return plate.toString();
}
