/** What landscapes are made of: sky, hills, rows of vines, trees. */
import { inks } from './inks.ts';
import { across, from, parallel } from './lines.ts';
import { arc, between, clamp, mix, type Point, smooth } from './path.ts';
import type { Plate } from './plate.ts';
import { roughness } from './seed.ts';

export type Cloud = readonly [x: number, y: number, rx: number, ry: number];

/** A ruled sky down to `bottom`, dark at the top, open where the sun (if any) and the clouds are. */
export function drawSky(plate: Plate, bottom: number, clouds: readonly Cloud[], sun: Point | null, gap = 9): void {
  plate.wash(
    [
      [0, 0],
      [plate.width, 0],
      [plate.width, bottom],
      [0, bottom],
    ],
    inks.sky,
  );
  const inCloud = (x: number, y: number): number =>
    Math.max(
      0,
      ...clouds.map(([cx, cy, rx, ry]) => {
        const dx = (x - cx) / rx;
        const bumpy = ry * (0.62 + 0.38 * Math.abs(Math.sin(dx * 5.2 + cx)));
        const dy = (y - cy) / (y > cy ? ry * 0.34 : bumpy);
        return dx * dx + dy * dy < 1 ? 1 : 0;
      }),
    );
  for (const cloud of clouds) plate.wash(cloudEdge(cloud), inks.sheet, 0.9);
  const reach = plate.width * 0.34;
  plate.hatch({
    lines: parallel(0, 0, plate.width, bottom, gap, 0, 18),
    tone: (x, y) => {
      if (inCloud(x, y)) return 0;
      const glow = sun ? clamp(Math.hypot(x - sun[0], (y - sun[1]) * 1.3) / reach) : 1;
      return (0.56 - 0.5 * (y / bottom)) * (0.1 + 0.9 * glow);
    },
    colour: '#8b7f6c',
    widest: gap * 0.34,
  });
  for (const cloud of clouds) {
    const edge = cloudEdge(cloud);
    plate.line(edge.slice(0, Math.round(edge.length * 0.62)), 1.4, '#8b7f6c');
    const [cx, cy, rx, ry] = cloud;
    plate.hatch({
      lines: parallel(cx - rx, cy - ry, rx * 2, ry * 1.4, gap * 0.8, 0, 10),
      inside: edge,
      tone: (x, y) => clamp((y - cy + ry * 0.3) / ry) * 0.3 * clamp((x - cx) / rx + 0.9),
      colour: '#8b7f6c',
      widest: gap * 0.36,
    });
  }
  if (!sun) return;
  const rays = Array.from({ length: 48 }, (_, i): Point[] => {
    const a = (i / 48) * Math.PI * 2;
    const far = (i % 2 === 0 ? 0.44 : 0.34) * reach;
    return [
      [sun[0] + Math.cos(a) * 62, sun[1] + Math.sin(a) * 62],
      [sun[0] + Math.cos(a) * far, sun[1] + Math.sin(a) * far],
    ];
  });
  plate.strokes(rays, 3, 0.06, '#b08d4a');
  plate.shape(arc(sun, 48, 48), '#f0d894', 1.8, '#b08d4a');
}

function cloudEdge([cx, cy, rx, ry]: Cloud): Point[] {
  const top: Point[] = [];
  const bumps = 5;
  for (let i = 0; i < bumps; i++) {
    const mid = mix(-1, 1, (i + 0.5) / bumps);
    const high = ry * (1 - mid * mid) * (i % 2 === 0 ? 1 : 0.76);
    top.push(...arc([cx + mid * rx, cy - high * 0.42], rx / bumps / 0.86, high * 0.62 + 5, 185, 355, 8));
  }
  return [...top, [cx + rx, cy], [cx + rx * 0.6, cy + ry * 0.16], [cx - rx * 0.6, cy + ry * 0.16], [cx - rx, cy]];
}

