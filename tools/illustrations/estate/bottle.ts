/** A bottle standing: glass under vertical cuts, its capsule, its label, and its shadow on the table. */
import { type BottleShape, halfAt, rows } from './bottle-shape.ts';
import { inks } from './inks.ts';
import { drawLabel, labelHeight } from './label.ts';
import { parallel } from './lines.ts';
import { arc, clamp, type Point, thinned } from './path.ts';
import type { Plate } from './plate.ts';
import type { Glass, Liquor, Wine } from './wine.ts';

const glasses: Record<Glass, string> = { night: '#37412f', bottle: '#5b683f', olive: '#8b945a', clear: '#e3e4d2' };
const liquors: Record<Liquor, string> = { red: inks.burgundy, white: '#e0cf8b', amber: '#c98a38', rose: '#e2a48f', gold: '#dcae4a' };

export type Stand = { at: Point; height: number };

/** The foot of a bottle's shadow on the table, falling to the right. */
export function drawShadow(plate: Plate, [x, y]: Point, half: number, length: number): void {
  const lines = parallel(x - half, y - 26, half * 2 + length, 52, 8, 0, 12);
  plate.hatch({
    lines,
    tone: (px, py) => {
      const along = (px - x) / (half + length);
      const off = Math.abs(py - y + 2) / (26 * (1 - clamp(along) * 0.5));
      return px < x - half * 1.02 || off > 1 || along > 1 ? 0 : 0.86 * (1 - clamp(along)) * (1 - off * 0.5);
    },
    widest: 4,
  });
}

/** Draws the glass of a bottle from `from` to `to` of its height (0 lip, 1 foot), in one colour under vertical cuts. */
function drawGlass(
  plate: Plate,
  shape: BottleShape,
  { at: [x, y], height }: Stand,
  part: readonly [from: number, to: number],
  colour: string,
  dark: number,
): void {
  const k = height / 1000;
  const downs = [part[0], ...rows(shape).filter((down) => down > part[0] && down < part[1]), part[1]];
  const side = (u: number): Point[] =>
    downs.map((down) => [Math.round(x + u * halfAt(shape, down) * k), Math.round(y - height + down * height)] as const);
  plate.shape([...side(-1), ...side(1).reverse()], colour, 2.6);
  const count = Math.round((halfAt(shape, part[1] - 0.01) * k * 2) / 7.6);
  const tone = (u: number): number => {
    if (u > -0.8 && u < -0.58) return 0;
    if (u > 0.78 && u < 0.88) return 0.12;
    const core = Math.exp(-(((u - 0.52) / 0.34) ** 2));
    return clamp((u < -0.8 ? 0.66 : 0.16) + core * 0.78 + (u > 0.88 ? 0.5 : 0)) * dark;
  };
  const levels = new Map<number, Point[][]>();
  for (let i = 0; i < count; i++) {
    const u = -0.97 + (1.94 * (i + 0.5)) / count;
    const level = Math.round(tone(u) * 5) / 5;
    if (level > 0) levels.set(level, [...(levels.get(level) ?? []), thinned(side(u), 1.6)]);
  }
  for (const [level, lines] of levels) plate.hatch({ lines, tone: level - 0.05, widest: 4.9 });
  if (dark > 0.55) plate.wash([...side(-0.76), ...side(-0.64).reverse()], '#fffaf0', 0.34);
}

function drawCapsule(plate: Plate, wine: Wine, stand: Stand): void {
  const { shape, accent, wax } = wine;
  const bubbles = shape === 'champagne' && wine.slug !== 'petit-vent';
  const end = bubbles ? 0.36 : wax ? 0.1 : 0.2;
  drawGlass(plate, shape, stand, [0, end], accent, 0.62);
  const {
    at: [x, y],
    height,
  } = stand;
  const ring = (down: number, width: number): void => {
    const half = halfAt(shape, down) * (height / 1000);
    plate.line(arc([x, y - height + down * height], half, half * 0.16, 180, 0, 10), width);
  };
  for (const down of bubbles ? [0.045, 0.07, end] : [0.03, end]) ring(down, 2);
  if (wax)
    for (const [u, drop] of [
      [-0.62, 0.045],
      [0.1, 0.075],
      [0.66, 0.03],
    ] as const) {
      const half = halfAt(shape, end) * (height / 1000);
      plate.stroke(
        [
          [x + u * half, y - height + (end - 0.015) * height],
          [x + u * half, y - height + (end + drop) * height],
        ],
        half * 0.34,
        0.75,
        accent,
      );
    }
}

/** Draws a bottle whose foot stands on the point; gives where its label begins and how wide it is. */
export function drawBottle(plate: Plate, wine: Wine, year: number | null, stand: Stand, withLabel = true): void {
  const { shape, glass, liquor } = wine;
  const {
    at: [x, y],
    height,
  } = stand;
  const k = height / 1000;
  const isClear = glass === 'clear';
  drawShadow(plate, [x, y - 6 * k], halfAt(shape, 0.9) * k, 330 * k);
  const filled = shape === 'champagne' ? 0.3 : 0.27;
  if (isClear) {
    drawGlass(plate, shape, stand, [0, 1], '#eef0e4', 0.3);
    drawGlass(plate, shape, stand, [filled, 0.985], liquors[liquor], 0.58);
  } else drawGlass(plate, shape, stand, [0, 1], glasses[glass], glass === 'night' ? 1 : 0.82);
  drawCapsule(plate, wine, stand);
  if (!withLabel) return;
  const half = halfAt(shape, 0.75) * k;
  const width = half * (wine.label === 'shield' ? 1.72 : wine.label === 'tall' ? 1.78 : 1.86);
  const label = labelHeight(wine.label, width);
  const top = y - height * 0.075 - label - (wine.label === 'square' ? height * 0.05 : 0);
  drawLabel(plate, wine, year, [x, top], width, wine.label === 'shield' ? 0 : half * 0.085);
}
