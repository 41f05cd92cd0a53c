/** A dress, a top or a coat, from the front or the back. */
import { type BodyFrame, bodyProfile, isGathered, lengthOf, place, seamAt } from './body-frame.ts';
import { paintCollar } from './collar.ts';
import { paintFront } from './fastening.ts';
import { hemEdge, paintHemTrim, paintInside } from './hem.ts';
import { paintContour, paintCreases, paintFalls, paintFold } from './light.ts';
import { upperEdge } from './neckline.ts';
import { line, mix, outline, type Point, reversed, stroke, wobble } from './path.ts';
import type { BodyCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintSleeve } from './sleeve.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, down, part, type Surface, upright } from './surface.ts';
import { blend } from './tone.ts';
import { paintWaist } from './waist.ts';
import { paintKnit } from './weave.ts';

/** The whole garment as a surface from the base of the neck to the hem. */
export function bodySurface(f: BodyFrame, cut: BodyCut): Surface {
  const profile = bodyProfile(cut).map(([y, half]) => [f.top + y * f.k, half * f.k] as const);
  return upright(f.cx, profile, f.top, f.top + lengthOf[cut.length] * f.k, 0.1);
}

/** px of each side of the centre and of the hem, for fitting a garment on a sheet: [half width, height] in cm. */
export function bodyExtent(cut: BodyCut): [half: number, height: number] {
  const widest = Math.max(...bodyProfile(cut).map(([, half]) => half));
  const sleeve = { none: 0, cap: 24, short: 28, puff: 32, elbow: 31, long: 33, bishop: 37, bell: 40, kimono: 36 }[cut.sleeve];
  return [Math.max(widest + 2, sleeve), lengthOf[cut.length]];
}

export function paintBody(sheet: Sheet, f: BodyFrame, cut: BodyCut, stuff: Stuff, seed: Seed): void {
  const s = bodySurface(f, cut);
  const end = lengthOf[cut.length];
  const unit = f.k / 7;
  const edge = upperEdge(cut, f.side);
  const at = (p: Point): Point => place(f, p);
  const waistT = seamAt(cut) / end;
  const { tone } = stuff;
  const sheer = stuff.cloth.weave === 'tulle' || stuff.cloth.weave === 'lace';

  paintInside(sheet, f, s, cut, edge, stuff, seed);
  if (cut.sleeve !== 'none') {
    paintSleeve(sheet, f, cut, edge.shoulder, -1, stuff, seed, f.hold === 'worn' ? 8 : seed.around(3));
    paintSleeve(sheet, f, cut, edge.shoulder, 1, stuff, seed, f.hold === 'worn' ? -10 : seed.around(3));
  }
  for (const [a, b] of edge.straps)
    sheet.pen(line([at(a), at([mix(a[0], b[0], 0.5) + Math.sign(a[0]) * 0.5, mix(a[1], b[1], 0.5)]), at(b)]), tone.shade, 8 * unit);

  const armT = 22.6 / end;
  const hem = hemEdge(s, cut, f, seed);
  const sideEnd = (p: Point): number => Math.min(1, (p[1] - f.top) / (end * f.k));
  const right = down(s, 1, 1, armT, sideEnd(hem[0]!), 9);
  const left = down(s, -1, -1, armT, sideEnd(hem.at(-1)!), 9);
  const upRight = edge.right.map((e) => e.map(at));
  const upLeft = edge.left.map((e) => reversed(e.map(at))).reverse();
  const neck = edge.neck.map((e) => e.map(at));
  const data = outline(
    ...neck,
    ...upRight,
    wobble([...right.slice(0, -1), hem[0]!], seed, 1.4 * unit),
    hem,
    reversed(wobble([...left.slice(0, -1), hem.at(-1)!], seed, 1.4 * unit)),
    ...upLeft,
  );

  if (sheer) paintLining(sheet, f, s, cut, data, stuff, seed);
  paintPanel(sheet, data, s, stuff, seed, { scale: unit, opacity: sheer ? 0.74 : 1 }, () => {
    if (cut.hem !== 'rib' || stuff.cloth.weave !== 'rib') paintKnit(sheet, s, stuff.cloth.weave, tone, 22, 0, 1);
    if (stuff.cloth.weave === 'rib') paintKnit(sheet, s, 'rib', tone, 22);
    if (cut.waist !== 'none' || cut.volume === 'empire') paintWaistShade(sheet, s, waistT, stuff, seed, unit);
    paintDrape(sheet, f, s, cut, waistT, stuff, seed);
    for (const dir of [-1, 1] as const) {
      if (cut.sleeve !== 'none')
        paintCreases(sheet, at([dir * 18.2, 18]), dir === 1 ? [130, 155, 178] : [2, 25, 50], 11 * f.k, tone, seed, 0.34);
    }
    if (!sheet.brief && f.side === 'front') paintBust(sheet, s, cut, end, stuff, seed, unit);
  });
  paintContour(
    sheet,
    [
      right.slice(0, 5),
      right.slice(4),
      left.slice(0, 4),
      left.slice(3),
      ...neck,
      ...upRight,
      ...edge.left.map((e) => e.map(at)),
      hem.slice(0, Math.ceil(hem.length / 2) + 1),
      hem.slice(Math.floor(hem.length / 2)),
    ],
    tone.deep,
    seed,
    3.2 * unit,
    0.75,
    data,
  );
  paintHemTrim(sheet, f, s, cut, stuff, seed);
  paintWaist(sheet, f, s, cut, waistT, stuff, seed);
  paintFront(sheet, f, s, cut, waistT, stuff, seed);
  paintCollar(sheet, f, cut, edge, stuff, seed);
}

