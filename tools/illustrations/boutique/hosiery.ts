/** Gloves and tights. */
import { paintContour, paintFold } from './light.ts';
import { blob, line, mix, outline, type Point, reversed, stroke } from './path.ts';
import type { AccessoryCut } from './piece.ts';
import { printFill } from './print.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, along, down } from './surface.ts';
import { blend } from './tone.ts';

function paintGlove(sheet: Sheet, stuff: Stuff, seed: Seed, k: number): void {
  const p = (x: number, y: number): Point => [x * k, y * k];
  const { tone } = stuff;
  const unit = k / 7;
  const hand = outline(
    [p(-6.4, 32), p(-6, 18), p(-7.6, 6), p(-8, -4), p(-8.6, -18), p(-7.2, -21), p(-5.2, -18), p(-4.6, -6)],
    [p(-4.6, -6), p(-4.4, -24), p(-2.6, -27), p(-0.9, -24), p(-0.8, -6)],
    [p(-0.8, -6), p(0, -26), p(1.9, -28.4), p(3.4, -25.4), p(3, -5)],
    [p(3, -5), p(4.4, -22), p(6.2, -24), p(7.4, -21), p(6.8, -4)],
    [p(6.8, -4), p(8.2, 2), p(12.6, -5), p(14.8, -5.6), p(15, -2.8), p(10.6, 7), p(7, 14), p(6.2, 20), p(7, 32)],
    [p(7, 32), p(0, 33.4), p(-6.4, 32)],
  );
  sheet.moved([6, 10], () => sheet.fill(hand, '#4a2f22', 0.2));
  const s = along([p(0, -26), p(0, 0), p(0, 33)], () => 8 * k);
  paintPanel(sheet, hand, s, stuff, seed, { scale: unit, shadowFrom: 0.3 }, () => {
    for (const x of [-6.8, -2.8, 1.4, 5.6]) sheet.fill(stroke([p(x, -20), p(x, -10), p(x * 0.9, 2)], 13 * unit, seed), tone.glow, 0.32);
    for (const x of [-4.7, -0.8, 3.1]) sheet.fill(stroke([p(x, -6), p(x * 0.9, 1), p(x * 0.8, 8)], 8 * unit, seed, 0.2), tone.deep, 0.6);
    for (const y of [15, 18, 21]) sheet.fill(stroke([p(-6.4, y), p(-2, y + 1.4), p(4, y - 0.6)], 7 * unit, seed, 0.3), tone.deep, 0.4);
    sheet.fill(stroke([p(9.6, 6), p(6, 8), p(4, 3)], 12 * unit, seed), tone.deep, 0.5);
  });
  for (const x of [-3, 0, 3]) sheet.pen(line([p(x, 2), p(x * 0.9, 8)]), tone.deep, 2 * unit, 0.7);
  sheet.pen(line([p(-6.2, 29), p(0, 30.2), p(6.6, 29)]), tone.light, 1.8 * unit, 0.8, '6 4');
  sheet.pen(hand, tone.deep, 2.8 * unit, 0.7);
  sheet.fill(outline([p(-6, 31.6), p(0, 29.6), p(6.6, 31.6)], [p(6.6, 31.6), p(0, 34), p(-6, 31.6)]), blend('#e9d9bd', tone.deep, 0.2));
}

export function paintHosiery(
  sheet: Sheet,
  model: AccessoryCut['model'],
  c: Point,
  k: number,
  stuff: Stuff,
  seed: Seed,
  second: boolean,
): void {
  const { tone } = stuff;
  const unit = k / 7;
  if (model === 'gloves') {
    sheet.moved(
      [c[0] - 9 * k, c[1]],
      () => sheet.grouped('transform="scale(-1 1)"', () => paintGlove(sheet, stuff, seed, k)),
      second ? 16 : -12,
    );
    sheet.moved([c[0] + (second ? 4 : 10) * k, c[1] + (second ? 4 : 1) * k], () => paintGlove(sheet, stuff, seed, k), second ? 62 : 10);
    return;
  }
  const at = (x: number, y: number): Point => [c[0] + x * k, c[1] + y * k];
  const skin = '#d9ab8c';
  for (const d of [-1, 1]) {
    const lean = second ? d * 5 : d * 2.4;
    const axis = [
      at(d * 8 - (second ? 4 : 0), -56),
      at(d * 8.6 + lean * 0.4, -30),
      at(d * 8 + lean, -8),
      at(d * 8.6 + lean, 14),
      at(d * 7.4 + lean * 1.1, 40),
    ];
    const s = along(
      axis,
      (t) => mix(t < 0.5 ? mix(9.6, 6.2, t * 2) : t < 0.72 ? mix(6.2, 6.5, (t - 0.5) / 0.22) : mix(6.5, 3.1, (t - 0.72) / 0.28), 0, 0) * k,
    );
    const ankle = axis[4]!;
    const toe = (x: number, y: number): Point => [ankle[0] + d * x * k, ankle[1] + y * k];
    const foot = [
      s(1, d),
      toe(4.4, 4),
      toe(9.6, 9.4),
      toe(12.2, 12.6),
      toe(10.6, 14.4),
      toe(4, 13.6),
      toe(-2.6, 11),
      toe(-4.4, 8.4),
      toe(-3.6, 4),
    ];
    const data = outline(
      across(s, 0, 0, -1, 1, 3),
      down(s, 1, 1, 0, 0.98, 10),
      ...(d === 1 ? [[s(0.98, 1), ...foot.slice(1), s(0.98, -1)]] : [[s(0.98, 1), ...reversed(foot.slice(1)), s(0.98, -1)]]),
      reversed(down(s, -1, -1, 0, 0.98, 10)),
    );
    const sheer: Stuff = {
      ...stuff,
      cloth: { weave: 'tulle', print: 'none' },
      tone: { ...tone, base: blend(skin, tone.base, 0.78), light: blend(skin, tone.base, 0.4), glow: blend('#f0cfb4', tone.base, 0.35) },
    };
    sheet.moved([12, 10], () => sheet.fill(data, '#4a2f22', 0.14));
    paintPanel(sheet, data, s, sheer, seed, { scale: unit }, () => {
      sheet.fill(blob([...down(s, -0.5, -0.42, 0, 0.96), ...reversed(down(s, 0.12, 0.1, 0, 0.96))]), sheer.tone.light, 0.55);
      paintFold(sheet, s, { u: 0.2, t0: 0.5, t1: 0.62, width: 0.3, drift: 0.1 }, sheer.tone, stuff.finish, seed);
      sheet.fill(stroke([toe(-3, 4), toe(0, 6), toe(4, 6)], 8 * unit, seed), tone.deep, 0.6);
    });
    const dots = printFill(sheet, 'dots', tone.base, [tone.deep], 0.55 * unit, 20);
    if (dots) sheet.fill(data, dots, 0.85);
    paintContour(sheet, [down(s, 1, 1, 0, 0.98), down(s, -1, -1, 0, 0.98), foot.slice(1)], tone.deep, seed, 3.4 * unit, 0.8);
  }
}
