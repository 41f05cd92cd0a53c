/** The tasting table in the old press house: bottles, glasses, grapes, a window on the hill. */
import { drawBottle } from './bottle.ts';
import { drawGlassware } from './glassware.ts';
import { drawBunch } from './grapes.ts';
import { inks } from './inks.ts';
import { drawHill } from './land.ts';
import { parallel } from './lines.ts';
import { drawMill } from './mill.ts';
import { arc, box, clamp, type Point } from './path.ts';
import { Plate } from './plate.ts';
import { wines } from './wines.ts';

export function drawTasting(): string {
  const plate = new Plate('degustation', 1600, 1067, '#eadfc2');
  for (let row = 0; row < 9; row++) {
    const y = row * 92;
    plate.line(
      [
        [0, y],
        [1600, y],
      ],
      1.2,
      '#b9a67c',
    );
    for (let k = 0; k < 9; k++)
      plate.line(
        [
          [k * 380 + (row % 2) * 190, y],
          [k * 380 + (row % 2) * 190, y + 92],
        ],
        1.2,
        '#b9a67c',
      );
  }
  plate.hatch({
    lines: parallel(0, 0, 1600, 800, 24, 0, 60),
    tone: (x, y) => clamp(0.5 - Math.hypot(x - 800, (y - 360) * 1.1) / -1500 - 0.42),
    colour: '#7c6a48',
    widest: 5,
  });
  drawOpening(plate);
  const boards = box(-10, 800, 1620, 280);
  plate.shape(boards, '#c49a63', 3);
  plate.hatch({
    lines: parallel(0, 804, 1600, 263, 22, 0, 60),
    tone: (x, y) => clamp(0.14 + 0.16 * Math.sin(x / 130 + y * 0.7) + (y - 800) / 900),
    colour: '#5b3d22',
    widest: 4,
  });
  for (const y of [866, 950])
    plate.line(
      [
        [0, y],
        [1600, y],
      ],
      3,
      '#5b3d22',
    );
  const stand = (slug: string, year: number, x: number, y: number, height: number): void =>
    plate.group([x, y], 1, () => drawBottle(plate, wines.find((one) => one.slug === slug)!, year, { at: [0, 0], height }));
  stand('aube', 2025, 250, 880, 700);
  stand('clos-du-moulin', 2022, 470, 930, 700);
  stand('les-perruches', 2022, 1330, 900, 700);
  drawGlassware(plate, 'tulip', [700, 960], 400, '#e0cf8b');
  drawGlassware(plate, 'tulip', [880, 990], 420, '#7b2336');
  drawGlassware(plate, 'tulip', [1060, 950], 390, '#e2a48f');
  drawBunch(plate, [1180, 850], 26, 6, '#7b3348', 0.24);
  return plate.toString();
}

function drawOpening(plate: Plate): void {
  const [left, top, width, height] = [560, 90, 560, 520];
  const opening: Point[] = [
    ...arc([left + width / 2, top + 150], width / 2, 150, 180, 360, 24),
    [left + width, top + height],
    [left, top + height],
  ];
  plate.shape(
    opening.map(([x, y]) => [840 + (x - 840) * 1.1, 350 + (y - 350) * 1.08] as const),
    inks.sheet,
    2.4,
  );
  plate.shape(opening, '#f8efd6', 3);
  plate.hatch({
    lines: parallel(left, top, width, 330, 14, 0, 30),
    inside: opening,
    tone: (_x, y) => 0.4 - (y - top) / 900,
    colour: '#a89a7c',
    widest: 3,
  });
  plate.group([left, top], 1, () => {
    const small = plate;
    drawHill(
      small,
      [
        [0, 380],
        [140, 330],
        [330, 250],
        [470, 320],
        [560, 350],
      ],
      height,
      '#ddd5ac',
      { count: 7, dark: 0.3 },
    );
    drawMill(small, [330, 252], 1, inks.ink, inks.sheet);
    small.strokes(
      [60, 130, 200, 270, 340, 410, 480].map((x, i) => [
        [258 + i * 22, 290],
        [x, 515],
      ]),
      12,
      0.9,
      '#a3a56a',
    );
  });
  for (const x of [left, 840, left + width])
    plate.line(
      [
        [x, x === 840 ? top : top + 150],
        [x, top + height],
      ],
      12,
      inks.burgundy,
    );
  for (const y of [top + 150, top + 340])
    plate.line(
      [
        [left, y],
        [left + width, y],
      ],
      9,
      inks.burgundy,
    );
  plate.line(arc([left + width / 2, top + 150], width / 2, 150, 180, 360, 30), 12, inks.burgundy);
  plate.shape(box(left - 40, top + height, width + 80, 30), inks.sheet, 2.6);
}
