/** A drawn map of the streets around the shop: square, church, river, woods, and where to come in. */
import { blob, line, outline, type Point, pebble, polygon, stroke } from './path.ts';
import { Sheet } from './sheet.ts';
import { cloud, dryBrush, paintGrain } from './texture.ts';
import { house } from './tone.ts';

const roads: readonly (readonly [width: number, points: readonly Point[]])[] = [
  [
    34,
    [
      [-20, 640],
      [300, 600],
      [620, 540],
      [900, 500],
      [1240, 380],
      [1640, 300],
    ],
  ],
  [
    30,
    [
      [700, 1020],
      [720, 760],
      [700, 540],
      [760, 300],
      [700, -20],
    ],
  ],
  [
    22,
    [
      [300, 600],
      [340, 380],
      [480, 260],
      [760, 300],
    ],
  ],
  [
    22,
    [
      [900, 500],
      [960, 700],
      [1120, 820],
      [1240, 1020],
    ],
  ],
  [
    18,
    [
      [720, 760],
      [960, 700],
    ],
  ],
  [
    18,
    [
      [480, 260],
      [420, -20],
    ],
  ],
  [
    18,
    [
      [1240, 380],
      [1180, 180],
      [1220, -20],
    ],
  ],
  [
    18,
    [
      [300, 600],
      [260, 800],
      [320, 1020],
    ],
  ],
];

