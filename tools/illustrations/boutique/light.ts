/** Light from the upper left on a surface: the shadow side, folds and lit edges, painted inside a clip. */
import { blob, line, mix, type Point, reversed, stroke } from './path.ts';
import type { Weave } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { down, type Surface } from './surface.ts';
import { cloud, dryBrush } from './texture.ts';
import type { Tones } from './tone.ts';

/** How a cloth takes light: strength of shadow and light, and how sharp its folds are. */
export interface Finish {
  shadow: number;
  light: number;
  folds: number;
  crisp: number;
}

export function finishOf(weave: Weave): Finish {
  switch (weave) {
    case 'satin':
      return { shadow: 0.75, light: 0.95, folds: 1.25, crisp: 1 };
    case 'velvet':
      return { shadow: 0.85, light: 0.6, folds: 0.9, crisp: 0.5 };
    case 'metal':
      return { shadow: 0.7, light: 1, folds: 1, crisp: 1 };
    case 'leather':
      return { shadow: 0.7, light: 0.85, folds: 0.7, crisp: 0.9 };
    case 'wool':
    case 'cable':
    case 'rib':
    case 'knit':
      return { shadow: 0.6, light: 0.3, folds: 0.45, crisp: 0.3 };
    case 'denim':
    case 'corduroy':
    case 'suede':
      return { shadow: 0.6, light: 0.4, folds: 0.6, crisp: 0.5 };
    case 'tulle':
      return { shadow: 0.5, light: 0.7, folds: 1.5, crisp: 0.6 };
    case 'lace':
      return { shadow: 0.5, light: 0.3, folds: 0.6, crisp: 0.4 };
    default:
      return { shadow: 0.6, light: 0.5, folds: 1, crisp: 0.6 };
  }
}

/** A band of a surface between two u at the top and two at the bottom, with a painterly edge. */
export function bandOf(
  s: Surface,
  left: (t: number) => number,
  right: (t: number) => number,
  t0: number,
  t1: number,
  seed: Seed,
  rough = 0.02,
  steps = 6,
): string {
  const edge = (u: (t: number) => number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = mix(t0, t1, i / steps);
      return s(t, u(t) + seed.around(rough));
    });
  return blob([...edge(left), ...reversed(edge(right))]);
}

/** The turned-away side, from `from` (u at the top) to beyond the right edge, in two dry layers. */
export function paintShadowSide(sheet: Sheet, s: Surface, tone: Tones, finish: Finish, seed: Seed, from = 0.42): void {
  const sway = seed.between(0.04, 0.1);
  const left = (t: number): number => from + Math.sin(t * 7 + from * 9) * sway;
  sheet.fill(
    bandOf(s, left, () => 1.2, -0.03, 1.03, seed, 0.03),
    tone.shade,
    0.42 * finish.shadow + 0.1,
  );
  if (!sheet.brief)
    sheet.fill(
      bandOf(
        s,
        (t) => left(t) - 0.2,
        () => 1.2,
        0,
        1.03,
        seed,
        0.04,
      ),
      dryBrush(sheet, tone.shade),
      0.8 * finish.shadow,
    );
  sheet.fill(
    bandOf(
      s,
      (t) => 0.8 + Math.sin(t * 5) * 0.05,
      () => 1.25,
      0.02,
      1.03,
      seed,
      0.03,
    ),
    dryBrush(sheet, tone.deep),
    0.75 * finish.shadow,
  );
  if (!sheet.brief)
    sheet.fill(
      bandOf(
        s,
        () => -1.2,
        (t) => -0.86 + Math.sin(t * 6) * 0.05,
        0,
        1,
        seed,
        0.03,
      ),
      dryBrush(sheet, tone.glow),
      0.5 * finish.light,
    );
}

/** Pigment pooling over the whole shape. */
export const paintPools = (sheet: Sheet, data: string, tone: Tones): void => sheet.fill(data, cloud(sheet, tone.shade), 0.34);

export interface Fold {
  u: number;
  t0: number;
  t1: number;
  width: number;
  drift: number;
}

