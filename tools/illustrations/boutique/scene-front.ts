/** The shop from the street. */

import { paintOnBust, pieceOf } from './fixture.ts';
import { paintContact } from './ground.ts';
import { wordmark } from './mark.ts';
import { blob, line, outline, type Point, pebble, polygon, stroke } from './path.ts';
import { paintGroundPlant } from './prop.ts';
import { paintFacing, paintHung } from './rail.ts';
import type { Seed } from './seed.ts';
import { Sheet } from './sheet.ts';
import { cloud, dryBrush, paintGrain } from './texture.ts';
import { blend, house, tones } from './tone.ts';

const box = (x: number, y: number, w: number, h: number): string =>
  polygon([
    [x, y],
    [x + w, y + 1],
    [x + w - 1, y + h],
    [x + 1, y + h - 1],
  ]);

/** Scalloped striped awning over a window. */
function paintAwning(sheet: Sheet, x: number, y: number, w: number, seed: Seed): void {
  const n = 12;
  const step = w / n;
  for (let i = 0; i < n; i++) {
    const [a, b] = [x + i * step, x + (i + 1) * step];
    const [ta, tb] = [x + 24 + i * ((w - 48) / n), x + 24 + (i + 1) * ((w - 48) / n)];
    const data = outline(
      [
        [ta, y],
        [tb, y],
      ],
      [
        [tb, y],
        [b, y + 96],
      ],
      [
        [b, y + 96],
        [(a + b) / 2, y + 122],
        [a, y + 96],
      ],
      [
        [a, y + 96],
        [ta, y],
      ],
    );
    sheet.fill(data, i % 2 === 0 ? house.accent : '#f5ecdc');
  }
  const whole = polygon([
    [x + 24, y],
    [x + w - 24, y],
    [x + w, y + 98],
    [x, y + 98],
  ]);
  sheet.fill(whole, dryBrush(sheet, '#fff8ea', 6), 0.4);
  sheet.fill(
    stroke(
      [
        [x, y + 96],
        [x + w / 2, y + 99],
        [x + w, y + 96],
      ],
      7,
      seed,
    ),
    '#5a4334',
    0.4,
  );
  sheet.fill(
    polygon([
      [x + 4, y + 118],
      [x + w - 4, y + 118],
      [x + w - 14, y + 160],
      [x + 14, y + 160],
    ]),
    '#3a2a22',
    0.14,
  );
}

