/** Belts: a wide tied obi and a thin braided one. */
import { paintContour } from './light.ts';
import { line, mix, num, outline, type Point, reversed, stroke } from './path.ts';
import type { AccessoryCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, along, down, type Surface } from './surface.ts';
import { house } from './tone.ts';
import { paintBow } from './waist.ts';

export function paintBelt(
  sheet: Sheet,
  model: AccessoryCut['model'],
  c: Point,
  k: number,
  stuff: Stuff,
  seed: Seed,
  second: boolean,
): void {
  const at = (x: number, y: number): Point => [c[0] + x * k, c[1] + y * k];
  const unit = k / 7;
  const { tone } = stuff;
  const strap = (axis: Point[], half: (t: number) => number, behind = 0): Surface => {
    const s = along(axis, half);
    const data = outline(
      across(s, 0, 0, -1, 1, 3),
      down(s, 1, 1, 0, 1, 12),
      across(s, 1, 1, 1, -1, 3),
      reversed(down(s, -1, -1, 0, 1, 12)),
    );
    sheet.moved([7 * unit, 11 * unit], () => sheet.fill(data, '#4a2f22', 0.2));
    paintPanel(sheet, data, s, stuff, seed, { scale: unit, behind, shadowFrom: 0.3 }, () => {
      sheet.fill(stroke(down(s, -0.5, -0.4, 0.05, 0.6, 8), half(0.5) * 0.5, seed), tone.glow, 0.35);
      sheet.fill(stroke(down(s, 0.5, 0.6, 0.3, 1, 8), half(0.5) * 0.6, seed), tone.deep, 0.4);
    });
    paintContour(sheet, [down(s, 1, 1, 0, 1, 10), down(s, -1, -1, 0, 1, 10)], tone.deep, seed, 3.4 * unit, 0.75);
    return s;
  };
  if (model === 'belt-wide') {
    const stitched = (s: Surface): void => {
      for (const u of [-0.84, 0.84]) sheet.pen(line(down(s, u, u, 0.02, 0.98, 12)), tone.light, 1.7 * unit, 0.8, '7 5');
    };
    if (second) {
      strap([at(24, -2), at(33, 12), at(26, 30), at(30, 46)], (t) => (1.5 + t * 0.5) * k, 0.2);
      strap([at(-24, -2), at(-34, 10), at(-27, 28), at(-32, 44)], (t) => (1.5 + t * 0.5) * k, 0.2);
      stitched(strap([at(-25, -4), at(-18, -15), at(0, -20), at(18, -15), at(25, -4)], (t) => (2.4 + Math.sin(t * 3.14) * 3) * k, 0.55));
      stitched(strap([at(-26, -3), at(-17, 9), at(0, 13), at(17, 9), at(26, -3)], (t) => (2.4 + Math.sin(t * 3.14) * 6.4) * k));
      return;
    }
    const s = strap([at(-30, -5), at(-14, 0.4), at(14, 0.4), at(30, -5)], (t) => (4.4 + Math.sin(t * 3.14) * 4.6) * k);
    stitched(s);
    strap([at(4, 3), at(10, 22), at(8, 44)], (t) => (1.6 + t * 0.6) * k);
    strap([at(-1, 3), at(-5, 20), at(-10, 38)], (t) => (1.6 + t * 0.6) * k);
    paintBow(sheet, at(1, 1), 11 * k, 15 * k, stuff, seed, unit);
    return;
  }
  const braid = (s: Surface, n: number): void => {
    let dark = '';
    let pale = '';
    for (let i = 0; i < n; i++) {
      const t = i / n;
      dark += stroke([s(t, -0.9), s(t + 0.5 / n, 0), s(t + 1 / n, 0.1)], 7 * unit, seed);
      dark += stroke([s(t + 0.5 / n, 0.9), s(t + 1 / n, 0), s(t + 1.4 / n, -0.1)], 7 * unit, seed);
      pale += stroke([s(t + 0.3 / n, -0.7), s(t + 0.8 / n, -0.1)], 6 * unit, seed);
    }
    sheet.fill(dark, tone.deep, 0.75);
    sheet.fill(pale, tone.glow, 0.6);
  };
  const turns = second ? 1.25 : 2;
  const spiral: Point[] = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21;
    const a = t * turns * Math.PI * 2 + (second ? 2.2 : 0.6);
    const r = mix(30, second ? 22 : 16, t);
    return at(Math.cos(a) * r, Math.sin(a) * r * (second ? 0.62 : 0.86));
  });
  const s = strap(spiral, () => 1.75 * k);
  braid(s, 46);
  const [p, q] = [spiral.at(-1)!, spiral.at(-2)!];
  const angle = (Math.atan2(p[1] - q[1], p[0] - q[0]) * 180) / Math.PI;
  sheet.grouped(`transform="translate(${num(p[0])} ${num(p[1])}) rotate(${num(angle)})"`, () => {
    const o = (x: number, y: number): Point => [x * k, y * k];
    sheet.fill(outline([o(-4, -2), o(1, -2)], [o(1, 2), o(-4, 2)]), tone.base);
    sheet.pen(outline([o(0, -3.2), o(6, -3)], [o(6, 3), o(0, 3.2)]), '#7d5a1e', 1.5 * k);
    sheet.pen(outline([o(0, -3.2), o(6, -3)], [o(6, 3), o(0, 3.2)]), house.brass, 1.1 * k);
    sheet.pen(line([o(0, -3.2), o(6, -3)]), '#f3e1ad', 0.4 * k);
    sheet.pen(line([o(-0.6, 0), o(6.4, 0.4)]), house.brass, 0.8 * k);
  });
}