/** A hill below its crest, down to `bottom`, under lines that follow it; dark to the side away from the light. */
export function drawHill(
  plate: Plate,
  crest: readonly Point[],
  bottom: number,
  wash: string,
  { count = 16, dark = 0.4, lightX = 0 } = {},
): Point[] {
  const edge = smooth(crest, false, 8);
  const shape = [...edge, [edge[edge.length - 1]![0], bottom], [edge[0]![0], bottom]] as Point[];
  plate.wash(shape, wash);
  const rough = roughness(plate.seed, plate.width / 7);
  const low = edge.map(([x]) => [x, bottom] as const);
  plate.hatch({
    lines: from(edge, low, count, (t) => t ** 1.4),
    tone: (x, y) => clamp(dark * (0.55 + 0.5 * rough(x, y) + (0.5 * (x - lightX)) / plate.width)),
    colour: '#5d5138',
    widest: 2.4,
  });
  plate.stroke(edge, 3, 0.6);
  return edge;
}

/** Rows of vines on a far slope, each from a far edge to a near one. */
export function drawFarVines(
  plate: Plate,
  far: readonly [Point, Point],
  near: readonly [Point, Point],
  count: number,
  wash: string,
  width: number,
  bend = 0,
): void {
  const rows = Array.from({ length: count }, (_, i) => {
    const u = (i + 0.5) / count;
    const [start, end] = [between(far[0], far[1], u), between(near[0], near[1], u)];
    return Array.from({ length: 9 }, (_x, k) => {
      const t = k / 8;
      return [mix(start[0], end[0], t) + Math.sin(t * Math.PI) * bend + plate.seed.around(width * 0.12), mix(start[1], end[1], t)] as const;
    });
  });
  plate.strokes(
    rows.map((row) => row.map(([x, y]) => [x + width * 0.3, y + width * 0.16] as const)),
    width * 1.15,
    0.9,
    '#85794f',
  );
  plate.strokes(rows, width, 0.9, wash);
  const leaves = rows.flatMap((row) =>
    row.slice(3).map(([x, y], k) => arc([x, y], width * 0.22 * (k / 8 + 0.4), width * 0.2 * (k / 8 + 0.4), 170, 350, 3)),
  );
  plate.hatch({ lines: leaves, tone: 0.5, colour: '#4f5632', widest: 2 });
}

const crownsOf: readonly (readonly (readonly [x: number, y: number, r: number])[])[] = [
  [
    [-34, -48, 20],
    [34, -46, 20],
    [-16, -66, 22],
    [18, -70, 22],
    [0, -46, 22],
    [38, -64, 15],
    [-40, -66, 14],
  ],
  [
    [-30, -50, 22],
    [32, -52, 22],
    [0, -70, 24],
    [-12, -44, 19],
    [20, -40, 18],
    [-42, -60, 14],
  ],
];
const bunchesOf: readonly (readonly Point[])[] = [
  [
    [-18, -30],
    [16, -26],
  ],
  [
    [-8, -28],
    [28, -32],
  ],
];

/** One vine stock in leaf, 100 px wide and high around its foot; there are two. */
function drawStock(plate: Plate, kind: number): void {
  plate.strokes(
    [
      smooth(
        [
          [-3, 0],
          [3, -16],
          [-4, -34],
          [2, -48],
        ],
        false,
        3,
      ),
    ],
    9,
    0.1,
  );
  const crowns = crownsOf[kind]!;

  for (const [x, y, r] of crowns) {
    const edge = Array.from({ length: 7 }, (_, i) =>
      arc(
        [x + Math.cos((i / 7) * 6.283) * r * 0.72, y + Math.sin((i / 7) * 6.283) * r * 0.66],
        r * 0.4,
        r * 0.36,
        (i / 7) * 360 - 76,
        (i / 7) * 360 + 76,
        3,
      ),
    ).flat();
    plate.shape(edge, inks.leaf, 1.5);
    const curls = Array.from({ length: 5 }, () => {
      const [a, k] = [plate.seed.between(0, 6.283), Math.sqrt(plate.seed.next()) * 0.8];
      return arc([x + Math.cos(a) * r * k, y + Math.sin(a) * r * k], r * 0.26, r * 0.22, 180, 340, 3);
    });
    plate.hatch({ lines: curls, tone: (px, py) => clamp(0.44 + ((px - x) * 0.5 + (py - y)) / r / 2), widest: 2.3 });
  }
  for (const [x, y] of bunchesOf[kind]!) {
    const berries = [
      [0, 0],
      [6, 1],
      [-6, 1],
      [3, 6],
      [-3, 6],
      [0, 11],
    ] as const;
    for (const [dx, dy] of berries) plate.shape(arc([x + dx, y + dy], 4, 4, 0, 360, 6), inks.burgundy, 0.9);
  }
}

