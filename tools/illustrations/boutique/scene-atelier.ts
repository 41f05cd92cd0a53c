/** The sewing room: alterations under the lamp. */

import { paintFrame, paintLamp, paintOnBust } from './fixture.ts';
import { paintContact, paintGround } from './ground.ts';
import { blob, line, outline, type Point, pebble, polygon, stroke } from './path.ts';
import { printFill } from './print.ts';
import { paintChair, paintGroundPlant } from './prop.ts';
import type { Seed } from './seed.ts';
import { Sheet } from './sheet.ts';
import { dryBrush, paintGrain } from './texture.ts';
import { house, tones } from './tone.ts';

/** A black hand-crank machine with gilt flourishes; `at` is the left of its base. */
function paintMachine(sheet: Sheet, at: Point, k: number, seed: Seed): void {
  const p = (x: number, y: number): Point => [at[0] + x * k, at[1] + y * k];
  sheet.fill(polygon([p(-4, -10), p(104, -10), p(108, 0), p(-8, 0)]), house.woodDark);
  const body = outline(
    [p(6, -10), p(6, -18), p(62, -18), p(66, -24), p(68, -44)],
    [p(68, -44), p(60, -48), p(22, -46), p(18, -40), p(17, -27)],
    [p(17, -27), p(8, -27)],
    [p(8, -27), p(6, -48), p(12, -62), p(40, -64), p(84, -62), p(92, -52), p(92, -18), p(98, -10)],
    [p(98, -10), p(6, -10)],
  );
  sheet.fill(body, '#2f2a2b');
  sheet.fill(stroke([p(14, -58), p(44, -60), p(82, -57)], 5 * k, seed), '#6c6460', 0.8);
  sheet.pen(line([p(30, -53), p(38, -57), p(46, -52), p(54, -57), p(62, -53), p(72, -56)]), '#c4983f', 1.1 * k);
  sheet.pen(line([p(80, -44), p(84, -36), p(80, -28)]), '#c4983f', 1 * k);
  sheet.pen(line([p(12, -27), p(12, -14)]), '#b4b3ae', 1.6 * k);
  sheet.pen(blob([p(94, -48), p(104, -58), p(112, -48), p(104, -36)]), '#3a3536', 3 * k);
  sheet.fill(polygon([p(50, -64), p(50, -80), p(60, -80), p(60, -64)]), '#b9623f');
  sheet.pen(line([p(55, -78), p(30, -70), p(12, -52), p(12, -20)]), '#b9623f', 0.5 * k);
}