export function drawShopFront(): string {
  const sheet = new Sheet('boutique-vitrine', 1600, 1000, true);
  const { seed } = sheet;
  sheet.fill(box(0, 0, 1600, 1000), '#e8d9bf');
  sheet.fill(box(0, 0, 1600, 1000), cloud(sheet, '#c9a981'), 0.5);
  sheet.fill(box(0, 0, 1600, 1000), dryBrush(sheet, '#f6ecd8', 80), 0.5);
  let stones = '';
  for (let r = 0; r < 9; r++)
    for (let c = 0; c < 2; c++) {
      const y = 30 + r * 94 + c * 30;
      stones += pebble([56 + seed.around(12), y], 52, 34, seed, 0.08, 8) + pebble([1546 + seed.around(12), y], 52, 34, seed, 0.08, 8);
    }
  sheet.fill(stones, '#d8c3a0', 0.75);
  for (const x of [320, 1180]) {
    sheet.fill(box(x - 84, 24, 168, 118), '#6b7f86');
    sheet.fill(box(x - 72, 32, 66, 110) + box(x + 6, 32, 66, 110), '#b9cbd0');
    for (const d of [-1, 1]) sheet.fill(box(x + d * 126 - 40, 20, 80, 126), house.accent);
    sheet.fill(
      blob([
        [x - 96, 150],
        [x - 60, 128],
        [x - 20, 138],
        [x + 24, 126],
        [x + 66, 138],
        [x + 98, 150],
        [x + 80, 164],
        [x - 80, 164],
      ]),
      house.leaf,
    );
    for (let i = 0; i < 7; i++)
      sheet.fill(pebble([x - 72 + i * 24, 142 + seed.around(8)], 8, 7, seed, 0.2, 6), i % 2 === 0 ? '#d9826b' : '#f3dcc0');
  }
  const front = box(150, 214, 1300, 690);
  const paint = tones(house.brown);
  sheet.fill(front, paint.base);
  sheet.fill(front, dryBrush(sheet, paint.light, 2), 0.45);
  sheet.fill(box(134, 196, 1332, 30), paint.shade);
  sheet.fill(box(190, 240, 1220, 92), paint.shade);
  sheet.pen(box(198, 248, 1204, 76), '#d9b876', 2.6, 0.8);
  sheet.grouped('transform="translate(560 300) scale(0.78)" fill="#f3e3c2"', () => sheet.paint(`<path d="${wordmark.letters}"/>`));
  const glass = box(230, 452, 700, 372);
  sheet.fill(glass, '#f6e6c0');
  sheet.clipped(glass, () => {
    sheet.fill(glass, cloud(sheet, '#e0b973'), 0.7);
    sheet.fill(box(230, 760, 700, 70), '#b98d5f');
    sheet.pen(
      line([
        [560, 476],
        [760, 477],
        [910, 476],
      ]),
      '#8a6a3a',
      6,
    );
    paintOnBust(sheet, 'robe-a-pois-bleu-nuit', 350, 812, 350, seed);
    paintFacing(sheet, [640, 474], 1.9, pieceOf('robe-portefeuille-liberty-bordeaux'), seed);
    for (const [k, slug] of ['robe-trapeze-velours-vert-sapin', 'manteau-laine-camel', 'robe-empire-fleurie-rose-poudre'].entries())
      paintHung(sheet, [770 + k * 46, 474], 78, 210 + k * 20, pieceOf(slug), seed);
    paintOnBust(sheet, 'chemisier-fleuri-moutarde', 500, 826, 340, seed);
    sheet.fill(
      polygon([
        [250, 830],
        [480, 440],
        [560, 440],
        [330, 830],
      ]) +
        polygon([
          [700, 830],
          [930, 440],
          [950, 440],
          [735, 830],
        ]),
      '#fffaf0',
      0.22,
    );
  });
  for (const x of [230, 466, 700, 930])
    sheet.pen(
      line([
        [x, 452],
        [x + 1, 640],
        [x, 826],
      ]),
      paint.deep,
      x === 230 || x === 930 ? 13 : 7,
    );
  sheet.pen(
    line([
      [224, 452],
      [930, 453],
    ]) +
      line([
        [224, 826],
        [936, 825],
      ]),
    paint.deep,
    13,
  );
  for (const [a, b] of [
    [240, 460],
    [476, 694],
    [708, 922],
  ] as const)
    sheet.pen(box(a, 846, b - a, 42), paint.deep, 3, 0.7);
  const door = box(1010, 400, 270, 498);
  sheet.fill(door, house.accent);
  sheet.fill(door, dryBrush(sheet, '#b4c2a4', 2), 0.6);
  sheet.pen(door, paint.deep, 11);
  sheet.fill(box(1044, 436, 202, 288), '#f3e2ba');
  sheet.fill(
    polygon([
      [1050, 720],
      [1180, 440],
      [1226, 440],
      [1096, 720],
    ]),
    '#fffaf0',
    0.4,
  );
  sheet.pen(box(1044, 436, 202, 288), '#5f6f54', 7);
  sheet.pen(
    line([
      [1145, 438],
      [1146, 722],
    ]) +
      line([
        [1046, 580],
        [1244, 581],
      ]),
    '#5f6f54',
    5,
  );
  sheet.pen(box(1048, 754, 194, 112), '#5f6f54', 4);
  sheet.fill(pebble([1262, 660], 10, 11, seed), house.brass);
  const card = polygon([
    [1100, 520],
    [1190, 524],
    [1188, 580],
    [1098, 577],
  ]);
  sheet.pen(
    line([
      [1110, 522],
      [1145, 496],
      [1180, 524],
    ]),
    '#6b4729',
    3,
  );
  sheet.fill(card, '#f8f2e6');
  sheet.fill(
    stroke(
      [
        [1116, 546],
        [1144, 542],
        [1172, 548],
      ],
      6,
      seed,
    ),
    house.brown,
  );
  sheet.pen(
    line([
      [1380, 420],
      [1400, 440],
      [1392, 470],
    ]),
    '#4a3a30',
    6,
  );
  sheet.fill(
    outline(
      [
        [1368, 474],
        [1416, 474],
      ],
      [
        [1416, 474],
        [1406, 540],
        [1378, 540],
      ],
      [
        [1378, 540],
        [1368, 474],
      ],
    ),
    '#f6d999',
  );
  sheet.pen(
    outline(
      [
        [1368, 474],
        [1416, 474],
      ],
      [
        [1416, 474],
        [1406, 540],
        [1378, 540],
      ],
      [
        [1378, 540],
        [1368, 474],
      ],
    ),
    '#4a3a30',
    5,
  );
  paintAwning(sheet, 200, 344, 760, seed);
  const street = box(0, 900, 1600, 100);
  sheet.fill(street, '#cdbb9d');
  sheet.fill(street, dryBrush(sheet, '#a98f6c', 88), 0.6);
  sheet.fill(box(960, 896, 370, 22), '#b9a685');
  let cobbles = '';
  for (let i = 0; i < 34; i++) cobbles += pebble([20 + (i % 17) * 98 + (i > 16 ? 48 : 0), i > 16 ? 978 : 942], 40, 12, seed, 0.08, 7);
  sheet.fill(cobbles, blend('#cdbb9d', '#7a5e42', 0.25), 0.6);
  paintGroundPlant(sheet, [180, 940], 0.98, seed);
  paintGroundPlant(sheet, [1356, 936], 1, seed);
  paintContact(sheet, [500, 930], 90, 9, seed);
  const board: Point[][] = [
    [
      [440, 926],
      [460, 780],
    ],
    [
      [460, 780],
      [560, 782],
    ],
    [
      [560, 782],
      [580, 930],
    ],
  ];
  sheet.fill(outline(...board), '#4d3a2d');
  sheet.pen(outline(...board), house.wood, 8);
  sheet.pen(
    line([
      [510, 806],
      [502, 816],
      [510, 824],
      [510, 838],
    ]) +
      line([
        [480, 862],
        [510, 838],
        [540, 863],
      ]),
    '#f3e3c2',
    4,
  );
  sheet.pen(
    line([
      [478, 884],
      [544, 885],
    ]) +
      line([
        [486, 902],
        [536, 903],
      ]),
    '#f3e3c2',
    3,
    0.7,
  );
  paintGrain(sheet);
  return sheet.toString();
}
