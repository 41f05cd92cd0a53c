/** What is under the vine: cuts through the ground of the plots. */
import { inks } from './inks.ts';
import { drawLeaf } from './leaf.ts';
import { across } from './lines.ts';
import { arc, type Point, smooth } from './path.ts';
import { Plate } from './plate.ts';

type Layer = { depth: number; wash: string; draw: (plate: Plate, layer: readonly Point[], top: number) => void };
const stones = (plate: Plate, layer: readonly Point[], count: number, r: number, wash: string, sharp: boolean): void => {
  const ys = layer.map((p) => p[1]);
  const [top, bottom] = [Math.min(...ys) + r, Math.max(...ys) - r * 0.4];
  for (let i = 0; i < count; i++) {
    const at: Point = [105 + plate.seed.next() * 590, top + (bottom - top) * plate.seed.next()];
    const size = r * plate.seed.between(0.5, 1.1);
    const corners = arc(at, size * 1.3, size, plate.seed.between(0, 60), 360, sharp ? 6 : 8)
      .slice(0, -1)
      .map(([x, y]) => [x + plate.seed.around(size * 0.2), y + plate.seed.around(size * 0.2)] as const);
    const edge = sharp ? corners : smooth(corners, true, 3);
    plate.shape(edge, wash, 2);
    plate.hatch({ lines: across(edge, 6, -35, 7), inside: edge, tone: (x, y) => ((x - at[0] + y - at[1]) / size) * 0.3, widest: 3 });
  }
};
const slabs = (plate: Plate, layer: readonly Point[], tilt: number, gap: number): void =>
  plate.hatch({ lines: across(layer, gap, tilt, 12), inside: layer, tone: (x, y) => 0.34 + 0.34 * Math.sin(x / 63 + y / 17), widest: 4.4 });

const soils: Record<string, readonly Layer[]> = {
  ardoise: [
    { depth: 110, wash: '#b79a72', draw: (plate, layer) => stones(plate, layer, 22, 13, '#8f969a', true) },
    { depth: 520, wash: '#a3a9ab', draw: (plate, layer) => slabs(plate, layer, -28, 15) },
  ],
  tuffeau: [
    { depth: 150, wash: '#b98e62', draw: (plate, layer) => stones(plate, layer, 16, 12, '#efe3c4', false) },
    { depth: 480, wash: '#f0e6c9', draw: (plate, layer) => slabs(plate, layer, 2, 46) },
  ],
  silex: [
    { depth: 320, wash: '#b97f5a', draw: (plate, layer) => stones(plate, layer, 44, 28, '#d8cbb5', true) },
    { depth: 310, wash: '#e3cfa4', draw: (plate, layer) => slabs(plate, layer, 4, 34) },
  ],
  graviers: [
    { depth: 380, wash: '#c7a377', draw: (plate, layer) => stones(plate, layer, 70, 25, '#e0d2b4', false) },
    { depth: 250, wash: '#d9bd8a', draw: (plate, layer) => slabs(plate, layer, 0, 22) },
  ],
};

/** A cut through the ground of a plot, with a vine on it. */
export function drawSoil(name: string): string {
  const plate = new Plate(`sol-${name}`, 800, 1000, inks.tint);
  plate.strokes(
    [
      smooth(
        [
          [400, 330],
          [392, 250],
          [410, 190],
          [398, 130],
        ],
        false,
        5,
      ),
    ],
    24,
    0.1,
  );
  for (const [x, y, s, t] of [
    [320, 150, 62, -40],
    [480, 150, 62, 40],
    [400, 90, 66, 0],
    [340, 230, 50, -70],
    [466, 236, 50, 70],
  ] as const)
    drawLeaf(plate, [x, y], s, t, inks.ink, inks.leaf);
  let top = 330;
  for (const { depth, wash, draw } of soils[name]!) {
    const bottom = Math.min(950, top + depth);
    const layer: Point[] = [
      ...smooth(
        [
          [50, top],
          [240, top + 14],
          [420, top - 6],
          [600, top + 12],
          [750, top],
        ],
        false,
        5,
      ),
      [750, bottom],
      [50, bottom],
    ];
    plate.shape(layer, wash, 3);
    draw(plate, layer, top);
    top += depth;
  }
  for (const root of [
    [
      [398, 330],
      [380, 460],
      [330, 560],
      [300, 720],
    ],
    [
      [402, 330],
      [420, 480],
      [400, 640],
      [440, 830],
    ],
    [
      [406, 330],
      [480, 420],
      [540, 560],
      [600, 640],
    ],
  ] as const)
    plate.stroke(smooth(root as readonly Point[], false, 6), 11, 0.05, '#4a3524');
  return plate.toString();
}