export function drawAtelier(): string {
  const sheet = new Sheet('atelier-couture', 1600, 1000, true);
  const { seed } = sheet;
  paintGround(sheet, { kind: 'room', wall: '#e7cfbd', shape: '#c9a780' }, seed, 800);
  sheet.fill(
    polygon([
      [120, 90],
      [470, 96],
      [468, 560],
      [122, 556],
    ]),
    '#fbf2dd',
  );
  sheet.fill(
    polygon([
      [140, 110],
      [286, 112],
      [285, 540],
      [142, 538],
    ]) +
      polygon([
        [304, 112],
        [450, 114],
        [449, 542],
        [304, 540],
      ]),
    '#cfdde0',
  );
  sheet.fill(
    polygon([
      [150, 520],
      [280, 180],
      [280, 300],
      [200, 530],
    ]),
    '#fff',
    0.4,
  );
  sheet.pen(
    line([
      [142, 320],
      [285, 321],
    ]) +
      line([
        [304, 321],
        [449, 322],
      ]),
    '#fbf2dd',
    10,
  );
  sheet.fill(
    blob([
      [88, 70],
      [150, 76],
      [170, 200],
      [140, 380],
      [156, 600],
      [84, 604],
      [92, 330],
    ]),
    '#f3e6cf',
    0.9,
  );
  sheet.fill(
    stroke(
      [
        [120, 80],
        [136, 320],
        [118, 596],
      ],
      14,
      seed,
    ),
    '#c9ab84',
    0.5,
  );
  sheet.fill(
    polygon([
      [640, 246],
      [1180, 248],
      [1180, 264],
      [640, 262],
    ]),
    house.woodDark,
  );
  const spools = ['#74293a', '#c9973a', '#8d9c7d', '#27344f', '#b9623f', '#e9dfc9', '#215d66', '#b9787a', '#6b6a47', '#a998b8'];
  spools.forEach((colour, i) => {
    const x = 666 + i * 51;
    const tone = tones(colour);
    sheet.fill(
      polygon([
        [x - 2, 188],
        [x + 32, 188],
        [x + 32, 246],
        [x - 2, 246],
      ]),
      tone.base,
    );
    sheet.fill(
      polygon([
        [x + 18, 188],
        [x + 32, 188],
        [x + 32, 246],
        [x + 18, 246],
      ]),
      tone.shade,
    );
    sheet.pen(
      line([
        [x, 200],
        [x + 30, 206],
      ]) +
        line([
          [x, 214],
          [x + 30, 220],
        ]) +
        line([
          [x, 228],
          [x + 30, 234],
        ]),
      tone.light,
      2,
      0.8,
    );
    sheet.fill(pebble([x + 15, 186], 21, 6, seed) + pebble([x + 15, 247], 21, 5, seed), house.wood);
  });
  sheet.fill(
    polygon([
      [640, 420],
      [1180, 422],
      [1180, 438],
      [640, 436],
    ]),
    house.woodDark,
  );
  const bolts: readonly (readonly [string, Parameters<typeof printFill>[1], readonly string[]])[] = [
    ['#74293a', 'liberty', ['#f0d9c4', '#d98f7b', '#9db08c']],
    ['#e9dfc9', 'stripes', ['#2b3a58']],
    ['#8d9c7d', 'none', []],
    ['#c9973a', 'dots', ['#fbeccc']],
    ['#f3efe6', 'gingham', ['#f6efe2']],
    ['#27344f', 'leaves', ['#f0d9c4', '#df8d72', '#a9bb90']],
  ];
  bolts.forEach(([colour, print, inks], i) => {
    const x = 652 + (i % 6) * 87;
    const data = outline(
      [
        [x, 300 + (i % 3) * 12],
        [x + 40, 292 + (i % 3) * 12],
        [x + 78, 300 + (i % 3) * 12],
      ],
      [
        [x + 78, 300],
        [x + 80, 420],
      ],
      [
        [x + 80, 420],
        [x, 420],
      ],
    );
    sheet.fill(data, colour);
    const fill = printFill(sheet, print, colour, inks, 0.6);
    if (fill) sheet.fill(data, fill);
    sheet.fill(
      stroke(
        [
          [x + 66, 304],
          [x + 70, 360],
          [x + 68, 418],
        ],
        22,
        seed,
      ),
      '#3a2a22',
      0.3,
    );
    sheet.fill(pebble([x + 40, 302 + (i % 3) * 12], 14, 6, seed), '#cdb894');
  });
  const table = tones(house.wood);
  for (const x of [580, 1190])
    sheet.fill(
      stroke(
        [
          [x, 670],
          [x + 4, 800],
          [x, 940],
        ],
        34,
        seed,
        0.2,
      ),
      table.deep,
    );
  paintContact(sheet, [880, 944], 380, 16, seed);
  const top = polygon([
    [520, 640],
    [1250, 640],
    [1276, 676],
    [494, 676],
  ]);
  sheet.fill(top, table.base);
  sheet.fill(top, dryBrush(sheet, table.glow, 88), 0.6);
  sheet.fill(
    polygon([
      [494, 676],
      [1276, 676],
      [1274, 704],
      [496, 704],
    ]),
    table.shade,
  );
  const cloth = outline(
    [
      [560, 648],
      [720, 640],
      [880, 650],
    ],
    [
      [880, 650],
      [900, 690],
      [884, 790],
      [870, 860],
    ],
    [
      [870, 860],
      [800, 846],
      [740, 872],
      [670, 850],
      [600, 868],
    ],
    [
      [600, 868],
      [590, 760],
      [560, 648],
    ],
  );
  sheet.fill(cloth, '#d9aca1');
  const flowers = printFill(sheet, 'liberty', '#d9aca1', ['#a4474a', '#fbf1e2', '#7d8f68'], 0.8);
  if (flowers) sheet.fill(cloth, flowers);
  for (const x of [630, 700, 780, 850])
    sheet.fill(
      stroke(
        [
          [x, 676],
          [x + 8, 760],
          [x - 6, 858],
        ],
        22,
        seed,
      ),
      '#7b3f44',
      0.4,
    );
  sheet.pen(cloth, '#8d5a55', 2.6, 0.7);
  paintMachine(sheet, [880, 650], 2.5, seed);
  sheet.pen(
    line([
      [1160, 640],
      [1200, 628],
      [1230, 646],
      [1250, 690],
      [1240, 760],
      [1262, 830],
    ]),
    '#e3c14f',
    9,
  );
  sheet.pen(
    line([
      [1160, 640],
      [1200, 628],
      [1230, 646],
      [1250, 690],
      [1240, 760],
      [1262, 830],
    ]),
    '#6b4729',
    7,
    0.6,
    '1.500 12',
  );
  sheet.pen(
    blob([
      [548, 628],
      [566, 620],
      [574, 634],
      [558, 642],
    ]) +
      blob([
        [548, 654],
        [566, 660],
        [572, 646],
        [556, 642],
      ]),
    '#5a4334',
    5,
  );
  sheet.pen(
    line([
      [572, 632],
      [640, 656],
    ]) +
      line([
        [572, 650],
        [640, 624],
      ]),
    '#b4b3ae',
    6,
  );
  sheet.fill(pebble([770, 628], 26, 18, seed), '#a9302f');
  let pins = '';
  for (const [x, y] of [
    [758, 606],
    [770, 600],
    [784, 606],
  ] as const)
    pins += line([
      [x, y],
      [770, 626],
    ]);
  sheet.pen(pins, '#e9dfc9', 2.4);
  paintOnBust(sheet, 'robe-empire-fleurie-rose-poudre', 1410, 930, 760, seed);
  paintChair(sheet, [330, 930], 1.25, seed, '#b9623f');
  paintFrame(sheet, 520, 130, 86, 110, seed);
  paintGroundPlant(sheet, [100, 940], 1.1, seed);
  paintLamp(sheet, 900, 96, seed);
  paintGrain(sheet);
  return sheet.toString();
}