/** One fold: a dark sliver opening towards its end, a deeper core and a lit ridge on its left. */
export function paintFold(sheet: Sheet, s: Surface, fold: Fold, tone: Tones, finish: Finish, seed: Seed): void {
  const bend = seed.around(0.03);
  const middle = (t: number): number => mix(fold.u, fold.u + fold.drift, (t - fold.t0) / (fold.t1 - fold.t0)) + bend * Math.sin(t * 6);
  const reaches = fold.t1 > 0.99;
  const open = (t: number): number => {
    const p = Math.max(0, (t - fold.t0) / (fold.t1 - fold.t0));
    return fold.width * (reaches ? p ** 0.8 : Math.max(0, Math.sin(Math.min(1, p) * Math.PI)) ** 0.8 * 0.85);
  };
  const end = Math.min(1.04, fold.t1);
  sheet.fill(
    bandOf(
      s,
      (t) => middle(t) - open(t) * 0.5,
      (t) => middle(t) + open(t) * 0.6,
      fold.t0,
      end,
      seed,
      0.006,
      sheet.brief ? 2 : 4,
    ),
    tone.shade,
    0.34 + 0.34 * finish.crisp,
  );
  if (!sheet.brief)
    sheet.fill(
      bandOf(s, middle, (t) => middle(t) + open(t) * 0.42, mix(fold.t0, fold.t1, 0.15), end, seed, 0.004, sheet.brief ? 2 : 4),
      tone.deep,
      finish.crisp > 0.5 ? 0.5 : 0.28,
    );
  if (finish.light > 0.28) {
    const ridge = Array.from({ length: sheet.brief ? 3 : 5 }, (_, i) => {
      const t = mix(mix(fold.t0, fold.t1, 0.1), Math.min(0.98, fold.t1), i / (sheet.brief ? 2 : 4));
      return s(t, middle(t) - open(t) * 0.85);
    });
    sheet.fill(
      stroke(ridge, (sheet.brief ? 0.5 : 1) * (5 + 9 * finish.light) * (0.6 + fold.width * 3), seed, 0.65),
      finish.light > 0.8 ? tone.glow : tone.light,
      0.3 + 0.5 * finish.light,
    );
  }
}

/** Folds falling from t0 to the hem, spread over the width with some chance. */
export function paintFalls(
  sheet: Sheet,
  s: Surface,
  count: number,
  t0: number,
  tone: Tones,
  finish: Finish,
  seed: Seed,
  spread = 0.95,
): void {
  for (let i = 0; i < count; i++) {
    const u = mix(-spread, spread, (i + 0.5) / count) + seed.around(0.5 / count);
    paintFold(
      sheet,
      s,
      {
        u: u * 0.94,
        t0: t0 + seed.between(0, 0.16),
        t1: seed.next() < 0.55 ? 1.03 : seed.between(0.7, 1),
        width: (1.05 / count) * seed.between(0.5, 1),
        drift: u * 0.06 + seed.around(0.02),
      },
      tone,
      finish,
      seed,
    );
  }
}

/** Short creases fanning out from a point, as at a waist tie or an armpit. */
export function paintCreases(
  sheet: Sheet,
  from: Point,
  angles: readonly number[],
  length: number,
  tone: Tones,
  seed: Seed,
  opacity = 0.55,
): void {
  if (sheet.brief) return;
  let data = '';
  for (const angle of angles) {
    const a = ((angle + seed.around(5)) * Math.PI) / 180;
    const reach = length * seed.between(0.6, 1.05);
    const bow = seed.around(0.12);
    data += stroke(
      [0.08, 0.35, 0.7, 1].map((t) => [from[0] + Math.cos(a + bow * t) * reach * t, from[1] + Math.sin(a + bow * t) * reach * t] as const),
      7,
      seed,
      0.2,
    );
  }
  sheet.fill(data, tone.deep, opacity);
}

/** Contour drawn with a loaded pencil, a little off the paint, as a print out of register; a brief scene draws the `whole` outline instead. */
export function paintContour(
  sheet: Sheet,
  lines: readonly (readonly Point[])[],
  colour: string,
  seed: Seed,
  width = 3.4,
  opacity = 0.8,
  whole = '',
): void {
  if (sheet.brief) {
    if (whole) sheet.pen(whole, colour, width * 0.7, opacity);
    return;
  }
  const moved = lines.map((points) => points.map(([x, y]): Point => [x + 1.2, y - 0.8]));
  sheet.fill(
    moved.map((points) => stroke(points, width * seed.between(0.8, 1.2), seed, seed.between(0.35, 0.65))).join(''),
    colour,
    opacity,
  );
}

/** An even seam or topstitching down a surface. */
export const seam = (sheet: Sheet, s: Surface, u: number, t0: number, t1: number, colour: string, width = 2, dash = ''): void =>
  sheet.pen(line(down(s, u, u, t0, t1)), colour, width, 0.75, dash);
