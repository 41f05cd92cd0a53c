/** Skirts, from the front or the back. Measures in cm from the waistband. */
import { type BodyFrame, place } from './body-frame.ts';
import { paintButton } from './fastening.ts';
import { paintContour, paintFalls, paintFold } from './light.ts';
import { blob, line, outline, type Point, reversed, stroke } from './path.ts';
import type { SkirtCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, down, type Profile, part, type Surface, upright } from './surface.ts';
import { blend, house } from './tone.ts';
import { paintBow } from './waist.ts';

const lengths: Record<SkirtCut['length'], number> = { mini: 46, knee: 62, midi: 80, maxi: 100 };
export const skirtLength = (cut: SkirtCut): number => lengths[cut.length];

function profileOf(cut: SkirtCut): Profile {
  const end = lengths[cut.length];
  switch (cut.shape) {
    case 'pencil':
      return [
        [0, 16.6],
        [9, 19.6],
        [22, 22.4],
        [40, 21.8],
        [end, 19.4],
      ];
    case 'slip':
      return [
        [0, 16.6],
        [20, 21.6],
        [end, 25],
      ];
    case 'a-line':
      return [
        [0, 16.6],
        [16, 21.4],
        [end, 26 + end * 0.09],
      ];
    case 'wrap':
      return [
        [0, 16.6],
        [18, 21.8],
        [end, 30],
      ];
    case 'pleated':
      return [
        [0, 16.6],
        [14, 21],
        [40, 29],
        [end, 38],
      ];
    case 'circle':
      return [
        [0, 16.6],
        [10, 24],
        [40, 36],
        [end, 46],
      ];
    case 'tiered':
      return [
        [0, 16.6],
        [14, 22],
        [50, 30],
        [end, 38],
      ];
  }
}

export const skirtHalf = (cut: SkirtCut): number => profileOf(cut).at(-1)![1];

export function paintSkirt(sheet: Sheet, f: BodyFrame, cut: SkirtCut, stuff: Stuff, seed: Seed): void {
  const at = (x: number, y: number): Point => place(f, [x, y]);
  const unit = f.k / 7;
  const { tone, finish } = stuff;
  const front = f.side === 'front';
  const end = lengths[cut.length];
  const s = upright(
    f.cx,
    profileOf(cut).map(([y, h]) => [f.top + y * f.k, h * f.k] as const),
    f.top,
    f.top + end * f.k,
    0.12,
  );
  const full = cut.shape !== 'pencil' && cut.shape !== 'slip' && !(cut.shape === 'a-line' && cut.front !== 'plain');
  const waves = full ? 6 : 2;
  const phase = seed.between(0, 6);
  const hem: Point[] = Array.from({ length: waves * 4 + 1 }, (_, i) => {
    const u = 1 - i / (waves * 2);
    const t = cut.shape === 'wrap' && front ? 1 - Math.max(0, 0.14 - Math.abs(u - 0.28) * 0.35) * 0.9 : 1;
    const [x, y] = s(t, u);
    return [
      x,
      y +
        (Math.sin(phase + u * waves * 3.14) * 0.7 + Math.sin(u * waves * 5.3) * 0.5) *
          (full ? 1.5 : 0.3) *
          f.k *
          Math.min(1, (1 - Math.abs(u)) * 5),
    ];
  });
  sheet.fill(blob([at(-16, 0.4), at(0, -2), at(16, 0.4), at(0, 5)]), blend(tone.deep, tone.base, 0.25));
  if (full) {
    const far = part(s, 0.86, 0.985, -0.96, 0.96);
    sheet.fill(outline(across(far, 0), across(far, 1, 1, 1, -1)), blend(tone.deep, tone.base, 0.2));
  }
  const right = down(s, 1, 1, 0.02, 1, 9);
  const left = down(s, -1, -1, 0.02, 1, 9);
  const data = outline(across(s, 0.02), [...right.slice(0, -1), hem[0]!], hem, reversed([...left.slice(0, -1), hem.at(-1)!]));
  paintPanel(sheet, data, s, stuff, seed, { scale: unit }, () => {
    if (cut.shape === 'pleated') {
      for (let i = 0; i <= 20; i++)
        paintFold(sheet, s, { u: -0.96 + i * 0.096, t0: 0.02, t1: 1.04, width: 0.075, drift: 0 }, tone, finish, seed);
    } else if (cut.shape === 'tiered') {
      for (const [a, b] of [
        [0, 0.32],
        [0.32, 0.66],
        [0.66, 1],
      ] as const) {
        const tier = part(s, a, b);
        paintFalls(sheet, tier, 6, 0, tone, finish, seed);
        let gathers = '';
        for (let i = 0; i < 24; i++) gathers += line([tier(0.01, -0.97 + i * 0.0843), tier(seed.between(0.16, 0.3), -0.98 + i * 0.085)]);
        sheet.pen(gathers, tone.deep, 3.2 * unit, 0.5);
        sheet.pen(line(across(tier, 0, 0, -1, 1, 12)), tone.deep, 3 * unit, 0.75);
      }
    } else
      paintFalls(
        sheet,
        s,
        full ? 7 : 3,
        full ? 0.06 : 0.25,
        tone,
        full ? finish : { ...finish, crisp: finish.crisp * 0.5 },
        seed,
        full ? 0.94 : 0.7,
      );
    let dark = '';
    for (let i = 0; i < 7; i++)
      dark += stroke(
        [s(0.04, -0.85 + i * 0.28), s(0.09, -0.87 + i * 0.285), s(seed.between(0.12, 0.2), -0.88 + i * 0.29)],
        6 * unit,
        seed,
        0.1,
      );
    sheet.fill(dark, tone.deep, 0.4);
  });
  paintContour(
    sheet,
    [
      right.slice(0, 5),
      right.slice(4),
      left.slice(0, 6),
      left.slice(5),
      hem.slice(0, Math.ceil(hem.length / 2)),
      hem.slice(Math.floor(hem.length / 2)),
    ],
    tone.deep,
    seed,
    3.2 * unit,
    0.75,
    data,
  );
  paintSkirtFront(sheet, f, cut, s, stuff, seed, front);
  const band: Surface = (t, u) => at(u * (16.5 + t * 0.6), -0.2 + t * 4 + (1 - u * u) * 1.5);
  const bandData = outline(across(band, 0), across(band, 1, 1, 1, -1));
  paintPanel(sheet, bandData, band, stuff, seed, { scale: unit, turn: 90, behind: 0.1 });
  sheet.pen(bandData, tone.deep, 2.4 * unit, 0.7);
  if (stuff.cloth.weave === 'denim')
    sheet.pen(
      line(across(band, 0.25, 0.25, -0.97, 0.97)) + line(across(band, 0.78, 0.78, -0.97, 0.97)),
      stuff.trim,
      1.6 * unit,
      0.85,
      '7 4',
    );
  if (front && (cut.front === 'buttons' || cut.front === 'zip'))
    paintButton(sheet, band(0.55, 0), 1.35 * f.k, cut.front === 'zip' ? house.brass : '#4a3021');
  if (front && cut.front === 'wrap') paintBow(sheet, band(0.5, -0.58), 8 * f.k, 30 * f.k, stuff, seed, unit);
  if (!front) sheet.fill(stroke([at(0, 1), at(0.2, 9), at(0, 17)], 3.4 * unit, seed), tone.deep, 0.8);
}

