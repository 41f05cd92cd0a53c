/** The plan of the vineyard: seven plots between the road, the river and the hill of the mill. */
import { drawHouse } from './house.ts';
import { inks } from './inks.ts';
import { drawPoplar, drawTree } from './land.ts';
import { across } from './lines.ts';
import { drawMill } from './mill.ts';
import { arc, box, type Point, placed, smooth } from './path.ts';
import { Plate } from './plate.ts';
import { drawCartouche, drawRose } from './scene-map-frame.ts';

type Plot = { name: string; grape: string; edge: readonly Point[]; rows: number; wash: string; at: Point; size?: number };
const plots: readonly Plot[] = [
  {
    name: 'Clos du Moulin',
    grape: 'CHENIN · 2,1 HA',
    edge: [
      [820, 230],
      [1010, 210],
      [1040, 350],
      [850, 380],
    ],
    rows: 78,
    wash: '#e6d49a',
    at: [934, 300],
    size: 25,
  },
  {
    name: 'Les Ardoisières',
    grape: 'CHENIN · 3,4 HA',
    edge: [
      [1075, 215],
      [1330, 180],
      [1385, 330],
      [1290, 400],
      [1080, 360],
    ],
    rows: -12,
    wash: '#cfd3c6',
    at: [1226, 292],
  },
  {
    name: 'La Grande Tuffe',
    grape: 'CABERNET FRANC · 4,2 HA',
    edge: [
      [500, 250],
      [780, 226],
      [806, 420],
      [640, 470],
      [490, 410],
    ],
    rows: 64,
    wash: '#d9b0a4',
    at: [652, 350],
  },
  {
    name: 'Les Perruches',
    grape: 'CABERNET FRANC · 3,8 HA',
    edge: [
      [830, 426],
      [1060, 400],
      [1090, 560],
      [900, 600],
      [800, 540],
    ],
    rows: 20,
    wash: '#d3a79d',
    at: [948, 502],
  },
  {
    name: 'Les Graviers',
    grape: 'GAMAY · 3,5 HA',
    edge: [
      [1125, 420],
      [1290, 445],
      [1400, 400],
      [1440, 560],
      [1200, 600],
    ],
    rows: 52,
    wash: '#dfc1a8',
    at: [1278, 516],
  },
  {
    name: 'La Pièce aux Dames',
    grape: 'AUNIS · 2,9 HA',
    edge: [
      [210, 300],
      [440, 280],
      [450, 440],
      [330, 500],
      [200, 450],
    ],
    rows: -30,
    wash: '#d8d5a4',
    at: [326, 384],
    size: 24,
  },
  {
    name: 'Bas de Sauvelle',
    grape: 'CHENIN · 2,6 HA',
    edge: [
      [600, 700],
      [840, 650],
      [1060, 640],
      [1080, 720],
      [860, 750],
      [640, 790],
    ],
    rows: 8,
    wash: '#ecd083',
    at: [846, 706],
  },
];
const river: readonly Point[] = [
  [-20, 930],
  [240, 880],
  [520, 850],
  [800, 812],
  [1080, 800],
  [1340, 810],
  [1640, 790],
];
const road: readonly Point[] = [
  [-20, 620],
  [180, 600],
  [420, 560],
  [600, 590],
  [740, 600],
  [940, 640],
  [1180, 640],
  [1420, 610],
  [1640, 640],
];

