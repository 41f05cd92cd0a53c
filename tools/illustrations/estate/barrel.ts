/** Barrels seen from their heads, and the crates bottles leave in. */
import { inks } from './inks.ts';
import { parallel } from './lines.ts';
import { arc, box, clamp, type Point } from './path.ts';
import type { Plate } from './plate.ts';

/** The head of a barrel around a point, `r` px to its outer hoop. */
export const drawBarrel = (plate: Plate, at: Point, r: number, mark: string | null = null): void => {
  plate.stamp('barrel', at, r / 100, inks.ink, () => {
    plate.shape(arc([0, 0], 100, 100, 0, 360, 40), '#8a6844', 2.6);
    plate.hatch({ lines: [96, 91].map((k) => arc([0, 0], k, k, 0, 360, 40)), tone: (x, y) => 0.4 + ((x + y) / 200) * 0.4, widest: 4 });
    plate.shape(arc([0, 0], 86, 86, 0, 360, 40), inks.wood, 2.6);
    const head = arc([0, 0], 84, 84, 0, 360, 40);
    plate.hatch({
      lines: parallel(-84, -84, 168, 168, 6, 90, 12),
      inside: head,
      tone: (x, y) => clamp(0.16 + 0.22 * Math.sin(x * 0.9) + (x + y) / 420 + (Math.hypot(x + 10, y + 10) > 72 ? 0.2 : 0)),
      colour: '#5b3d22',
      widest: 3,
    });
    for (const x of [-56, -30, -4, 24, 52])
      plate.line(
        [
          [x, -Math.sqrt(84 * 84 - x * x)],
          [x, Math.sqrt(84 * 84 - x * x)],
        ],
        2.2,
        '#5b3d22',
      );
    plate.shape(arc([0, 44], 9, 9, 0, 360, 12), '#6e4b2b', 2);
  });
  if (mark) plate.write(mark, [at[0], at[1] - r * 0.02], r * 0.26, { spacing: 12, colour: inks.deep });
};

/** A crate of boards, its front `width` by `height` px standing on the point, with the name burnt in. */
export function drawCrate(plate: Plate, [x, y]: Point, width: number, height: number, words: readonly string[]): void {
  const left = x - width / 2;
  const boards = 3;
  for (let i = 0; i < boards; i++) {
    const top = y - height + (i * height) / boards;
    const board = box(left, top, width, height / boards - 4);
    plate.shape(board, '#d9ba85', 2.6);
    plate.hatch({
      lines: parallel(left, top, width, height / boards - 4, 8, 0, 22),
      inside: board,
      tone: (px, py) => 0.14 + 0.2 * Math.sin(px / 47 + py * 1.9) + clamp((px - x) / width) * 0.3,
      colour: '#6b4a26',
      widest: 2.8,
    });
  }
  for (const side of [left, left + width - 38]) {
    const post = box(side, y - height - 8, 38, height + 10);
    plate.shape(post, '#c9a66c', 2.6);
    plate.hatch({
      lines: parallel(side, y - height - 8, 38, height + 10, 7, 90, 22),
      tone: (px) => 0.16 + ((px - side) / 38) * 0.3,
      colour: '#6b4a26',
      widest: 2.8,
    });
    for (let i = 0; i < boards; i++) plate.wash(arc([side + 19, y - height + ((i + 0.45) * height) / boards], 4, 4, 0, 360, 8), inks.ink);
  }
  words.forEach((word, i) => {
    const size = height * (i === 0 ? 0.17 : 0.16);
    plate.write(word, [x, y - height + ((i + 0.5) * height) / boards + size * 0.26], size, {
      spacing: i === 0 ? 16 : 4,
      italic: i > 0,
      colour: inks.deep,
    });
  });
}