function paintSkirtFront(sheet: Sheet, f: BodyFrame, cut: SkirtCut, s: Surface, stuff: Stuff, seed: Seed, front: boolean): void {
  const unit = f.k / 7;
  const { tone } = stuff;
  const end = lengths[cut.length];
  if (cut.shape === 'pencil') {
    for (const d of [-1, 1]) sheet.fill(stroke(down(s, d * 0.46, d * 0.44, 0.03, 0.24, 4), 4 * unit, seed, 0.3), tone.deep, 0.7);
    if (!front)
      sheet.fill(outline([s(0.78, 0), s(1.02, -0.03)], [s(1.02, -0.03), s(1.02, 0.1)], [s(1.02, 0.1), s(0.78, 0)]), tone.deep, 0.9);
  }
  if (stuff.cloth.weave === 'denim' || stuff.cloth.weave === 'suede') {
    const stitch = stuff.cloth.weave === 'denim' ? stuff.trim : tone.light;
    for (const d of [-1, 1]) {
      const p = (x: number, y: number): Point => place(f, [d * x, y]);
      if (front) sheet.pen(line([p(8.4, 4.8), p(9.2, 9.8), p(18.6, 12.6)]), tone.deep, 3 * unit, 0.85);
      if (front) sheet.pen(line([p(7.5, 4.8), p(8.4, 10.7), p(18.4, 13.7)]), stitch, 1.8 * unit, 0.9, '7 4');
      else
        sheet.pen(outline([p(5, 12), p(15, 12)], [p(15, 12), p(14.6, 21), p(10, 24), p(5.4, 21), p(5, 12)]), stitch, 2 * unit, 0.9, '7 4');
    }
    sheet.pen(line(across(s, 1 - 3 / end, 1 - 3 / end, -0.99, 0.99)), stitch, 1.8 * unit, 0.8, '7 4');
  }
  if (!front) return;
  if (cut.front === 'buttons') {
    for (const u of [-0.09, 0.09]) sheet.pen(line(down(s, u, u * 0.8, 0.06, 1)), u < 0 ? tone.light : tone.deep, 2.2 * unit, 0.8);
    for (let i = 0; i < 6; i++) paintButton(sheet, s(0.15 + i * 0.145, 0), 1.35 * f.k, '#4a3021');
  } else if (cut.front === 'zip') {
    sheet.pen(line([place(f, [3.2, 5]), place(f, [3.1, 12]), place(f, [0.2, 17])]), stuff.trim, 2 * unit, 0.9, '7 4');
    sheet.pen(line(down(s, 0, 0, 0.08, 1)), tone.deep, 2.6 * unit, 0.7);
  } else if (cut.front === 'wrap') {
    const fall = [s(0.03, -0.5), s(0.3, -0.2), s(0.65, 0.12), s(0.86, 0.28)];
    sheet.fill(stroke(fall, 12 * unit, seed, 0.6), tone.deep, 0.7);
    sheet.pen(line(fall.map((p): Point => [p[0] - 8 * unit, p[1]])), tone.light, 3 * unit, 0.5);
  }
}