/** Sheer cloth shows a paler underskirt and a closed bodice. */
function paintLining(sheet: Sheet, f: BodyFrame, s: Surface, cut: BodyCut, data: string, stuff: Stuff, seed: Seed): void {
  const lace = stuff.cloth.weave === 'lace';
  sheet.fill(data, lace ? blend(stuff.tone.base, stuff.tone.glow, 0.45) : stuff.tone.glow, lace ? 0.95 : 0.7);
  if (lace || !isGathered(cut)) return;
  for (const [wide, opacity] of [
    [1.1, 0.3],
    [1.05, 0.42],
  ] as const) {
    const veil = part(s, 0.3, 1, -wide, wide);
    sheet.fill(
      outline(
        across(veil, 0, 0, -0.9, 0.9),
        down(veil, 1),
        across(veil, 1, 1, 1, -1, 12).map((p, i): Point => [p[0], p[1] + Math.sin(i * 1.9 + wide * 30) * 1.5 * f.k]),
        reversed(down(veil, -1)),
      ),
      stuff.tone.light,
      opacity,
    );
  }
  for (const [reach, opacity] of [
    [0.8, 0.5],
    [0.9, 0.4],
  ] as const) {
    const inner = part(s, 0.28, reach + 0.1, -0.86, 0.86);
    sheet.fill(
      outline(
        across(inner, 0),
        down(inner, 1),
        across(inner, 1, 1, 1, -1, 9).map((p, i): Point => [p[0], p[1] + Math.sin(i * 2.3) * 1.6 * f.k]),
        reversed(down(inner, -1)),
      ),
      stuff.tone.base,
      opacity * seed.between(0.9, 1.1),
    );
  }
}

/** The shadow above and below a waist seam. */
function paintWaistShade(sheet: Sheet, s: Surface, t: number, stuff: Stuff, seed: Seed, unit: number): void {
  let dark = '';
  for (let i = 0; i < (sheet.brief ? 0 : 9); i++) {
    const u = mix(-0.9, 0.9, i / 8) + seed.around(0.06);
    const rise = seed.between(0.03, 0.075);
    dark += stroke([s(t + rise * 1.2, u * 1.04), s(t + rise * 0.5, u), s(t, u * 0.97), s(t - rise * 0.8, u * 0.93)], 8 * unit, seed, 0.5);
  }
  sheet.fill(dark, stuff.tone.deep, 0.42);
  sheet.pen(line(across(s, t)), stuff.tone.deep, 2.6 * unit, 0.7);
}

/** The bust: two soft crescents and darts. */
function paintBust(sheet: Sheet, s: Surface, cut: BodyCut, end: number, stuff: Stuff, seed: Seed, unit: number): void {
  if (cut.family === 'coat' || cut.volume === 'loose') return;
  const t = (cm: number): number => cm / end;
  let dark = '';
  for (const dir of [-1, 1]) {
    dark += stroke([s(t(23), dir * 0.86), s(t(27), dir * 0.7), s(t(28.4), dir * 0.46), s(t(26.8), dir * 0.2)], 11 * unit, seed, 0.5);
    if (cut.family === 'dress') dark += stroke([s(t(29), dir * 0.46), s(t(35), dir * 0.44), s(t(40), dir * 0.42)], 4 * unit, seed, 0.7);
  }
  sheet.fill(dark, stuff.tone.shade, 0.4);
}

