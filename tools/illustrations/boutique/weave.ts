/** What the weave of a cloth shows: hatching tiles for woven cloth, drawn stitches for knits. */

import { line, mix, num, type Point, stroke } from './path.ts';
import type { Weave } from './piece.ts';
import { seedFrom } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { across, down, type Surface } from './surface.ts';
import { dryBrush, grain } from './texture.ts';
import type { Tones } from './tone.ts';

const tile = (sheet: Sheet, key: string, w: number, h: number, turn: number, marks: string): string =>
  `url(#${sheet.define(`${key} ${w} ${h} ${turn} ${marks}`, (id) => `<pattern id="${id}" width="${num(w)}" height="${num(h)}" patternUnits="userSpaceOnUse" ${turn === 0 ? '' : ` patternTransform="rotate(${num(turn)})"`}>${marks}</pattern>`)})`;

const dash = (x1: number, y1: number, x2: number, y2: number, colour: string, width: number, opacity: number): string =>
  `<path d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;

/** Lace: rosettes joined by a net, as an ink on nothing. */
export function laceFill(sheet: Sheet, ink: string, scale = 1): string {
  const s = scale;
  const ring = (x: number, y: number, r: number): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${ink}" stroke-width="${num(1.7 * s)}"/>`;
  let marks = '';
  for (const [x, y] of [
    [20, 20],
    [60, 60],
  ] as const) {
    for (let i = 0; i < 6; i++)
      marks += `<ellipse cx="${num((x + Math.cos(i * 1.047) * 8.5) * s)}" cy="${num((y + Math.sin(i * 1.047) * 8.5) * s)}" rx="${num(4.6 * s)}" ry="${num(4.1 * s)}" fill="${ink}"/>`;
    marks += `${ring(x * s, y * s, 15.5 * s)}<circle cx="${x * s}" cy="${y * s}" r="${num(2.4 * s)}" fill="${ink}"/>`;
  }
  for (const [x, y] of [
    [60, 20],
    [20, 60],
  ] as const)
    marks +=
      ring(x * s, y * s, 6 * s) +
      ring(x * s, y * s, 12 * s) +
      dash((x - 14) * s, y * s, (x + 14) * s, y * s, ink, 1.4 * s, 0.9) +
      dash(x * s, (y - 14) * s, x * s, (y + 14) * s, ink, 1.4 * s, 0.9);
  for (let i = 0; i < 8; i++)
    marks +=
      dash(i * 10 * s, 0, (i * 10 + 5) * s, 80 * s, ink, 0.8 * s, 0.5) + dash(0, i * 10 * s, 80 * s, (i * 10 + 5) * s, ink, 0.8 * s, 0.5);
  return tile(sheet, 'lace', 80 * s, 80 * s, 0, marks);
}

/** Texture fills laid over the whole cloth, with their opacities. */
export function weaveFills(sheet: Sheet, weave: Weave, tone: Tones, scale = 1, turn = 0): [fill: string, opacity: number][] {
  const s = scale;
  switch (weave) {
    case 'denim':
      return [
        [tile(sheet, 'twill', 5 * s, 5 * s, 0, dash(0, 5 * s, 5 * s, 0, tone.light, 1.3 * s, 0.55)), 0.6],
        [dryBrush(sheet, tone.light, 4), 0.4],
      ];
    case 'linen':
      return [
        [
          tile(
            sheet,
            'linen',
            37 * s,
            29 * s,
            0,
            dash(0, 4 * s, 20 * s, 4.5 * s, tone.light, 1.2 * s, 0.7) +
              dash(18 * s, 17 * s, 35 * s, 16.5 * s, tone.shade, 1.1 * s, 0.5) +
              dash(9 * s, 0, 9.5 * s, 16 * s, tone.light, 1 * s, 0.6) +
              dash(27 * s, 8 * s, 26.5 * s, 27 * s, tone.shade, 0.9 * s, 0.4) +
              dash(3 * s, 24 * s, 13 * s, 24 * s, tone.light, 1 * s, 0.5),
          ),
          0.9,
        ],
      ];
    case 'wool':
      return [
        [grain(sheet, tone.deep), 0.55],
        [grain(sheet, tone.glow), 0.35],
      ];
    case 'corduroy':
      return [
        [
          tile(
            sheet,
            'cord',
            9 * s,
            60 * s,
            turn,
            dash(2 * s, 0, 2 * s, 60 * s, tone.deep, 2.2 * s, 0.5) + dash(5.5 * s, 0, 5.5 * s, 60 * s, tone.light, 1.6 * s, 0.5),
          ),
          0.85,
        ],
      ];
    case 'straw':
      return [
        [
          tile(
            sheet,
            'straw',
            26 * s,
            13 * s,
            0,
            dash(1 * s, 3 * s, 11 * s, 3 * s, tone.light, 3.4 * s, 0.9) +
              dash(14 * s, 9.5 * s, 24 * s, 9.5 * s, tone.light, 3.4 * s, 0.9) +
              dash(1 * s, 9.5 * s, 11 * s, 9.5 * s, tone.shade, 3 * s, 0.8) +
              dash(14 * s, 3 * s, 24 * s, 3 * s, tone.shade, 3 * s, 0.8) +
              dash(12.5 * s, 0, 12.5 * s, 13 * s, tone.deep, 1.2 * s, 0.6),
          ),
          0.9,
        ],
      ];
    case 'suede':
    case 'velvet':
      return [
        [dryBrush(sheet, tone.light, 24 + turn), 0.3],
        [grain(sheet, tone.deep), 0.4],
      ];
    case 'leather':
      return [[dryBrush(sheet, tone.light, 16 + turn), 0.32]];
    case 'tulle':
      return [
        [
          tile(
            sheet,
            'net',
            7 * s,
            7 * s,
            0,
            dash(0, 0, 7 * s, 0, tone.glow, 0.8 * s, 0.5) + dash(0, 0, 0, 7 * s, tone.glow, 0.8 * s, 0.5),
          ),
          0.5,
        ],
      ];
    case 'lace':
      return [[laceFill(sheet, tone.deep, s), 0.85]];
    case 'metal':
      return [
        [grain(sheet, tone.glow), 0.8],
        [dryBrush(sheet, tone.light, 30), 0.4],
      ];
    default:
      return [[dryBrush(sheet, tone.light, turn), 0.22]];
  }
}