/** Rows of vine stocks that come towards the eye, far ones first; `size` px is a stock at the near edge. */
export function drawNearVines(
  plate: Plate,
  far: readonly [Point, Point],
  near: readonly [Point, Point],
  rows: number,
  stocks: number,
  size: number,
): void {
  for (let k = 0; k < stocks; k++) {
    const t = (k / (stocks - 1)) ** 1.8;
    for (let i = 0; i < rows; i++) {
      const u = (i + 0.5) / rows;
      const [x, y] = between(between(far[0], far[1], u), between(near[0], near[1], u), t);
      const grown = mix(size * 0.16, size, t);
      if (x < -grown || x > plate.width + grown) continue;
      const kind = (i + k) % 2;
      plate.stamp(`stock${kind}`, [x, y], grown / 100, inks.ink, () => {
        plate.wash(arc([14, 0], 52, 9, 0, 360, 10), '#9c8a5e', 0.6);
        drawStock(plate, kind);
      });
    }
  }
}

/** A poplar standing on a point. */
export const drawPoplar = (plate: Plate, at: Point, height: number): void =>
  plate.stamp('poplar', at, height / 200, inks.ink, () => {
    const edge = smooth(
      [
        [0, 0],
        [-20, -44],
        [-18, -120],
        [0, -200],
        [18, -120],
        [20, -44],
      ],
      true,
      5,
    );
    plate.line(
      [
        [0, 8],
        [0, -20],
      ],
      4,
    );
    plate.shape(edge, inks.leaf, 1.4);
    plate.hatch({
      lines: across(edge, 5, 80, 7),
      inside: edge,
      tone: (x, y) => clamp(0.3 + x / 44 + 0.16 * Math.sin(y * 0.5)),
      widest: 2.6,
    });
  });

/** A round tree standing on a point, `r` px its crown. */
export const drawTree = (plate: Plate, at: Point, r: number): void =>
  plate.stamp('tree', at, r / 50, inks.ink, () => {
    plate.shape(
      [
        [-5, 0],
        [-3, -45],
        [4, -45],
        [7, 0],
      ],
      '#8c6b4c',
      1.6,
    );
    const ring = (i: number): number => (i / 11) * 6.283;
    const edge = Array.from({ length: 11 }, (_, i) =>
      arc([Math.cos(ring(i)) * 37, -75 + Math.sin(ring(i)) * 31], 17, 16, (i / 11) * 360 - 80, (i / 11) * 360 + 80, 5),
    ).flat();
    plate.shape(edge, inks.leaf, 1.6);
    const curls = Array.from({ length: 34 }, () => {
      const [a, k] = [plate.seed.between(0, 6.283), Math.sqrt(plate.seed.next()) * 43];
      return arc([Math.cos(a) * k, -75 + Math.sin(a) * k * 0.86], 7.5, 6, 180, 340, 4);
    });
    plate.hatch({ lines: curls, tone: (x, y) => clamp(0.34 + ((x + y + 75) / 50) * 0.4), widest: 3 });
  });