/** Folds of the skirt, pleats, tiers or the long soft creases of a straight cut. */
function paintDrape(sheet: Sheet, f: BodyFrame, s: Surface, cut: BodyCut, waistT: number, stuff: Stuff, seed: Seed): void {
  const { tone, finish } = stuff;
  const unit = f.k / 7;
  const skirt = part(s, waistT, 1);
  if (cut.volume === 'tiered') {
    for (const [a, b] of [
      [0, 0.36],
      [0.36, 0.7],
      [0.7, 1],
    ] as const) {
      const tier = part(skirt, a, b);
      paintFalls(sheet, tier, 5, 0, tone, finish, seed);
      sheet.pen(line(wobble(across(tier, 0, 0, -1, 1, 12), seed, 2 * unit)), tone.deep, 3.4 * unit, 0.75);
      let gathers = '';
      for (let i = 0; i < 22; i++) gathers += line([tier(0, -0.96 + i * 0.0914), tier(seed.between(0.14, 0.26), -0.98 + i * 0.0933)]);
      sheet.pen(gathers, tone.deep, 3 * unit, 0.5);
    }
    return;
  }
  if (cut.front === 'pleats') {
    for (let i = 0; i <= 26; i++)
      paintFold(sheet, skirt, { u: -0.97 + i * 0.0746, t0: 0, t1: 1.03, width: 0.052, drift: 0 }, tone, { ...finish, light: 0.4 }, seed);
    for (let i = 0; i < 10; i++)
      sheet.fill(stroke(down(s, -0.85 + i * 0.19, -0.3 + i * 0.066, 0.1, waistT, 4), 3.4 * unit, seed), tone.deep, 0.45);
    return;
  }
  if (cut.front === 'drape') {
    const sweep = cut.neckline === 'one-shoulder' ? -0.9 : 0.85;
    for (let i = 0; i < 8; i++) {
      const t = mix(0.1, waistT + 0.02, i / 7);
      const points = [
        s(t + 0.02, -sweep),
        s(t + 0.05, -sweep * 0.3),
        s(mix(t, waistT, 0.55) + 0.03, sweep * 0.4),
        s(mix(t, waistT, 0.85), sweep),
      ];
      sheet.fill(stroke(points, 9 * unit, seed, 0.6), i % 2 === 0 ? tone.deep : tone.shade, 0.5);
      if (i % 2 === 0)
        sheet.fill(
          stroke(
            points.map((p): Point => [p[0], p[1] - 9 * unit]),
            9 * unit,
            seed,
            0.5,
          ),
          tone.light,
          0.25 + 0.5 * finish.light,
        );
    }
    for (let i = 0; i < 6; i++) {
      const points = [
        s(waistT, sweep * 0.85),
        s(waistT + 0.1 + i * 0.05, sweep * (0.6 - i * 0.12)),
        s(Math.min(1, waistT + 0.2 + i * 0.11), sweep * (0.35 - i * 0.26)),
      ];
      sheet.fill(stroke(points, 13 * unit, seed, 0.5), i % 2 === 0 ? tone.deep : tone.shade, 0.45);
      sheet.fill(
        stroke(
          points.map((p): Point => [p[0] - 12 * unit, p[1]]),
          10 * unit,
          seed,
          0.5,
        ),
        tone.glow,
        0.12 + 0.4 * finish.light,
      );
    }
  }
  if (isGathered(cut)) {
    const count = { full: 9, 'a-line': 6, empire: 8, mermaid: 5, tiered: 9, straight: 3, column: 3, loose: 3, fitted: 2 }[cut.volume];
    const from = cut.volume === 'mermaid' ? 0.5 : 0.02;
    paintFalls(sheet, part(s, cut.waist === 'none' && cut.volume === 'a-line' ? 0.4 : waistT, 1), count, from, tone, finish, seed);
    return;
  }
  const falls = cut.family === 'top' && cut.length !== 'thigh' ? 2 : 4;
  paintFalls(sheet, part(s, 0.3, 1), falls, 0.12, tone, { ...finish, crisp: finish.crisp * 0.6 }, seed, 0.8);
}