/** Knitted stitches follow the surface; `gauge` is the number of ribs across. */
export function paintKnit(sheet: Sheet, s: Surface, weave: Weave, tone: Tones, gauge: number, from = 0, to = 1): void {
  if (weave === 'rib') {
    let dark = '';
    let pale = '';
    for (let i = 0; i <= gauge; i++) {
      const u = -1 + (2 * i) / gauge;
      dark += line(down(s, u, u, from, to, 6));
      pale += line(down(s, u + 0.8 / gauge, u + 0.8 / gauge, from, to, 6));
    }
    sheet.pen(dark, tone.shade, 3.4, 0.8);
    sheet.pen(pale, tone.light, 2.2, 0.7);
  }
  if (weave === 'knit') {
    const stitch = `M0 1L5.500 8L11 1`;
    sheet.fill(`${line(across(s, from))}`, 'none');
    const fill = tile(
      sheet,
      'knit',
      11,
      9,
      0,
      `<path d="${stitch}" fill="none" stroke="${tone.shade}" stroke-width="2" stroke-linecap="round" stroke-opacity="0.8"/>`,
    );
    sheet.paint(
      `<path d="${line([...down(s, -1.1, -1.1, from, to), ...down(s, 1.1, 1.1, to, from)], 0)}Z" fill="${fill}" fill-opacity="0.6"/>`,
    );
  }
  if (weave === 'cable') paintCables(sheet, s, tone, gauge, from, to);
}

function paintCables(sheet: Sheet, s: Surface, tone: Tones, gauge: number, from: number, to: number): void {
  const columns = Math.max(1, Math.round(gauge / 5));
  const seed = seedFrom(`cable ${gauge}`);
  let dark = '';
  let lens = '';
  let rails = '';
  for (let c = 0; c < columns; c++) {
    const middle = columns === 1 ? 0 : -0.78 + (1.56 * c) / (columns - 1);
    const half = 0.42 / columns;
    const twists = Math.max(4, Math.round((to - from) * 12));
    for (let i = 0; i < twists; i++) {
      const [a, b] = [mix(from, to, i / twists), mix(from, to, (i + 1) / twists)];
      const points: Point[] = [
        s(a, middle - half),
        s(mix(a, b, 0.35), middle - half * 0.6),
        s(mix(a, b, 0.7), middle + half * 0.6),
        s(b, middle + half),
      ];
      dark += stroke(points, 4.4, seed);
      lens += stroke(
        [s(mix(a, b, 0.25), middle + half * 0.9), s(mix(a, b, 0.55), middle + half * 0.75), s(mix(a, b, 0.8), middle + half * 0.2)],
        4,
        seed,
      );
    }
    for (const side of [-1.75, -1.25, 1.25, 1.75]) rails += line(down(s, middle + side * half, middle + side * half, from, to, 5));
  }
  sheet.pen(rails, tone.shade, 2.6, 0.7);
  sheet.fill(dark, tone.shade);
  sheet.fill(lens, tone.glow, 0.8);
}
