/** What frames the plan: its title, its scale, the rose of the winds. */
import { inks } from './inks.ts';
import { parallel } from './lines.ts';
import { arc, box, type Point, placed } from './path.ts';
import type { Plate } from './plate.ts';

export function drawCartouche(plate: Plate): void {
  plate.shape(box(70, 74, 470, 132), inks.sheet, 2.4);
  plate.shape(box(78, 82, 454, 116), null, 1, inks.burgundy);
  plate.write('PLAN DES VIGNES', [305, 128], 36, { spacing: 10, colour: inks.burgundy });
  plate.write('du domaine de Brisevent, à Montsauvel', [305, 164], 23, { italic: true });
  plate.line(
    [
      [250, 182],
      [360, 182],
    ],
    1.4,
    inks.burgundy,
  );
  const scale = [700, 990] as const;
  for (let i = 0; i < 5; i++) plate.shape(box(scale[0] + i * 60, scale[1], 60, 9), i % 2 === 0 ? inks.ink : inks.sheet, 1.6);
  plate.write('0', [scale[0], scale[1] - 8], 15);
  plate.write('500 M', [scale[0] + 300, scale[1] - 8], 15);
}

export function drawRose(plate: Plate, [x, y]: Point): void {
  plate.line(arc([x, y], 56, 56), 1.4);
  for (let i = 0; i < 8; i++) {
    const length = i % 2 === 0 ? 74 : 44;
    const point = placed(
      [
        [0, -length],
        [9, -9],
        [0, 0],
      ],
      [x, y],
      1,
      i * 45,
    );
    const other = placed(
      [
        [0, -length],
        [-9, -9],
        [0, 0],
      ],
      [x, y],
      1,
      i * 45,
    );
    plate.shape(point, i === 0 ? inks.burgundy : inks.ink, 1.2);
    plate.shape(other, inks.sheet, 1.2);
  }
  plate.hatch({ lines: parallel(x - 56, y - 56, 112, 112, 8, 45), inside: arc([x, y], 30, 30), tone: 0.2, widest: 2 });
  plate.write('N', [x, y - 82], 26);
}
