/** Grapes: bunches hanging from a shoot, berry behind berry. */
import { inks } from './inks.ts';
import { drawLeaf } from './leaf.ts';
import { rings } from './lines.ts';
import { arc, clamp, type Point, smooth } from './path.ts';
import type { Plate } from './plate.ts';

const drawBerry = (plate: Plate, at: Point, r: number, ground: string, dark: number): void =>
  plate.stamp(`berry ${ground} ${dark}`, at, r / 30, inks.ink, () => {
    plate.shape(arc([0, 0], 30, 30, 0, 360, 18), ground, 2.3);
    plate.hatch({
      lines: rings([-7.2, -8.4], 33, 33, 5, 0.34, 7),
      inside: arc([0, 0], 29, 29, 0, 360, 18),
      tone: (x, y) => clamp((x * 0.62 + y * 0.78) / 34.5 + dark),
      widest: 5.6,
    });
    plate.wash(arc([-10.2, -11.4], 4.5, 3.6, 0, 360, 8), '#fffaf0', 0.8);
  });

/** Draws a bunch that hangs from the point; `r` px is a berry. */
export function drawBunch(plate: Plate, [x, y]: Point, r: number, rows: number, ground: string, dark = 0.18): void {
  plate.stroke(
    smooth(
      [
        [x - r * 0.4, y - r * 3],
        [x + r * 0.2, y - r * 1.6],
        [x, y + r],
      ],
      false,
      5,
    ),
    r * 0.42,
    0.2,
  );
  const berries: { at: Point; depth: number }[] = [];
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const wide = Math.max(1, Math.round(t < 0.25 ? 3.4 + t * 7 : 5.6 * (1 - (t - 0.25) * 1.12)));
    for (let i = 0; i < wide; i++) {
      const at: Point = [
        x + (i - (wide - 1) / 2) * r * 1.62 + plate.seed.around(r * 0.34),
        y + row * r * 1.36 + r * 0.7 + plate.seed.around(r * 0.3),
      ];
      berries.push({ at, depth: plate.seed.next() + (i === 0 || i === wide - 1 ? 0 : 0.5) });
    }
  }
  for (const { at } of berries.sort((a, b) => a.depth - b.depth)) drawBerry(plate, at, r * plate.seed.between(0.92, 1.06), ground, dark);
}

/** A curl of the vine. */
export function drawTendril(plate: Plate, [x, y]: Point, size: number, flip = 1): void {
  const points: Point[] = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    const a = t * Math.PI * 4.4;
    const radius = size * 0.3 * (1 - t);
    return [x + flip * (size * t * 0.8 + Math.cos(a) * radius - radius), y + size * t * 0.34 + Math.sin(a) * radius];
  });
  plate.stroke(smooth(points, false, 2), size / 26, 0.15);
}

/** A shoot with leaves and one bunch, in a picture of its own. */
export function drawShoot(plate: Plate, bunch: string, leaf: string, dark: number): void {
  const k = plate.width / 900;
  plate.stroke(
    smooth(
      [
        [60 * k, 250 * k],
        [280 * k, 190 * k],
        [520 * k, 220 * k],
        [860 * k, 120 * k],
      ],
      false,
      8,
    ),
    20 * k,
    0.3,
  );
  drawLeaf(plate, [250 * k, 330 * k], 190 * k, -34, '#2a1a17', leaf);
  drawLeaf(plate, [660 * k, 270 * k], 205 * k, 28, '#2a1a17', leaf);
  drawBunch(plate, [460 * k, 330 * k], 47 * k, 11, bunch, dark);
  drawLeaf(plate, [470 * k, 250 * k], 130 * k, 6, '#2a1a17', leaf);
  drawTendril(plate, [690 * k, 420 * k], 170 * k);
}
