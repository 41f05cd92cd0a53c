/** Jewellery, enlarged: earrings on a card, a necklace, a hammered bangle. */
import { arc, blob, line, mix, num, outline, type Point, pebble, stroke } from './path.ts';
import type { AccessoryCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import type { Stuff } from './stuff.ts';
import { dryBrush, grain } from './texture.ts';
import { house, tones } from './tone.ts';

/** A bead or stone with its shade and light. */
function paintStone(sheet: Sheet, data: string, centre: Point, r: number, colour: string, seed: Seed): void {
  const tone = tones(colour);
  sheet.moved([r * 0.12, r * 0.2], () => sheet.fill(data, '#4a2f22', 0.28));
  sheet.fill(data, tone.base);
  sheet.clipped(data, () => {
    sheet.fill(pebble([centre[0] + r * 0.5, centre[1] + r * 0.6], r * 0.9, r * 0.8, seed, 0.06), tone.shade, 0.7);
    sheet.fill(data, dryBrush(sheet, tone.deep, 30), 0.35);
    sheet.fill(pebble([centre[0] - r * 0.34, centre[1] - r * 0.38], r * 0.28, r * 0.2, seed, 0.1), tone.glow, 0.9);
    sheet.fill(data, grain(sheet, tone.deep), 0.3);
  });
  sheet.pen(data, tone.deep, 2, 0.6);
}

export function paintJewel(
  sheet: Sheet,
  model: AccessoryCut['model'],
  c: Point,
  k: number,
  stuff: Stuff,
  seed: Seed,
  second: boolean,
): void {
  const at = (x: number, y: number): Point => [c[0] + x * k, c[1] + y * k];
  const metal = model === 'necklace' ? tones(house.brass) : stuff.tone;
  const [a, b] = [stuff.colour.inks[0]!, stuff.colour.inks[1] ?? house.accent];
  if (model === 'earrings') {
    if (!second) {
      const card = outline([at(-26, -34), at(26, -33)], [at(26, 40), at(-26, 41)]);
      sheet.moved([10, 14], () => sheet.fill(card, '#4a2f22', 0.2));
      sheet.fill(card, '#f6eddd');
      sheet.fill(card, dryBrush(sheet, '#e2d2b6', 10), 0.6);
      sheet.fill(pebble(at(0, -27), 2 * k, 2 * k, seed), '#cdb894');
    }
    for (const [i, x] of [
      [0, -12],
      [1, 12],
    ] as const)
      sheet.moved(
        at(second ? x * 0.7 : x, second ? i * 12 - 18 : -12),
        () => {
          const o = (px: number, py: number): Point => [px * k, py * k];
          sheet.pen(line([o(0, -1), o(2.4, -5), o(0.4, -8), o(-2.2, -6), o(-2, -3)]), metal.shade, 0.8 * k);
          paintStone(sheet, pebble(o(0, 2), 3.2 * k, 3.2 * k, seed, 0.05), o(0, 2), 3.2 * k, stuff.tone.base, seed);
          sheet.pen(blob(arc(o(0, 6.4), 1.2 * k, 1.4 * k, 0, 360, 6)), metal.base, 0.6 * k);
          paintStone(sheet, pebble(o(0, 12), 4.4 * k, 4.4 * k, seed, 0.06), o(0, 12), 4.4 * k, b, seed);
          sheet.pen(blob(arc(o(0, 17.6), 1.2 * k, 1.4 * k, 0, 360, 6)), metal.base, 0.6 * k);
          paintStone(
            sheet,
            blob([o(0, 18.6), o(4.6, 27), o(6, 33), o(3.4, 38), o(-3.4, 38), o(-6, 33), o(-4.6, 27)]),
            o(0, 31),
            7 * k,
            a,
            seed,
          );
          sheet.pen(
            blob([o(0, 19.6), o(4.2, 27), o(5.4, 33), o(3, 37.2), o(-3, 37.2), o(-5.4, 33), o(-4.2, 27)]),
            metal.light,
            0.5 * k,
            0.9,
          );
        },
        second ? (i === 0 ? 18 : -24) : i * 3,
      );
    return;
  }
  if (model === 'necklace') {
    const loop = Array.from({ length: 31 }, (_, i): Point => {
      const t = (i / 30) * 2 - 1;
      return second
        ? at(Math.sin(t * 3.1) * (26 + t * 3), -6 + Math.cos(t * 3.1) * (20 - t * 4))
        : at(t * 25 * Math.cos(t * 0.75) * 1.16, 36 - Math.abs(t) ** 1.7 * 74);
    });
    sheet.pen(line(loop.map((p): Point => [p[0] + 4, p[1] + 8])), '#4a2f22', 1.2 * k, 0.2);
    sheet.pen(line(loop), metal.shade, 0.9 * k);
    sheet.pen(line(loop), metal.light, 0.4 * k, 1, `${num(0.8 * k)} ${num(0.6 * k)}`);
    const wood = ['#8a5a36', stuff.tone.base, b, stuff.tone.base, house.brass];
    loop.forEach((p, i) => {
      const middle = 1 - Math.abs(i - 15) / 15;
      if (middle < 0.3) return;
      const r = mix(1.2, 3.4, middle) * k;
      paintStone(sheet, pebble(p, r, r, seed, 0.06, 8), p, r, i === 15 ? a : wood[i % wood.length]!, seed);
    });
    return;
  }
  const ring = (centre: Point, rx: number, ry: number): void => {
    const tone = metal;
    sheet.fill(pebble([centre[0] + 10, centre[1] + ry * 0.9], rx * 1.02, ry * 0.3, seed, 0.03), '#4a2f22', 0.25);
    const back = outline(arc(centre, rx, ry, 180, 360, 14), arc([centre[0], centre[1] + 3.4 * k], rx * 0.9, ry * 0.82, 360, 180, 14));
    sheet.fill(back, tone.deep);
    sheet.fill(back, dryBrush(sheet, tone.light, 80), 0.4);
    const front = outline(arc(centre, rx, ry, 0, 180, 14), arc([centre[0], centre[1] + 6.4 * k], rx, ry, 180, 0, 14));
    sheet.fill(front, tone.base);
    sheet.clipped(front, () => {
      for (let i = 0; i < 34; i++) {
        const q = ((8 + seed.next() * 164) * Math.PI) / 180;
        const p: Point = [centre[0] + Math.cos(q) * rx, centre[1] + Math.sin(q) * ry + seed.between(0.6, 6) * k];
        sheet.fill(pebble(p, 2.3 * k, 1.5 * k, seed, 0.16, 6), i % 2 === 0 ? tone.light : tone.shade, 0.75);
        sheet.fill(pebble([p[0] - 0.6 * k, p[1] - 0.4 * k], 0.8 * k, 0.4 * k, seed, 0.1, 5), tone.glow, 0.9);
      }
      sheet.fill(stroke(arc([centre[0], centre[1] + 5 * k], rx, ry, 10, 70, 8), 4 * k, seed), tone.deep, 0.5);
    });
    sheet.pen(front, tone.deep, 2.4, 0.7);
    sheet.pen(back, tone.deep, 2, 0.6);
  };
  if (second) {
    ring(at(4, 13), 22 * k, 11 * k);
    ring(at(-3, -9), 22 * k, 12 * k);
  } else ring(at(0, -4), 27 * k, 17 * k);
}