export function drawMap(): string {
  const sheet = new Sheet('carte-aizenay', 1600, 1000, true);
  const { seed } = sheet;
  const all = polygon([
    [0, 0],
    [1600, 0],
    [1600, 1000],
    [0, 1000],
  ]);
  sheet.fill(all, '#eee2cb');
  sheet.fill(all, cloud(sheet, '#d9c39b'), 0.5);
  sheet.fill(all, dryBrush(sheet, '#f8f0df', 20), 0.5);
  for (const [x, y, rx, ry] of [
    [150, 200, 220, 190],
    [1420, 700, 260, 210],
    [1000, 130, 150, 100],
    [480, 900, 170, 90],
  ] as const)
    sheet.fill(pebble([x, y], rx, ry, seed, 0.08, 12), '#c7cfae', 0.9);
  for (const [x, y] of [
    [90, 150],
    [160, 110],
    [230, 180],
    [120, 250],
    [200, 280],
    [60, 300],
    [270, 110],
    [1350, 640],
    [1430, 600],
    [1500, 680],
    [1400, 740],
    [1480, 780],
    [1330, 770],
    [1560, 610],
    [980, 110],
    [1050, 150],
    [430, 900],
    [520, 890],
  ] as const) {
    sheet.fill(
      stroke(
        [
          [x, y + 44],
          [x, y + 20],
        ],
        9,
        seed,
      ),
      '#8a6340',
    );
    sheet.fill(pebble([x, y], 30, 34, seed, 0.1, 8), seed.pick([house.leaf, house.accent, '#6f8060']));
    sheet.fill(
      stroke(
        [
          [x - 14, y - 8],
          [x - 4, y - 20],
          [x + 8, y - 20],
        ],
        9,
        seed,
      ),
      '#dfe6cc',
      0.6,
    );
  }
  const river: Point[] = [
    [-20, 820],
    [160, 780],
    [420, 790],
    [560, 700],
    [840, 840],
    [1060, 900],
    [1380, 880],
    [1640, 940],
  ];
  sheet.pen(line(river), '#9fb4bb', 44);
  sheet.pen(line(river.map((p): Point => [p[0], p[1] - 6])), '#c8d8da', 18, 0.8);
  for (const [width, points] of roads) sheet.pen(line(points), '#cbb28a', width + 8);
  for (const [width, points] of roads) sheet.pen(line(points), '#fbf5e8', width);
  sheet.fill(pebble([800, 430], 120, 84, seed, 0.05, 12), '#f6dfb8');
  const walls = ['#f6ecd8', '#efe0c8', '#f2e2d2'];
  for (const [x, y] of [
    [560, 430],
    [600, 640],
    [470, 520],
    [420, 440],
    [880, 610],
    [1010, 580],
    [1040, 380],
    [930, 330],
    [620, 330],
    [590, 210],
    [820, 190],
    [1120, 560],
    [1330, 460],
    [1180, 300],
    [840, 720],
    [600, 810],
    [180, 700],
    [380, 690],
  ] as const) {
    const roof = seed.pick(['#b9623f', '#c27650', '#a8563a']);
    sheet.fill(
      polygon([
        [x - 6, y + 52],
        [x + 76, y + 52],
        [x + 92, y + 64],
        [x + 4, y + 64],
      ]),
      '#4a2f22',
      0.14,
    );
    sheet.fill(
      polygon([
        [x, y + 12],
        [x + 66, y + 12],
        [x + 66, y + 58],
        [x, y + 58],
      ]),
      seed.pick(walls),
    );
    sheet.fill(
      polygon([
        [x - 8, y + 16],
        [x + 12, y - 18],
        [x + 56, y - 18],
        [x + 75, y + 16],
      ]),
      roof,
    );
    sheet.fill(
      polygon([
        [x + 12, y + 28],
        [x + 24, y + 28],
        [x + 24, y + 42],
        [x + 12, y + 42],
      ]) +
        polygon([
          [x + 42, y + 28],
          [x + 54, y + 28],
          [x + 54, y + 42],
          [x + 42, y + 42],
        ]),
      '#7d92a4',
    );
  }
  const church = (x: number, y: number): void => {
    sheet.fill(
      polygon([
        [x, y],
        [x + 120, y],
        [x + 120, y + 74],
        [x, y + 74],
      ]),
      '#e2d3b6',
    );
    sheet.fill(
      polygon([
        [x - 8, y],
        [x + 20, y - 44],
        [x + 112, y - 44],
        [x + 128, y],
      ]),
      '#6d7b86',
    );
    sheet.fill(
      polygon([
        [x - 44, y - 54],
        [x + 4, y - 54],
        [x + 4, y + 74],
        [x - 44, y + 74],
      ]),
      '#eddfc5',
    );
    sheet.fill(
      polygon([
        [x - 52, y - 52],
        [x - 20, y - 168],
        [x + 12, y - 52],
      ]),
      '#5d6b76',
    );
    sheet.pen(
      line([
        [x - 20, y - 168],
        [x - 20, y - 198],
      ]) +
        line([
          [x - 30, y - 186],
          [x - 10, y - 186],
        ]),
      '#4a3a30',
      4,
    );
    sheet.fill(
      pebble([x - 20, y - 24], 11, 15, seed) +
        blob([
          [x - 32, y + 74],
          [x - 30, y + 44],
          [x - 20, y + 34],
          [x - 10, y + 44],
          [x - 8, y + 74],
        ]),
      '#5a4334',
    );
    for (const d of [30, 62, 94])
      sheet.fill(
        blob([
          [x + d - 7, y + 52],
          [x + d - 7, y + 28],
          [x + d, y + 18],
          [x + d + 7, y + 28],
          [x + d + 7, y + 52],
        ]),
        '#7d92a4',
      );
  };
  church(760, 400);
  const [px, py] = [1000, 470];
  sheet.fill(pebble([px, py + 6], 46, 15, seed), '#4a2f22', 0.25);
  const pin = outline([
    [px, py],
    [px - 54, py - 96],
    [px - 72, py - 150],
    [px - 54, py - 204],
    [px, py - 226],
    [px + 54, py - 204],
    [px + 72, py - 150],
    [px + 54, py - 96],
    [px, py],
  ]);
  sheet.fill(pin, house.brown);
  sheet.fill(pin, dryBrush(sheet, '#8f6a4e', 6), 0.6);
  sheet.fill(pebble([px, py - 150], 50, 50, seed, 0.02, 12), '#f8f2e6');
  sheet.pen(
    line([
      [px + 2, py - 172],
      [px + 10, py - 182],
      [px, py - 192],
      [px - 9, py - 184],
    ]) +
      line(
        [
          [px, py - 172],
          [px, py - 162],
          [px - 34, py - 136],
          [px + 34, py - 136],
          [px, py - 162],
        ],
        0.02,
      ),
    house.brown,
    6,
  );
  const rose: Point = [1460, 160];
  sheet.fill(pebble(rose, 74, 74, seed, 0.02, 14), '#f8f2e6', 0.9);
  for (const [dx, dy, colour] of [
    [0, -62, house.brown],
    [0, 62, '#b98d5f'],
    [-62, 0, '#b98d5f'],
    [62, 0, '#b98d5f'],
  ] as const)
    sheet.fill(
      polygon([
        [rose[0] + dx, rose[1] + dy],
        [rose[0] + (dy === 0 ? 0 : 15), rose[1] + (dx === 0 ? 0 : 15)],
        [rose[0] - (dy === 0 ? 0 : 15), rose[1] - (dx === 0 ? 0 : 15)],
      ]),
      colour,
    );
  paintGrain(sheet);
  return sheet.toString();
}
