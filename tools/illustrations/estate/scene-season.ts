/** The vine through the year, and what is under it. */
import { drawBunch, drawTendril } from './grapes.ts';
import { inks } from './inks.ts';
import { drawLeaf } from './leaf.ts';
import { across, parallel } from './lines.ts';
import { arc, clamp, type Point, smooth } from './path.ts';
import { Plate } from './plate.ts';

const bark = '#8c6b4c';

function ground(plate: Plate, y: number, wash: string): void {
  const edge = smooth(
    [
      [0, y + 14],
      [200, y],
      [420, y + 12],
      [640, y - 2],
      [800, y + 10],
    ],
    false,
    5,
  );
  plate.wash([...edge, [800, 1000], [0, 1000]], wash);
  plate.stroke(edge, 3.4, 0.6);
  plate.hatch({
    lines: parallel(0, y, 800, 1000 - y, 12, 0, 20),
    tone: (x, py) => (py < y + 20 ? 0 : 0.18 + 0.3 * Math.sin(x / 50 + py / 13)),
    colour: '#5d5138',
    widest: 3.4,
  });
}

function stock(plate: Plate, canes: boolean): void {
  const left = smooth(
    [
      [350, 860],
      [372, 760],
      [340, 640],
      [362, 540],
      [344, 470],
      [300, 430],
    ],
    false,
    6,
  );
  const right = smooth(
    [
      [470, 410],
      [440, 470],
      [430, 560],
      [452, 650],
      [430, 770],
      [474, 866],
    ],
    false,
    6,
  );
  const trunk = [...left, [380, 440], [420, 452], ...right] as Point[];
  plate.shape(trunk, bark, 3.4);
  plate.hatch({
    lines: across(trunk, 9, 84, 10),
    inside: trunk,
    tone: (x, y) => clamp(0.26 + (x - 370) / 170 + 0.22 * Math.sin(y / 21 + x / 7)),
    widest: 5,
  });
  if (!canes) return;
  for (const cane of [
    [
      [310, 440],
      [260, 380],
      [150, 360],
      [40, 372],
    ],
    [
      [450, 420],
      [520, 360],
      [640, 350],
      [770, 366],
    ],
    [
      [380, 450],
      [360, 330],
      [392, 220],
    ],
  ] as const)
    plate.stroke(smooth(cane as readonly Point[], false, 6), 17, 0.1);
  plate.line(
    [
      [0, 384],
      [800, 378],
    ],
    2.2,
    '#77757a',
  );
}

export const seasons: readonly (readonly [name: string, draw: () => string])[] = [
  [
    'saison-hiver',
    () => {
      const plate = new Plate('saison-hiver', 800, 1000, inks.tint);
      ground(plate, 850, '#e6dabb');
      stock(plate, true);
      for (const [x, y, r] of [
        [110, 150, 3],
        [240, 90, 4],
        [420, 140, 3],
        [600, 80, 4],
        [700, 190, 3],
        [520, 230, 3],
        [180, 270, 3],
        [660, 300, 3],
      ] as const)
        plate.line(arc([x, y], r, r, 0, 360, 8), 2);
      plate.group(
        [560, 640],
        1,
        () => {
          for (const side of [-1, 1])
            plate.shape(
              smooth(
                [
                  [0, -6],
                  [side * 22, 40],
                  [side * 44, 120],
                  [side * 58, 210],
                  [side * 36, 214],
                  [side * 20, 130],
                  [side * 2, 60],
                ],
                true,
                5,
              ),
              side === 1 ? inks.burgundy : inks.deep,
              3,
            );
          plate.shape(
            smooth(
              [
                [-2, 6],
                [26, -50],
                [20, -116],
                [2, -126],
                [-14, -60],
              ],
              true,
              5,
            ),
            '#c7c8c6',
            2.8,
          );
          plate.shape(
            smooth(
              [
                [2, 6],
                [-22, -40],
                [-40, -90],
                [-26, -104],
                [4, -50],
              ],
              true,
              5,
            ),
            '#a9abab',
            2.8,
          );
          plate.shape(arc([0, 0], 10, 10, 0, 360, 12), '#d9c07a', 2.4);
        },
        18,
      );
      return plate.toString();
    },
  ],
  [
    'saison-printemps',
    () => {
      const plate = new Plate('saison-printemps', 800, 1000, inks.tint);
      ground(plate, 850, '#dfe0b4');
      stock(plate, true);
      for (const [x, y, s, t] of [
        [120, 330, 44, -20],
        [220, 340, 52, 14],
        [600, 320, 54, -12],
        [710, 330, 46, 20],
        [392, 180, 62, 0],
        [340, 270, 40, -50],
        [440, 280, 40, 48],
        [520, 330, 38, 30],
      ] as const)
        drawLeaf(plate, [x, y], s, t, inks.ink, '#c4cf86');
      drawTendril(plate, [410, 150], 120);
      drawTendril(plate, [650, 280], 90);
      return plate.toString();
    },
  ],
  [
    'saison-ete',
    () => {
      const plate = new Plate('saison-ete', 800, 1000, inks.tint);
      ground(plate, 870, '#dcd8a2');
      stock(plate, false);
      for (const [x, y, s, t] of [
        [150, 420, 110, -40],
        [650, 410, 114, 36],
        [270, 300, 120, -14],
        [530, 290, 118, 18],
        [400, 220, 110, 0],
        [400, 400, 120, 6],
      ] as const)
        drawLeaf(plate, [x, y], s, t, inks.ink, inks.leaf);
      drawBunch(plate, [250, 500], 26, 7, '#c7cd83', 0.1);
      drawBunch(plate, [550, 490], 26, 7, '#c7cd83', 0.1);
      return plate.toString();
    },
  ],
  [
    'saison-automne',
    () => {
      const plate = new Plate('saison-automne', 800, 1000, inks.tint);
      ground(plate, 860, '#e6cfa0');
      for (const [x, y] of [
        [250, 420],
        [400, 400],
        [550, 424],
        [320, 460],
        [480, 456],
      ] as const)
        drawBunch(plate, [x, y], 27, 4, x === 400 ? '#d9c27a' : '#7b3348', 0.24);
      drawLeaf(plate, [190, 440], 84, -60, inks.ink, '#c98f4a');
      drawLeaf(plate, [622, 430], 84, 60, inks.ink, '#b5613f');
      const basket = [
        [150, 540],
        [650, 540],
        [590, 880],
        [210, 880],
      ] as const;
      plate.shape(basket, '#cfa768', 3.4);
      for (let row = 0; row < 9; row++) {
        const y = 556 + row * 36;
        const inset = ((y - 540) / 340) * 60;
        const count = 11;
        plate.hatch({
          lines: Array.from({ length: count }, (_, i) =>
            arc([150 + inset + ((500 - inset * 2) * (i + 0.5)) / count, y + 12], 26, 14, 190 + (i % 2) * 180, 350 + (i % 2) * 180, 6),
          ),
          inside: basket,
          tone: (x) => 0.5 + (x - 400) / 900,
          widest: 6,
        });
      }
      plate.line(
        [
          [138, 540],
          [662, 540],
        ],
        20,
        inks.ink,
      );
      plate.line(
        [
          [140, 540],
          [660, 540],
        ],
        14,
        '#b98d50',
      );
      return plate.toString();
    },
  ],
];
