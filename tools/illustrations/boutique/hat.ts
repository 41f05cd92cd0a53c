/** Hats: felt, straw and beret, seen from a little above. */
import { paintContour } from './light.ts';
import { arc, blob, outline, type Point, pebble, reversed, stroke } from './path.ts';
import type { AccessoryCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { upright } from './surface.ts';
import { tones } from './tone.ts';
import { paintBow } from './waist.ts';

export function paintHat(sheet: Sheet, model: AccessoryCut['model'], c: Point, k: number, stuff: Stuff, seed: Seed): void {
  const at = (x: number, y: number): Point => [c[0] + x * k, c[1] + y * k];
  const { tone } = stuff;
  const unit = k / 7;
  if (model === 'beret') {
    const data = blob([
      at(-22, 3),
      at(-19, -7),
      at(-8, -12.6),
      at(4, -13),
      at(17, -8),
      at(23, 2),
      at(20, 9),
      at(8, 12.4),
      at(-8, 12),
      at(-19, 9),
    ]);
    const s = upright(
      c[0],
      [
        [c[1] - 13 * k, 15 * k],
        [c[1], 23 * k],
        [c[1] + 12 * k, 16 * k],
      ],
      c[1] - 13 * k,
      c[1] + 13 * k,
    );
    paintPanel(sheet, data, s, stuff, seed, { scale: unit, shadowFrom: 0.3 }, () => {
      sheet.fill(blob([at(-20, 8), at(-6, 4.6), at(10, 5), at(22, 7), at(14, 15), at(-14, 15)]), tone.deep, 0.5);
      for (const [a, b] of [
        [-12, 14],
        [-3, 15],
        [8, 15],
        [15, 10],
      ] as const)
        sheet.fill(stroke([at(1, -10), at(a * 0.7, -4), at(a, b * 0.5)], 13 * unit, seed, 0.5), tone.shade, 0.5);
      sheet.fill(stroke([at(-15, -4), at(-7, -9), at(2, -10.4)], 24 * unit, seed), tone.glow, 0.45);
    });
    sheet.fill(stroke([at(1, -11), at(2, -14.4), at(4.4, -16)], 12 * unit, seed, 0.3), tone.shade);
    sheet.fill(stroke([at(-13, 11.6), at(0, 13.4), at(13, 11.4)], 16 * unit, seed), tone.deep);
    paintContour(
      sheet,
      [
        [at(-22, 3), at(-19, -7), at(-8, -12.6), at(4, -13)],
        [at(4, -13), at(17, -8), at(23, 2), at(20, 9)],
      ],
      tone.deep,
      seed,
      4 * unit,
    );
    return;
  }
  const wide = model === 'hat-straw';
  const [rx, ry] = wide ? [30, 10.5] : [25, 7.4];
  const rise = wide ? 13 : 16;
  const brim = blob(
    arc(at(0, 4), rx * k, ry * k, 0, 360, 14).map((p, i): Point => [p[0], p[1] + Math.sin(i * 0.9) * (wide ? 1.4 : 1) * k]),
  );
  sheet.moved([0, 1.6 * k], () => sheet.fill(brim, tone.deep));
  paintPanel(
    sheet,
    brim,
    upright(
      c[0],
      [
        [c[1] - ry * k, rx * k],
        [c[1] + (ry + 6) * k, rx * k],
      ],
      c[1] + (4 - ry) * k,
      c[1] + (5 + ry) * k,
    ),
    stuff,
    seed,
    { scale: unit, shadowFrom: 0.45 },
    () => {
      sheet.fill(pebble(at(5, 5), 17 * k, 6 * k, seed, 0.04), tone.deep, 0.5);
      sheet.fill(stroke(arc(at(0, 4), (rx - 3) * k, (ry - 1.6) * k, 120, 200, 8), 16 * unit, seed), tone.glow, 0.5);
      if (wide)
        for (let r = 0.5; r < 1; r += 0.11) sheet.pen(blob(arc(at(0, 4), rx * r * k, ry * r * k, 0, 360, 12)), tone.shade, 2 * unit, 0.7);
    },
  );
  const w = wide ? 12.6 : 11.6;
  const crown = wide
    ? outline(
        [at(-w, 4), at(-w * 0.96, -4), at(-w * 0.6, -rise + 3), at(0, -rise + 1), at(w * 0.6, -rise + 3), at(w * 0.96, -4), at(w, 4)],
        [at(w, 4), at(0, 7), at(-w, 4)],
      )
    : outline(
        [
          at(-w, 4),
          at(-w * 0.95, -6),
          at(-w * 0.78, -rise + 1.6),
          at(-w * 0.4, -rise),
          at(0, -rise + 3),
          at(w * 0.42, -rise - 0.2),
          at(w * 0.8, -rise + 2),
          at(w * 0.95, -6),
          at(w, 4),
        ],
        [at(w, 4), at(0, 7), at(-w, 4)],
      );
  const s = upright(
    c[0],
    [
      [c[1] - rise * k, w * 0.8 * k],
      [c[1] + 5 * k, w * k],
    ],
    c[1] - rise * k,
    c[1] + 5 * k,
  );
  paintPanel(sheet, crown, s, stuff, seed, { scale: unit, shadowFrom: 0.3 }, () => {
    if (!wide) sheet.fill(blob([at(-1.5, -rise + 2), at(2, -rise + 3), at(3.2, -6), at(0.4, -8)]), tone.deep, 0.6);
    if (!wide) sheet.fill(stroke([at(5.6, -rise + 2), at(7.4, -9), at(4.6, -5)], 16 * unit, seed), tone.deep, 0.5);
    sheet.fill(stroke([at(-8, -rise + 3), at(-9, -6), at(-8.6, 2)], 18 * unit, seed), tone.glow, 0.4);
  });
  const ribbon = tones(stuff.trim);
  const band = outline([at(-w - 0.1, 0), at(0, 3), at(w + 0.1, 0)], [at(w + 0.2, 4.2), at(0, 7.2), at(-w - 0.2, 4.2)]);
  sheet.fill(band, ribbon.base);
  sheet.clipped(band, () => {
    sheet.fill(stroke([at(-8, 2.2), at(-4, 4.4), at(-4, 7)], 22 * unit, seed), ribbon.light, 0.5);
    sheet.fill(outline([at(5, 0), at(6, 8)], reversed([at(15, 0), at(15, 8)])), ribbon.deep, 0.6);
  });
  sheet.pen(band, ribbon.deep, 2 * unit, 0.7);
  if (wide)
    paintBow(sheet, at(8.6, 4.2), 6.4 * k, 15 * k, { ...stuff, cloth: { weave: 'satin', print: 'none' }, tone: ribbon }, seed, unit);
  else sheet.fill(outline([at(8, 1), at(11.6, 0)], [at(11.8, 4.4), at(10, 3.4), at(8.2, 5.4)]), ribbon.shade);
  paintContour(
    sheet,
    [
      [at(-w, 0), at(-w * 0.95, -6), at(-w * 0.6, -rise + 2), at(0, -rise + (wide ? 1 : 3))],
      [at(w, 0), at(w * 0.95, -6), at(w * 0.6, -rise + 2), at(0, -rise + (wide ? 1 : 3))],
      arc(at(0, 4), rx * k, ry * k, 20, 170, 10),
    ],
    tone.deep,
    seed,
    4 * unit,
  );
}
