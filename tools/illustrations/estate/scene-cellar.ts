/** The cellar in the cliff: barrels under a vault of tuffeau, a lamp at its end. */
import { drawBarrel } from './barrel.ts';
import { inks } from './inks.ts';
import { from } from './lines.ts';
import { arc, box, clamp, mix, type Point } from './path.ts';
import { Plate } from './plate.ts';

const width = 1600;
const height = 1067;
const eye: Point = [800, 600];

/** The vault's section at a depth from 0 (here) to 1 (the end wall). */
function section(depth: number): Point[] {
  const k = mix(1.18, 0.2, depth ** 0.62);
  const [rx, ry, foot] = [820 * k, 700 * k, eye[1] + 400 * k];
  const spring = foot - 420 * k;
  return [[eye[0] - rx, foot], ...arc([eye[0], spring], rx, ry, 180, 360, 36), [eye[0] + rx, foot]];
}

const row = (left: number, right: number, y: number): Point[] =>
  Array.from({ length: 40 }, (_, k) => [mix(left, right, k / 39), y] as const);

export function drawCellar(): string {
  const plate = new Plate('cave', width, height, '#cdbb93');
  plate.hatch({
    lines: from(section(0), section(1), 34, (t) => t),
    tone: (x, y) => clamp(0.34 + Math.hypot(x - eye[0], y - eye[1]) / 2200 + (y < 240 ? 0.16 : 0)),
    colour: '#3f2f22',
    widest: 5,
  });
  for (let i = 1; i < 22; i++) {
    const lines = [0, 0.12, 0.26, 0.42, 0.6, 0.8, 1].map((depth) => section(depth)[Math.round((i / 22) * 38)]!);
    if (i % 2 === 0) plate.line(lines, 1.6, '#6d5638');
  }
  for (const depth of [0.22, 0.52, 0.82]) {
    const [outer, inner] = [section(depth), section(depth + 0.035)];
    plate.shape([...outer, ...[...inner].reverse()], '#e2d2aa', 2.4);
  }
  const end = section(1);
  plate.shape(end, '#f3e3b4', 2.6);
  plate.hatch({
    lines: from(
      end,
      end.map(([x, y]) => [mix(x, eye[0], 0.9), mix(y, eye[1], 0.9)] as const),
      7,
    ),
    tone: (x, y) => clamp(Math.hypot(x - eye[0], y - eye[1]) / 300),
    colour: '#6d5638',
    widest: 3,
  });
  const floor: Point[] = [
    [-160, 1080],
    [636, 684],
    [964, 684],
    [1760, 1080],
  ];
  plate.shape(floor, '#d8c59b', 0);
  plate.hatch({
    lines: from(row(-160, 1760, 1080), row(636, 964, 684), 12, (t) => 1 - (1 - t) ** 2),
    tone: (x) => clamp(0.1 + Math.abs(x - 800) / 1500),
    colour: '#5a4630',
    widest: 3.6,
  });
  const glow = arc([800, 470], 210, 180, 0, 360, 30);
  plate.wash(glow, '#fff2c6', 0.34);
  plate.wash(arc([800, 470], 120, 104, 0, 360, 24), '#fff2c6', 0.4);
  plate.shape([...arc([800, 606], 52, 62, 180, 360, 14), [852, 684], [748, 684]], inks.burgundy, 2.4);
  plate.line(
    [
      [800, 250],
      [800, 430],
    ],
    2.4,
  );
  plate.shape(
    [
      [780, 440],
      [788, 428],
      [812, 428],
      [820, 440],
      [814, 486],
      [786, 486],
    ],
    '#fbe7a1',
    2.4,
  );
  for (const depth of [0.86, 0.68, 0.52, 0.37, 0.23, 0.1]) {
    const k = mix(1.18, 0.2, depth ** 0.62);
    const r = 128 * k;
    for (const side of [-1, 1]) {
      const x = eye[0] + side * 590 * k;
      const foot = eye[1] + 392 * k;
      plate.shape(box(x - r * 2.1, foot - r * 0.12, r * 4.2, r * 0.16), '#6e4b2b', 1.6);
      for (const [dx, up] of [
        [-1.04, 1.1],
        [1.04, 1.1],
        [0, 2.86],
      ] as const)
        drawBarrel(plate, [x + dx * r, foot - up * r], r, depth < 0.2 && up < 2 ? (dx > 0 ? '2024' : '2025') : null);
    }
  }
  for (const x of [0, 1])
    plate.hatch({
      lines: Array.from(
        { length: 30 },
        (_, i) =>
          [
            [x === 0 ? i * 9 : width - i * 9, 0],
            [x === 0 ? i * 9 : width - i * 9, height],
          ] as const,
      ),
      tone: 0.16,
      colour: '#2a1a17',
      widest: 2,
    });
  return plate.toString();
}
