/** Glasses and carafes, empty or with wine in them. */

import { drawShadow } from './bottle.ts';
import { rings } from './lines.ts';
import { arc, clamp, mix, type Point, smooth } from './path.ts';
import type { Plate } from './plate.ts';

/** [up from the foot, half width] of a bowl and its stem, 100 px high. */
export const bowls = {
  tulip: [
    [34, 2],
    [37, 9],
    [44, 20],
    [54, 27],
    [66, 28],
    [80, 24],
    [100, 19],
  ],
  flute: [
    [34, 2],
    [37, 6],
    [48, 10],
    [66, 12],
    [84, 12],
    [100, 10.5],
  ],
  small: [
    [40, 2],
    [43, 9],
    [50, 17],
    [58, 20],
    [70, 20],
    [84, 17],
    [100, 14],
  ],
} as const satisfies Record<string, readonly Point[]>;
export type Bowl = keyof typeof bowls;

/** Draws a glass whose foot stands on the point; `fill` is how full the bowl is, 0 to 1. */
export function drawGlassware(
  plate: Plate,
  bowl: Bowl,
  [x, y]: Point,
  height: number,
  wine: string | null,
  fill = 0.36,
  shadow = true,
): void {
  const k = height / 100;
  const side = smooth(bowls[bowl], false, 5);
  const at = (u: number, [up, half]: Point): Point => [x + u * half * k, y - up * k];
  const [foot, lip] = [bowls[bowl][0]![0], 100];
  const footHalf = bowl === 'flute' ? 14 : 19;
  if (shadow) drawShadow(plate, [x, y - k], footHalf * k * 0.8, height * 0.36);
  plate.shape(arc([x, y - 1.4 * k], footHalf * k, 3.2 * k), '#f4f0e2', 0.5 * k);
  plate.hatch({
    lines: rings([x, y - 1.4 * k], footHalf * k, 3.2 * k, 3, 0.3),
    tone: (px) => 0.15 + Math.max(0, px - x) / (footHalf * k * 2),
    widest: 0.5 * k,
  });
  plate.shape(
    [
      [x - 1.1 * k, y - foot * k],
      [x - 0.9 * k, y - 5 * k],
      [x - 4 * k, y - 2.2 * k],
      [x + 4 * k, y - 2.2 * k],
      [x + 0.9 * k, y - 5 * k],
      [x + 1.1 * k, y - foot * k],
    ],
    '#f4f0e2',
    0.45 * k,
  );
  const outline = [...side.map((p) => at(-1, p)), ...side.map((p) => at(1, p)).reverse()];
  plate.wash(outline, '#fdfaf1', 0.62);
  const level = mix(foot, lip, fill);
  if (wine) {
    const under = side.filter(([up]) => up <= level);
    const top = under[under.length - 1]!;
    const body = [...under.map((p) => at(-0.96, p)), ...under.map((p) => at(0.96, p)).reverse()];
    plate.wash(body, wine);
    for (let i = 0; i < 15; i++) {
      const u = -0.92 + (1.84 * i) / 14;
      const tone = clamp(0.12 + Math.exp(-(((u - 0.5) / 0.35) ** 2)) * 0.6 + (u < -0.75 ? 0.4 : 0));
      if (u < -0.75 || u > -0.45) plate.hatch({ lines: [under.map((p) => at(u, p))], tone, widest: 0.66 * k });
    }
    const surface = arc(at(0, [top[0], 0]), top[1] * 0.96 * k, top[1] * 0.15 * k);
    plate.wash(surface, wine);
    plate.wash(surface, '#fff8e6', 0.3);
    plate.line(surface, 0.45 * k);
  }
  for (const u of [-0.86, 0.84]) plate.hatch({ lines: [side.slice(6).map((p) => at(u, p))], tone: 0.4, widest: 0.5 * k });
  plate.hatch({ lines: [0.6, 0.68, 0.76].map((u) => side.slice(10, 22).map((p) => at(u, p))), tone: 0.2, widest: 0.6 * k });
  plate.line(outline.slice(0, side.length), 0.6 * k);
  plate.line(outline.slice(side.length), 0.6 * k);
  const rim = side[side.length - 1]!;
  plate.line(arc(at(0, [lip, 0]), rim[1] * k, rim[1] * 0.17 * k), 0.5 * k);
  plate.wash(
    [
      ...side.slice(9, 22).map((p) => at(-0.74, p)),
      ...side
        .slice(9, 22)
        .map((p) => at(-0.62, p))
        .reverse(),
    ],
    '#fffdf6',
    0.7,
  );
}
