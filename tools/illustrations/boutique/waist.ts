/** What holds a waist: ties, belts, sashes and elastics. */
import type { BodyFrame } from './body-frame.ts';
import { blob, line, num, outline, type Point, reversed, stroke } from './path.ts';
import type { BodyCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, along, down, part, type Surface } from './surface.ts';
import { blend, house, tones } from './tone.ts';

const band = (s: Surface): string =>
  outline(across(s, 0), down(s, 1, 1, 0, 1, 2), across(s, 1, 1, 1, -1), reversed(down(s, -1, -1, 0, 1, 2)));

/** A soft hanging end of a tie. */
function paintEnd(sheet: Sheet, from: Point, to: Point, width: number, stuff: Stuff, seed: Seed, scale: number): void {
  const middle: Point = [(from[0] + to[0]) / 2 + seed.around(width * 0.9), (from[1] + to[1]) / 2];
  const s = along([from, middle, to], (t) => width * (0.26 + 0.3 * t));
  const data = outline(down(s, -1, -1, 0, 1, 4), [s(1, -1), s(0.96, 1)], reversed(down(s, 1, 1, 0, 0.96, 4)));
  paintPanel(sheet, data, s, stuff, seed, { scale, turn: 12 });
  sheet.fill(stroke(down(s, 0.15, 0.2, 0.02, 0.95, 4), width * 0.2, seed), stuff.tone.deep, 0.5);
  sheet.pen(data, stuff.tone.deep, 1.8 * scale, 0.55);
}

/** A bow seen from far: six strokes. */
function paintSmallBow(sheet: Sheet, at: Point, size: number, drop: number, stuff: Stuff, seed: Seed): void {
  const [x, y] = at;
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const ends = [-1, 1]
    .map((d) => stroke([p(0, 0), [x + d * size * 0.3, y + drop * 0.5], [x + d * size * 0.42, y + drop]], size * 0.34, seed, 0.8))
    .join('');
  const loops = [-1, 1].map((d) => blob([p(0, 0), p(0.5 * d, -0.34), p(1.02 * d, -0.1), p(0.6 * d, 0.26)])).join('');
  sheet.fill(ends + loops, stuff.tone.shade);
  sheet.pen(loops, stuff.tone.deep, 1.4, 0.7);
}

/** A tied bow: two loops, a knot, two ends. */
export function paintBow(sheet: Sheet, at: Point, size: number, drop: number, stuff: Stuff, seed: Seed, scale: number): void {
  if (sheet.brief) {
    paintSmallBow(sheet, at, size, drop, stuff, seed);
    return;
  }
  const [x, y] = at;
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  paintEnd(sheet, p(-0.05, 0.1), [x - size * 0.34, y + drop], size * 0.42, stuff, seed, scale);
  paintEnd(sheet, p(0.06, 0.1), [x + size * 0.3, y + drop * 0.82], size * 0.42, stuff, seed, scale);
  for (const dir of [-1, 1]) {
    const data = blob([
      p(0.04 * dir, -0.06),
      p(0.5 * dir, -0.34),
      p(0.98 * dir, -0.26),
      p(1.06 * dir, 0.1),
      p(0.74 * dir, 0.28),
      p(0.36 * dir, 0.16),
    ]);
    const s: Surface = (t, u) => p((0.1 + t) * dir, u * 0.32);
    paintPanel(sheet, data, s, stuff, seed, { scale, turn: dir * 20, shift: 17 }, () => {
      sheet.fill(blob([p(0.5 * dir, 0.02), p(0.9 * dir, -0.08), p(0.98 * dir, 0.06), p(0.72 * dir, 0.2)]), stuff.tone.deep, 0.75);
      sheet.fill(stroke([p(0.1 * dir, -0.04), p(0.4 * dir, -0.12), p(0.66 * dir, -0.14)], size * 0.1, seed), stuff.tone.deep, 0.6);
    });
    sheet.pen(data, stuff.tone.deep, 2 * scale, 0.6);
  }
  const knot = blob([p(-0.17, -0.2), p(0.15, -0.22), p(0.2, 0.14), p(-0.14, 0.2)]);
  paintPanel(sheet, knot, (t, u) => p(u * 0.18, t * 0.4 - 0.2), stuff, seed, { scale, behind: 0.12 });
  sheet.pen(knot, stuff.tone.deep, 2.2 * scale, 0.7);
}

