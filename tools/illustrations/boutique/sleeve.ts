/** Sleeves as bent limbs hung from the shoulder. Measures in cm. */
import { type BodyFrame, type Hold, place } from './body-frame.ts';
import { paintContour, paintFold } from './light.ts';
import { blob, line, mix, outline, type Point, reversed, stroke } from './path.ts';
import type { BodyCut, Sleeve } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, along, down, type Surface } from './surface.ts';
import { paintKnit } from './weave.ts';

interface SleeveShape {
  length: number /** Half widths from armhole to end. */;
  widths: readonly number[];
  cuff: number;
  folds: number;
}

const shapes: Record<Exclude<Sleeve, 'none'>, SleeveShape> = {
  cap: { length: 10, widths: [9, 8.8, 8], cuff: 0, folds: 1 },
  short: { length: 21, widths: [9, 8.6, 8.2], cuff: 0, folds: 2 },
  puff: { length: 23, widths: [9, 12, 12.6, 8], cuff: 2.4, folds: 6 },
  elbow: { length: 35, widths: [9, 8, 7.4], cuff: 0, folds: 3 },
  long: { length: 63, widths: [9, 7.6, 6.6, 5.4], cuff: 0, folds: 4 },
  bishop: { length: 61, widths: [9.4, 8.8, 10.6, 12.4, 5.4], cuff: 4.4, folds: 5 },
  bell: { length: 50, widths: [9.4, 7.8, 9.8, 15.5], cuff: 0, folds: 5 },
  kimono: { length: 34, widths: [13, 12, 11.5], cuff: 0, folds: 4 },
};

/** Angles from the vertical of upper arm and forearm, in degrees, for each way of showing. */
const poses: Record<Hold, readonly [number, number]> = {
  hanger: [13, 6],
  bust: [15, 8],
  flat: [31, 20],
  worn: [20, -4],
  reach: [112, 168],
};

export interface ArmAxis {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
}

/** The line of an arm on the sheet; `dir` is 1 for the right of the sheet. */
export function armAxis(f: BodyFrame, shoulder: Point, dir: 1 | -1, bendBy = 0): ArmAxis {
  const [upper, fore] = poses[f.hold];
  const rad = (d: number): number => (d * Math.PI) / 180;
  const start: Point = [shoulder[0] - 4.2, shoulder[1] + 7.4];
  const elbow: Point = [start[0] + Math.sin(rad(upper)) * 27, start[1] + Math.cos(rad(upper)) * 27];
  const wrist: Point = [elbow[0] + Math.sin(rad(fore + bendBy)) * 33, elbow[1] + Math.cos(rad(fore + bendBy)) * 33];
  const turn = (p: Point): Point => place(f, [p[0] * dir, p[1]]);
  return { shoulder: turn(start), elbow: turn(elbow), wrist: turn(wrist) };
}

