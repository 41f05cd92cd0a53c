/** Medallions: profiles cut in black under slanting lines, in an oval frame. */
import { inks } from './inks.ts';
import { across, parallel, rings } from './lines.ts';
import { arc, clamp, type Point, placed, smooth } from './path.ts';
import { Plate } from './plate.ts';

export type Person = {
  name: string;
  hair: 'bun' | 'short' | 'curls' | 'cap' | 'plait';
  beard?: true;
  bald?: true;
  faces: 'left' | 'right';
  collar: string;
};

/** A face that looks to the right, around the origin, 200 px from crown to chin. */
const face: readonly Point[] = [
  [14, -96],
  [44, -82],
  [56, -56],
  [57, -38],
  [62, -26],
  [77, 6],
  [74, 14],
  [60, 17],
  [63, 26],
  [69, 33],
  [63, 39],
  [67, 46],
  [58, 55],
  [59, 68],
  [54, 82],
  [38, 90],
  [10, 86],
];
const back: readonly Point[] = [
  [-6, 96],
  [-40, 62],
  [-66, 30],
  [-74, -14],
  [-62, -62],
  [-28, -92],
  [14, -96],
];

export function drawPortrait(person: Person): string {
  const plate = new Plate(person.name, 800, 1000, inks.tint);
  const centre: Point = [400, 470];
  plate.shape(arc(centre, 310, 385, 0, 360, 60), inks.sheet, 4);
  plate.hatch({
    lines: rings(centre, 310, 385, 5, 0.93, 16),
    tone: (x, y) => 0.2 + (x - 400 + y - 470) / 1400,
    colour: inks.burgundy,
    widest: 4,
  });
  plate.line(arc(centre, 284, 358, 0, 360, 60), 2, inks.burgundy);
  plate.hatch({
    lines: parallel(120, 110, 560, 720, 9, 0, 20),
    inside: arc(centre, 278, 352, 0, 360, 50),
    tone: (x) => clamp(0.06 + Math.abs(x - 400) / 1500),
    colour: '#a08a66',
    widest: 3.4,
  });
  const flip = person.faces === 'left' ? -1 : 1;
  const at = (points: readonly Point[]): Point[] => placed(points, [0, 0], 1.9).map(([x, y]) => [400 + flip * (x - 6), 425 + y] as const);
  const bust = at(
    smooth(
      [
        [-134, 190],
        [-118, 150],
        [-70, 122],
        [-34, 104],
        [-28, 66],
        [24, 76],
        [32, 108],
        [72, 128],
        [112, 156],
        [134, 190],
        [110, 206],
        [60, 214],
        [0, 218],
        [-60, 214],
        [-110, 206],
        [-134, 190],
      ],
      false,
      5,
    ),
  );
  const inOval = (shape: readonly Point[]): Point[] =>
    shape.map(([x, y]) => {
      const k = Math.hypot((x - 400) / 280, (y - 470) / 354);
      return k > 1 ? [400 + (x - 400) / k, 470 + (y - 470) / k] : [x, y];
    });
  const coat = inOval(bust);
  plate.shape(coat, person.collar, 2.4);
  plate.hatch({ lines: across(coat, 8, 28, 10), inside: coat, tone: (x) => 0.46 + (flip * (x - 400)) / -900, widest: 5.4 });
  plate.shape(
    at([
      [-30, 96],
      [-20, 60],
      [28, 74],
      [34, 110],
      [4, 128],
    ]),
    inks.ink,
    0,
  );
  const head = at([...smooth(face, false, 5), ...smooth(back, false, 5)]);
  plate.shape(head, inks.ink, 2);
  drawHair(plate, person, at);
  plate.hatch({
    lines: across(head, 9, -38, 8),
    inside: head,
    tone: (x, y) => clamp(0.18 + (flip * (x - 400)) / 700 + (300 - y) / 1600),
    colour: '#b9a684',
    widest: 2.6,
  });
  plate.shape(
    at([
      [-44, 116],
      [4, 132],
      [38, 114],
      [30, 126],
      [4, 152],
      [-36, 130],
    ]),
    inks.sheet,
    2,
  );
  plate.line(arc(centre, 278, 352, 0, 360, 60), 3);
  const ribbon: Point[] = [
    [170, 872],
    [630, 872],
    [612, 904],
    [630, 936],
    [170, 936],
    [188, 904],
  ];
  plate.shape(ribbon, inks.sheet, 2.6);
  plate.write(person.name, [400, 918], 38, { italic: true, colour: inks.deep });
  return plate.toString();
}

function drawHair(plate: Plate, { hair, beard, bald }: Person, at: (points: readonly Point[]) => Point[]): void {
  const lock = (points: readonly Point[]): void => {
    const shape = at(smooth(points, true, 5));
    plate.shape(shape, inks.ink, 2);
    plate.hatch({ lines: across(shape, 7, 62, 8), inside: shape, tone: 0.2, colour: '#8b765c', widest: 2.6 });
  };
  if (!bald)
    lock([
      [50, -66],
      [30, -102],
      [-14, -112],
      [-60, -86],
      [-84, -36],
      [-78, 16],
      [-52, 40],
      [-36, 4],
      [-22, -26],
      [16, -50],
    ]);
  else
    lock([
      [-40, -70],
      [-70, -50],
      [-82, -10],
      [-70, 30],
      [-48, 36],
      [-36, 0],
      [-34, -40],
    ]);
  if (hair === 'bun')
    lock([
      [-70, -72],
      [-104, -92],
      [-124, -66],
      [-112, -36],
      [-78, -32],
    ]);
  if (hair === 'plait')
    for (const [x, y] of [
      [-70, 36],
      [-74, 66],
      [-70, 96],
      [-62, 124],
    ] as const)
      lock([
        [x - 18, y - 12],
        [x, y - 22],
        [x + 18, y - 10],
        [x + 12, y + 14],
        [x - 12, y + 14],
      ]);
  if (hair === 'curls')
    for (const [x, y, r] of [
      [44, -92, 20],
      [14, -114, 24],
      [-24, -120, 25],
      [-60, -104, 25],
      [-86, -74, 26],
      [-98, -36, 25],
      [-94, 6, 25],
      [-78, 40, 22],
      [-54, 62, 18],
    ] as const)
      lock(arc([x, y], r, r, 0, 330, 7));
  if (hair === 'cap') {
    lock([
      [70, -58],
      [100, -52],
      [96, -44],
      [60, -46],
      [10, -52],
      [-74, -44],
      [-86, -60],
      [-60, -104],
      [-10, -120],
      [44, -104],
    ]);
  }
  if (beard)
    lock([
      [66, 44],
      [64, 74],
      [56, 104],
      [26, 118],
      [-2, 100],
      [-20, 62],
      [-26, 20],
      [-8, 30],
      [16, 46],
      [44, 52],
    ]);
}