export function paintWaist(sheet: Sheet, f: BodyFrame, s: Surface, cut: BodyCut, t: number, stuff: Stuff, seed: Seed): void {
  const unit = f.k / 7;
  const height = s(1, 0)[1] - f.top;
  const cm = (n: number): number => (n * f.k) / height;
  const back = f.side === 'back';
  if (cut.waist === 'belt') {
    const belt = part(s, t - cm(1.9), t + cm(1.9), -1.04, 1.04);
    const leather: Stuff = {
      ...stuff,
      cloth: { weave: cut.family === 'coat' ? stuff.cloth.weave : 'leather', print: 'none' },
      tone: cut.family === 'coat' ? stuff.tone : tones(blend(stuff.trim, house.brown, 0.35)),
    };
    paintPanel(sheet, band(belt), belt, leather, seed, { scale: unit, behind: cut.family === 'coat' ? 0.14 : 0 });
    sheet.pen(band(belt), leather.tone.deep, 2.2 * unit, 0.7);
    sheet.pen(line(across(part(belt, 0.14, 1), 0)) + line(across(part(belt, 0, 0.86), 1)), leather.tone.light, 1.2 * unit, 0.6, '5 4');
    if (back) return;
    const b = belt(0.5, -0.06);
    sheet.paint(
      `<rect x="${num(b[0] - 3 * f.k)}" y="${num(b[1] - 2.6 * f.k)}" width="${num(5.6 * f.k)}" height="${num(5.2 * f.k)}" rx="${num(0.9 * f.k)}" fill="none" stroke="${house.brass}" stroke-width="${num(1.05 * f.k)}"/>`,
    );
    sheet.pen(
      line([
        [b[0] - 2 * f.k, b[1]],
        [b[0] + 2.6 * f.k, b[1] + 2],
      ]),
      '#e7cd8d',
      0.7 * f.k,
    );
    if (cut.family === 'coat') paintEnd(sheet, belt(0.4, 0.12), [b[0] + 9 * f.k, b[1] + 17 * f.k], 5.4 * f.k, stuff, seed, unit);
  } else if (cut.waist === 'sash') {
    const sash = part(s, t - cm(2.7), t + cm(2.7), -1.03, 1.03);
    const silk: Stuff = { ...stuff, cloth: { weave: 'satin', print: 'none' }, tone: tones(blend(stuff.tone.base, stuff.trim, 0.4)) };
    paintPanel(sheet, band(sash), sash, silk, seed, { scale: unit }, () => {
      for (const n of [0.2, 0.45, 0.7]) sheet.fill(stroke(across(sash, n, n + 0.1, -1, 1, 5), 5 * unit, seed), silk.tone.deep, 0.5);
    });
    sheet.pen(line(across(sash, 0)) + line(across(sash, 1)), silk.tone.deep, 2 * unit, 0.6);
    if (back) paintBow(sheet, sash(0.5, 0), 10 * f.k, 34 * f.k, silk, seed, unit);
  } else if (cut.waist === 'tie') {
    const tie = part(s, t - cm(1.5), t + cm(1.5), -1.03, 1.03);
    paintPanel(sheet, band(tie), tie, stuff, seed, { scale: unit, turn: 5, shift: 11, behind: 0.16 }, () =>
      sheet.fill(stroke(across(tie, 0.5, 0.6, -1, 1, 5), 4 * unit, seed), stuff.tone.deep, 0.5),
    );
    sheet.pen(line(across(tie, 0)) + line(across(tie, 1)), stuff.tone.deep, 2 * unit, 0.7);
    if (!back) paintBow(sheet, tie(0.5, cut.front === 'wrap' ? -0.62 : 0.1), 8.4 * f.k, 31 * f.k, stuff, seed, unit);
  } else if (cut.waist === 'elastic') {
    for (const n of [-1, 0.4]) {
      let data = '';
      for (let i = 0; i < 26; i++)
        data += line([s(t + cm(n - 0.8), -0.98 + i * 0.078), s(t + cm(n + 0.9), -0.97 + i * 0.078 + seed.around(0.01))]);
      sheet.pen(data, stuff.tone.deep, 3 * unit, 0.6);
    }
    if (!back) paintBow(sheet, s(t, 0.02), 4.6 * f.k, 16 * f.k, stuff, seed, unit);
  }
}