export function paintSleeve(
  sheet: Sheet,
  f: BodyFrame,
  cut: BodyCut,
  shoulder: Point,
  dir: 1 | -1,
  stuff: Stuff,
  seed: Seed,
  bendBy = 0,
): void {
  if (cut.sleeve === 'none') return;
  const shape = shapes[cut.sleeve];
  const coat = cut.family === 'coat' || cut.neckline === 'lapel' ? 1.12 : cut.volume === 'loose' ? 1.1 : 1;
  const { shoulder: a, elbow: b, wrist: c } = armAxis(f, shoulder, dir, bendBy);
  const total = 60;
  const along01 = (cm: number): Point =>
    cm <= 27 ? [mix(a[0], b[0], cm / 27), mix(a[1], b[1], cm / 27)] : [mix(b[0], c[0], (cm - 27) / 33), mix(b[1], c[1], (cm - 27) / 33)];
  const reach = Math.min(total, shape.length - 4);
  const axis = [0, 0.25, 0.5, 0.75, 1].map((t) => along01(reach * t));
  const half = (t: number): number => {
    const n = shape.widths.length - 1;
    const at = Math.max(0, Math.min(0.999, t)) * n;
    const i = Math.floor(at);
    const smooth = (at - i) * (at - i) * (3 - 2 * (at - i));
    return mix(shape.widths[i]!, shape.widths[i + 1]!, smooth) * f.k * coat;
  };
  const s = along(axis, half);
  const outer = dir as number;
  const cap: Point = place(f, [(shoulder[0] - 1.4) * dir, shoulder[1] - 0.1]);
  const lift = cut.sleeve === 'puff' ? 3.4 : cut.sleeve === 'bishop' ? 1.6 : 0.5;
  const head: Point = place(f, [(shoulder[0] + 2.2) * dir, shoulder[1] + 2.4 - lift]);
  const outerEdge = [cap, head, ...down(s, outer, outer, 0.14, 1, 7)];
  const innerEdge = [...reversed(down(s, -outer, -outer, 0.12, 1, 7)), place(f, [16 * dir, 16])];
  const hem = across(s, 1, 1, outer, -outer, 6).map(
    (p, i): Point => [p[0], p[1] + (cut.sleeve === 'bell' ? Math.sin(i * 2.2) * 1.2 * f.k : Math.sin((i / 6) * Math.PI) * 0.9 * f.k)],
  );
  const data = outline(outerEdge, hem, innerEdge);
  const angle = (Math.atan2(axis[4]![1] - axis[0]![1], axis[4]![0] - axis[0]![0]) * 180) / Math.PI - 90;
  const unit = f.k / 7;
  if (cut.sleeve === 'bell' || cut.sleeve === 'kimono' || cut.sleeve === 'short' || cut.sleeve === 'elbow')
    sheet.fill(blob([...across(s, 0.985, 0.985, -0.98, 0.98, 5), ...across(s, 1.035, 1.035, 0.9, -0.9, 5)]), stuff.tone.deep);
  paintPanel(
    sheet,
    data,
    s,
    stuff,
    seed,
    {
      turn: angle,
      shift: 30 * dir,
      scale: unit,
      shadowFrom: dir === 1 ? 0.05 : 0.4,
      opacity: stuff.cloth.weave === 'tulle' || stuff.cloth.weave === 'lace' ? 0.72 : 1,
    },
    () => {
      paintKnit(sheet, s, stuff.cloth.weave, stuff.tone, 9);
      const gathered = cut.sleeve === 'puff' || cut.sleeve === 'bishop' || cut.sleeve === 'bell';
      for (let i = 0; i < shape.folds; i++) {
        const u = mix(-0.8, 0.8, (i + 0.5) / shape.folds);
        if (gathered)
          paintFold(sheet, s, { u, t0: seed.between(0, 0.3), t1: 1.02, width: 0.26, drift: u * 0.1 }, stuff.tone, stuff.finish, seed);
      }
      if (!gathered && !sheet.brief) paintElbow(sheet, s, shape, dir, stuff, seed, unit);
      if (dir === 1) sheet.fill(blob([...down(s, -1.4, -1.4, 0, 1), ...reversed(down(s, -0.62, -0.8, 0, 1))]), stuff.tone.deep, 0.4);
    },
  );
  if (shape.cuff > 0 || cut.hem === 'rib' || (cut.neckline === 'shirt' && cut.sleeve === 'long'))
    paintCuff(sheet, f, s, cut, shape, stuff, seed);
  paintContour(sheet, [outerEdge, hem, innerEdge.slice(0, -1)], stuff.tone.deep, seed, 3 * unit, 0.7, data);
}

/** Diagonal creases where the arm bends. */
function paintElbow(sheet: Sheet, s: Surface, shape: SleeveShape, dir: 1 | -1, stuff: Stuff, seed: Seed, unit: number): void {
  let dark = '';
  let pale = '';
  for (let i = 0; i < shape.folds; i++) {
    const t = shape.length > 45 ? mix(0.3, 0.95, i / shape.folds) : mix(0.25, 0.85, i / shape.folds);
    const [from, to] = i % 2 === 0 ? [-1, 0.35] : [1, -0.2];
    dark += stroke([s(t, from * dir), s(t + 0.035, mix(from, to, 0.5) * dir), s(t + 0.09, to * dir)], 7 * unit, seed, 0.25);
    pale += stroke([s(t + 0.035, from * dir * 0.9), s(t + 0.07, mix(from, to, 0.5) * dir), s(t + 0.12, to * dir)], 6 * unit, seed, 0.3);
  }
  sheet.fill(dark, stuff.tone.deep, 0.5);
  sheet.fill(pale, stuff.tone.light, 0.3 + 0.4 * stuff.finish.light);
}

function paintCuff(sheet: Sheet, f: BodyFrame, s: Surface, cut: BodyCut, shape: SleeveShape, stuff: Stuff, seed: Seed): void {
  const rib = cut.hem === 'rib';
  const depth = rib ? 0.1 : shape.cuff > 0 ? 0.06 : 0.09;
  const w = rib ? 0.98 : shape.cuff > 0 ? 0.95 : 1.03;
  const cuff: Surface = (t, u) => s(1 - depth * (1 - t) + (shape.cuff > 0 ? 0.05 : 0.015), u * w);
  const data = blob([...across(cuff, 0, 0, -1, 1, 4), ...across(cuff, 1, 1, 1, -1, 4)]);
  paintPanel(sheet, data, cuff, stuff, seed, { scale: f.k / 7, turn: 90, behind: 0.12 }, () => {
    if (rib) paintKnit(sheet, cuff, 'rib', stuff.tone, 8);
  });
  sheet.pen(line(across(cuff, 0)), stuff.tone.deep, 2.2 * (f.k / 7), 0.8);
  if (!rib && shape.cuff === 0) sheet.fill(blob([cuff(0.4, 0.4), cuff(0.4, 0.62), cuff(0.7, 0.62), cuff(0.7, 0.4)]), stuff.trim);
}
