/** Bags: tote, half-moon shoulder bag and wicker basket. Drawn around `c`, `k` px per unit of about a centimetre. */
import { paintContour } from './light.ts';
import { arc, blob, line, num, outline, type Point, reversed, stroke } from './path.ts';
import type { AccessoryCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, down, upright } from './surface.ts';
import { blend, house, tones } from './tone.ts';
import { paintBow } from './waist.ts';

/** A leather handle: a thick bent strap with an edge light. */
function paintHandle(sheet: Sheet, points: Point[], width: number, colour: string, seed: Seed, k: number): void {
  const tone = tones(colour);
  sheet.pen(line(points), tone.deep, width * 1.25);
  sheet.pen(line(points), tone.base, width);
  sheet.fill(
    stroke(
      points.map((p): Point => [p[0] - width * 0.18, p[1] - width * 0.12]),
      width * 0.36,
      seed,
      0.4,
    ),
    tone.light,
    0.8,
  );
  sheet.pen(line(points), tone.light, 0.14 * k, 0.5, '5 4');
}

export function paintBag(sheet: Sheet, model: AccessoryCut['model'], c: Point, k: number, stuff: Stuff, seed: Seed, back = false): void {
  const at = (x: number, y: number): Point => [c[0] + x * k, c[1] + y * k];
  const { tone } = stuff;
  const unit = k / 7;
  const leather = blend(stuff.trim, house.brown, 0.3);
  if (model === 'bag-tote') {
    paintHandle(
      sheet,
      [at(-8.4, -13), at(-7, -28), at(0.6, -35), at(8.4, -28), at(9.6, -13)],
      1.9 * k,
      blend(tone.base, tone.deep, 0.5),
      seed,
      k,
    );
    const inside = outline([at(-19, -15), at(0, -17.4), at(20, -15)], [at(20, -15), at(0, -12.4), at(-19, -15)]);
    sheet.fill(inside, blend(tone.deep, '#b08a62', 0.25));
    const s = upright(
      c[0],
      [
        [c[1] - 15 * k, 19.5 * k],
        [c[1], 18.2 * k],
        [c[1] + 16 * k, 15.6 * k],
      ],
      c[1] - 15 * k,
      c[1] + 16 * k,
      0.1,
    );
    const data = outline(
      [at(-19.5, -15), at(0, -12.6), at(19.5, -15)],
      down(s, 1, 1, 0, 0.96),
      [at(15.4, 15.2), at(13.8, 17), at(0, 18), at(-13.8, 17), at(-15.4, 15.2)],
      reversed(down(s, -1, -1, 0, 0.96)),
    );
    paintPanel(sheet, data, s, stuff, seed, { scale: unit, shadowFrom: 0.5 }, () => {
      sheet.fill(stroke([at(-15, -8), at(-13, 2), at(-12.6, 13)], 26 * unit, seed, 0.4), tone.light, 0.4);
      sheet.fill(stroke([at(-4, -9), at(3, 0), at(2, 15)], 26 * unit, seed, 0.4), tone.shade, 0.5);
      sheet.fill(stroke([at(8, -11), at(11, 0), at(9, 16)], 16 * unit, seed, 0.4), tone.light, 0.25);
      sheet.fill(stroke([at(-16, 14), at(0, 16.4), at(16, 14)], 22 * unit, seed), tone.deep, 0.5);
    });
    sheet.pen(line([at(-18.4, -12.6), at(0, -10.2), at(18.4, -12.6)]), tone.light, 1.8 * unit, 0.8, '7 5');
    for (const x of [-15.8, 15.8]) sheet.pen(line([at(x, -12), at(x * 0.92, 2), at(x * 0.8, 15)]), tone.light, 1.6 * unit, 0.5, '7 5');
    paintContour(
      sheet,
      [[at(-19.5, -15), at(0, -12.6), at(19.5, -15)], down(s, 1), down(s, -1), [at(15.4, 15.2), at(0, 18), at(-15.4, 15.2)]],
      tone.deep,
      seed,
      4 * unit,
    );
    paintHandle(
      sheet,
      [at(-9.6, -6), at(-9.4, -14), at(-8, -27), at(0, -33), at(8, -27), at(9.4, -14), at(9.6, -6)],
      2 * k,
      tone.base,
      seed,
      k,
    );
    for (const x of [-9.6, 9.6]) {
      const tab = outline([at(x - 1.9, -11.5), at(x + 1.9, -11.5)], [at(x + 1.8, -4), at(x, -2), at(x - 1.8, -4)]);
      sheet.fill(tab, tone.shade);
      sheet.pen(tab, tone.deep, 2 * unit, 0.8);
      sheet.pen(line([at(x - 1, -10.5), at(x, -4.4), at(x + 1, -10.5)]), house.brass, 2 * unit);
    }
    if (!back)
      paintBow(
        sheet,
        at(9.8, -7),
        3.6 * k,
        13 * k,
        { ...stuff, cloth: { weave: 'satin', print: 'none' }, tone: tones(leather) },
        seed,
        unit,
      );
    return;
  }
  if (model === 'bag-shoulder') {
    paintHandle(
      sheet,
      [at(-15, -5), at(-17, -22), at(-8, -40), at(6, -42), at(17, -24), at(15.4, -5)],
      1.3 * k,
      blend(tone.base, tone.deep, 0.25),
      seed,
      k,
    );
    const top = [at(-18, -5.5), at(-9, -7.6), at(0, -8.2), at(9, -7.6), at(18, -5.5)];
    const belly = [at(18, -5.5), at(19, 0), at(15.5, 8.4), at(8, 13.6), at(0, 15), at(-8, 13.6), at(-15.5, 8.4), at(-19, 0), at(-18, -5.5)];
    const data = outline(top, belly);
    const s = upright(
      c[0],
      [
        [c[1] - 8 * k, 18 * k],
        [c[1], 18.6 * k],
        [c[1] + 15 * k, 10 * k],
      ],
      c[1] - 8 * k,
      c[1] + 15 * k,
      0.2,
    );
    paintPanel(sheet, data, s, stuff, seed, { scale: unit }, () => {
      sheet.fill(stroke([at(-14, -3), at(-10, 6), at(-2, 12)], 30 * unit, seed, 0.4), tone.light, 0.42);
      sheet.fill(stroke([at(-6, 13), at(8, 12.4), at(17, 4)], 34 * unit, seed, 0.5), tone.deep, 0.5);
    });
    const flap = back ? '' : outline(top, [at(18, -5.5), at(16.4, 1), at(8, 5.8), at(0, 7), at(-8, 5.8), at(-16.4, 1), at(-18, -5.5)]);
    if (flap) {
      sheet.moved([0, 6 * unit], () => sheet.fill(flap, tone.deep, 0.6));
      paintPanel(sheet, flap, s, stuff, seed, { scale: unit, shadowFrom: 0.56 }, () =>
        sheet.fill(stroke([at(-15, -4), at(-8, 1), at(2, 3)], 26 * unit, seed, 0.4), tone.glow, 0.34),
      );
      sheet.pen(flap, tone.deep, 2.6 * unit, 0.7);
      sheet.pen(line([at(-15.6, 0), at(-8, 4.6), at(0, 5.8), at(8, 4.6), at(15.6, 0)]), tone.light, 1.7 * unit, 0.8, '6 5');
      sheet.pen(blob(arc(at(0, 7.4), 2.1 * k, 2.1 * k)), house.brass, 0.75 * k);
      sheet.pen(line(arc(at(0, 7.4), 2.1 * k, 2.1 * k, 190, 280, 5)), '#f3e1ad', 0.3 * k);
    } else sheet.pen(line([at(-12, -2), at(0, -3.6), at(12, -2)]), tone.deep, 2.4 * unit, 0.8);
    paintContour(sheet, [top, belly.slice(0, 5), belly.slice(4)], tone.deep, seed, 4 * unit);
    for (const x of [-16.4, 16.6]) sheet.pen(blob(arc(at(x, -5.6), 1.4 * k, 1.7 * k, 0, 360, 8)), house.brass, 0.55 * k);
    return;
  }
  const rattan = tones('#b98a52');
  for (const [lift, shade] of [
    [-3, true],
    [0, false],
  ] as const) {
    const points = [at(-13, -10), at(-12, -22 + lift), at(0, -31 + lift), at(12, -22 + lift), at(13, -10)];
    if (shade) sheet.pen(line(points), rattan.deep, 1.9 * k);
    else {
      sheet.pen(line(points), rattan.shade, 2 * k);
      sheet.pen(line(points), rattan.light, 1.2 * k, 1, `${num(0.9 * k)} ${num(0.5 * k)}`);
    }
    if (shade) sheet.fill(outline([at(-20, -11), at(0, -14.6), at(20, -11)], [at(20, -11), at(0, -7.6), at(-20, -11)]), tone.deep);
  }
  const s = upright(
    c[0],
    [
      [c[1] - 11 * k, 20 * k],
      [c[1], 19.4 * k],
      [c[1] + 16 * k, 14.5 * k],
    ],
    c[1] - 11 * k,
    c[1] + 16 * k,
    0.16,
  );
  const data = outline(
    [at(-20, -11), at(0, -7.8), at(20, -11)],
    down(s, 1),
    [at(14.5, 16), at(0, 19.4), at(-14.5, 16)],
    reversed(down(s, -1)),
  );
  paintPanel(sheet, data, s, { ...stuff, cloth: { weave: 'cotton', print: 'none' } }, seed, { scale: unit }, () => {
    let dark = '';
    let pale = '';
    for (let r = 0; r < 13; r++)
      for (let q = 0; q < 22; q++) {
        const [t, u] = [(r + 0.5) / 13, -1 + (q + (r % 2) * 0.5) / 11];
        if ((q + r) % 2 === 0) pale += line([s(t, u - 0.038), s(t - 0.012, u), s(t, u + 0.038)]);
        else dark += line([s(t, u - 0.038), s(t + 0.012, u), s(t, u + 0.038)]);
      }
    sheet.pen(dark, tone.shade, 7 * unit, 0.9);
    sheet.pen(pale, tone.light, 8.4 * unit, 0.9);
    sheet.fill(outline(down(s, 0.4), reversed(down(s, 1.1))), tone.deep, 0.3);
    for (const t of [0.06, 0.97]) sheet.fill(stroke(across(s, t, t, -1.02, 1.02), 16 * unit, seed), rattan.shade);
  });
  paintContour(sheet, [[at(-20, -11), at(0, -7.8), at(20, -11)], down(s, 1), down(s, -1)], tone.deep, seed, 4 * unit);
  if (!back)
    paintBow(
      sheet,
      at(-12.4, -8),
      4.6 * k,
      17 * k,
      { ...stuff, cloth: { weave: 'cotton', print: 'gingham' }, tone: tones('#a9302f'), colour: { ...stuff.colour, inks: ['#f6efe2'] } },
      seed,
      unit,
    );
}