export function drawMap(): string {
  const plate = new Plate('plan-des-vignes', 1600, 1067, inks.paper);
  for (const [x, y, rx, ry] of [
    [920, 200, 300, 120],
    [1250, 180, 260, 100],
    [400, 220, 320, 110],
  ] as const)
    for (let i = 0; i < 3; i++) plate.line(arc([x, y + i * 30], rx + i * 30, ry + i * 22, 186, 354, 22), 0.9, '#c9b58d');
  const bank = (off: number): Point[] =>
    smooth(
      river.map(([x, y]) => [x, y + off] as const),
      false,
      6,
    );
  plate.wash([...bank(-30), ...bank(34).reverse()], '#d7dfda');
  plate.hatch({
    lines: [-22, -11, 0, 11, 22].map((off) => bank(off)),
    tone: (x, y) => 0.24 + 0.2 * Math.sin(x / 40 + y / 9),
    colour: '#5d6a68',
    widest: 3,
  });
  for (const off of [-30, 34]) plate.line(bank(off), 2.2, '#5d6a68');
  const way = smooth(road, false, 6);
  plate.line(way, 17, '#8b7a5c');
  plate.line(way, 13, inks.sheet);
  for (const branch of [
    [
      [740, 600],
      [720, 520],
      [812, 400],
      [812, 240],
    ],
    [
      [1180, 640],
      [1100, 500],
      [1062, 300],
      [1050, 180],
    ],
    [
      [420, 560],
      [470, 460],
      [468, 260],
    ],
    [
      [940, 640],
      [960, 780],
      [1000, 860],
      [1010, 1080],
    ],
  ] as const) {
    const path = smooth(branch as readonly Point[], false, 6);
    plate.line(path, 8, '#8b7a5c');
    plate.line(path, 5.4, inks.sheet);
  }
  plate.shape(
    [
      [950, 776],
      [984, 772],
      [996, 852],
      [962, 858],
    ],
    inks.stone,
    2,
  );
  for (const { edge, rows, wash, name, grape, at, size = 32 } of plots) {
    plate.shape(edge, wash, 2.6);
    plate.hatch({
      lines: across(edge, 19, rows, 30),
      inside: edge,
      tone: (x, y) => (Math.abs(y - at[1]) < 34 && Math.abs(x - at[0]) < 118 ? 0.1 : 0.36),
      colour: '#5d5138',
      widest: 3.4,
    });
    plate.write(name, [at[0], at[1] + 2], size, { italic: true });
    plate.write(grape, [at[0], at[1] + 26], 12.5, { spacing: 8, colour: inks.deep });
  }
  drawMill(plate, [985, 206], 0.92, inks.ink, inks.sheet);
  drawHouse(plate, [310, 664], 0.36);
  for (const [x, y] of [
    [170, 668],
    [190, 676],
    [420, 668],
  ] as const)
    drawTree(plate, [x, y], 20);
  for (const [x, y] of [
    [560, 838],
    [590, 832],
    [622, 828],
    [1150, 770],
    [1180, 772],
    [1210, 774],
  ] as const)
    drawPoplar(plate, [x, y], 74);
  for (const [x, y, s] of [
    [1290, 700, 1],
    [1342, 690, 0.8],
    [1386, 712, 1],
    [1430, 690, 0.9],
    [1470, 704, 0.9],
  ] as const) {
    plate.shape(placed(box(-20, -22, 40, 22), [x, y], s), inks.stone, 1.8);
    plate.shape(
      placed(
        [
          [-24, -22],
          [0, -44],
          [24, -22],
        ],
        [x, y],
        s,
      ),
      '#b9826a',
      1.8,
    );
  }
  plate.shape(
    [
      [1496, 716],
      [1496, 670],
      [1507, 630],
      [1518, 670],
      [1518, 716],
    ],
    inks.slate,
    1.8,
  );
  plate.write('Montsauvel', [1400, 768], 34, { italic: true });
  plate.write('Le domaine', [310, 700], 30, { italic: true });
  plate.write('LA SAUVELLE', [330, 892], 17, { spacing: 40, colour: '#5d6a68' });
  drawCartouche(plate);
  drawRose(plate, [1470, 930]);
  for (const inset of [18, 26]) plate.shape(box(inset, inset, 1600 - inset * 2, 1067 - inset * 2), null, inset === 18 ? 4 : 1.4);
  return plate.toString();
}
