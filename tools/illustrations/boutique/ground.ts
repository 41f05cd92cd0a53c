/** Tinted grounds: painted paper with a wash, a shape behind and the light of a window. */
import { blob, line, mix, type Point, pebble, polygon, stroke } from './path.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { cloud, dryBrush } from './texture.ts';
import { blend, house } from './tone.ts';

export type GroundKind = 'wash' | 'arch' | 'sun' | 'room' | 'window' | 'two';

export interface Ground {
  kind: GroundKind;
  wall: string;
  shape: string;
}

/** Wall and shape tints that go together. */
export const tints: readonly (readonly [wall: string, shape: string])[] = [
  [house.oat, house.clay],
  ['#d3d6c2', '#eee4d0'],
  [house.blush, '#f3e6d6'],
  ['#ccd5d6', '#e9e0d0'],
  ['#ead9b2', '#dcb577'],
  ['#ede2d0', '#c3cab0'],
  ['#e3c7b4', '#edddca'],
  ['#e5dccb', '#b9c6ca'],
  ['#d9cdb8', '#f0e6d4'],
];

export function paintGround(sheet: Sheet, ground: Ground, seed: Seed, floor = sheet.height * 0.86): void {
  const { width: w, height: h } = sheet;
  const { kind, wall, shape } = ground;
  sheet.fill(`M0 0H${w}V${h}H0Z`, wall);
  sheet.fill(`M0 0H${w}V${h}H0Z`, cloud(sheet, blend(wall, '#8a6340', 0.22)), 0.28);
  sheet.fill(`M0 0H${w}V${h}H0Z`, dryBrush(sheet, blend(wall, '#fffaf0', 0.55), 8), 0.17);
  const rough = (points: Point[], steps = 5): string => {
    const all: Point[] = [];
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length]!;
      for (let k = 0; k < steps; k++) all.push([mix(p[0], q[0], k / steps) + seed.around(5), mix(p[1], q[1], k / steps) + seed.around(5)]);
    });
    return polygon(all);
  };
  const tinted = (data: string): void => {
    sheet.fill(data, shape);
    sheet.fill(data, cloud(sheet, blend(shape, '#7a5238', 0.25)), 0.28);
    sheet.fill(data, dryBrush(sheet, blend(shape, '#fffaf0', 0.55), -12), 0.18);
  };
  if (kind === 'arch') {
    const [l, r, top] = [w * 0.14, w * 0.86, h * 0.1];
    tinted(
      blob([
        [l, floor],
        [l - 3, h * 0.6],
        [l + 2, h * 0.36],
        [mix(l, r, 0.16), top + h * 0.08],
        [w / 2, top],
        [mix(l, r, 0.84), top + h * 0.08],
        [r, h * 0.36],
        [r + 3, h * 0.6],
        [r, floor],
        [r - 8, floor + 4],
        [w / 2, floor + 3],
        [l + 8, floor + 4],
      ]),
    );
  }
  if (kind === 'sun') tinted(pebble([w * seed.between(0.42, 0.58), h * 0.44], w * 0.42, w * 0.44, seed, 0.025, 14));
  if (kind === 'wash') {
    const ragged: Point[] = [];
    const rows = 15;
    for (let i = 0; i <= rows; i++) ragged.push([w * (0.09 + (i % 2) * 0.01) + seed.around(12), mix(h * 0.075, h * 0.93, i / rows)]);
    for (let i = rows; i >= 0; i--) ragged.push([w * (0.91 - (i % 2) * 0.012) + seed.around(12), mix(h * 0.07, h * 0.925, i / rows)]);
    tinted(polygon(ragged));
    for (let i = 0; i < 6; i++)
      sheet.fill(
        stroke(
          [
            [w * 0.12, h * (0.16 + i * 0.13)],
            [w * 0.5, h * (0.15 + i * 0.13) + seed.around(14)],
            [w * 0.9, h * (0.17 + i * 0.13)],
          ],
          h * 0.07,
          seed,
          0.3,
        ),
        dryBrush(sheet, blend(shape, '#fffaf0', 0.7), 86),
        0.35,
      );
  }
  if (kind === 'two')
    tinted(
      rough([
        [w * 0.5, -10],
        [w + 10, -10],
        [w + 10, h + 10],
        [w * 0.56, h + 10],
      ]),
    );
  if (kind === 'window') {
    const data = [0, 1]
      .flatMap((c) =>
        [0, 1, 2].map((r) =>
          rough([
            [w * (0.2 + c * 0.33), h * (0.06 + r * 0.21 + c * 0.03)],
            [w * (0.5 + c * 0.33), h * (0.09 + r * 0.21 + c * 0.03)],
            [w * (0.5 + c * 0.33), h * (0.28 + r * 0.21 + c * 0.03)],
            [w * (0.2 + c * 0.33), h * (0.25 + r * 0.21 + c * 0.03)],
          ]),
        ),
      )
      .join('');
    sheet.fill(data, blend(wall, '#fff6dd', 0.75), 0.75);
  }
  if (kind === 'room' || kind === 'arch' || kind === 'window' || kind === 'sun') {
    const boards = rough(
      [
        [-10, floor],
        [w + 10, floor - 4],
        [w + 10, h + 10],
        [-10, h + 10],
      ],
      8,
    );
    const tone = blend(kind === 'room' ? shape : wall, house.wood, kind === 'room' ? 0.2 : 0.28);
    sheet.fill(boards, tone);
    sheet.fill(boards, dryBrush(sheet, blend(tone, '#fff3da', 0.5), 88), 0.36);
    let joints = '';
    for (const [t, cuts] of [
      [0.22, [0.3, 0.72]],
      [0.5, [0.14, 0.55, 0.9]],
      [0.82, [0.36, 0.8]],
    ] as const) {
      const y = mix(floor, h, t);
      joints += line([
        [0, y + seed.around(2)],
        [w * 0.5, y + seed.around(3)],
        [w, y + seed.around(2)],
      ]);
      for (const x of cuts)
        joints += line([
          [w * x, y],
          [w * (0.5 + (x - 0.5) * 1.06), mix(y, h, 0.3)],
        ]);
    }
    sheet.pen(joints, blend(tone, house.ink, 0.35), 1.8, 0.35);
    sheet.pen(
      line([
        [0, floor],
        [w * 0.5, floor - 3],
        [w, floor - 4],
      ]),
      blend(tone, house.ink, 0.4),
      2.4,
      0.5,
    );
  }
}

/** A soft shadow on the floor, in three flattened washes. */
export function paintContact(sheet: Sheet, centre: Point, rx: number, ry: number, seed: Seed): void {
  for (const [size, opacity] of [
    [1.12, 0.1],
    [0.92, 0.14],
    [0.66, 0.2],
  ] as const)
    sheet.fill(pebble(centre, rx * size, ry * size, seed, 0.04, 12), '#4a2f22', opacity);
}
