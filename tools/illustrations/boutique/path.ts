/** Points and the SVG path data drawn through them. All lengths are px of the viewBox. */
import type { Seed } from './seed.ts';

export type Point = readonly [x: number, y: number];

export const num = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};
const pair = (p: Point): string => `${num(p[0])} ${num(p[1])}`;

/** How finely a shape is written: large shapes to the px, small ones to the tenth. */
function grid(points: readonly Point[]): number {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return size > 70 ? 1 : size > 24 ? 2 : 10;
}

const snap = (value: number, perPx: number): number => Math.round(value * perPx) / perPx;
const snapped = (p: Point, perPx: number): Point => [snap(p[0], perPx), snap(p[1], perPx)];

/** Numbers written as tightly as path data allows. */
const tight = (values: readonly number[]): string =>
  values.map(num).reduce((text, value) => text + (value.startsWith('-') || text === '' ? '' : ' ') + value, '');

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const between = (a: Point, b: Point, t: number): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];
export const mirror = (p: Point, cx: number): Point => [2 * cx - p[0], p[1]];

export function rotate(p: Point, about: Point, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  const [x, y] = [p[0] - about[0], p[1] - about[1]];
  return [about[0] + x * Math.cos(a) - y * Math.sin(a), about[1] + x * Math.sin(a) + y * Math.cos(a)];
}

/** Relative smooth curves; after the first, each begins where the tangent of the last one points. */
function curves(given: readonly Point[], closed: boolean, tension: number, perPx: number): string {
  const points = given.map((p) => snapped(p, perPx));
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  let data = '';
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = i === 0 ? [snap((p2[0] - p0[0]) * tension, perPx), snap((p2[1] - p0[1]) * tension, perPx)] : [];
    const second: Point = snapped([p2[0] - p1[0] - (p3[0] - p1[0]) * tension, p2[1] - p1[1] - (p3[1] - p1[1]) * tension], perPx);
    const numbers = tight([...first, ...second, p2[0] - p1[0], p2[1] - p1[1]]);
    data += i === 0 ? `c${numbers}` : `${i === 1 ? 's' : numbers.startsWith('-') ? '' : ' '}${numbers}`;
  }
  return data;
}

/** A smooth open line through the points. */
export function line(points: readonly Point[], tension = 1 / 6): string {
  const perPx = grid(points);
  return `M${pair(snapped(points[0]!, perPx))}${curves(points, false, tension, perPx)}`;
}

/** A smooth closed shape through the points. */
export function blob(points: readonly Point[]): string {
  const perPx = grid(points);
  return `M${pair(snapped(points[0]!, perPx))}${curves(points, true, 1 / 6, perPx)}Z`;
}

/** A closed shape of straight sides. */
export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** A closed shape made of smooth edges that meet in corners. */
export function outline(...edges: (readonly Point[])[]): string {
  const perPx = grid(edges.flat());
  let data = '';
  let last = '';
  for (const edge of edges) {
    const start = pair(snapped(edge[0]!, perPx));
    if (start !== last) data += `${data === '' ? 'M' : 'L'}${start}`;
    last = pair(snapped(edge[edge.length - 1]!, perPx));
    data += edge.length === 2 ? `L${last}` : curves(edge, false, 1 / 6, perPx);
  }
  return `${data}Z`;
}

/** The same points, each but the ends moved a little, as by a hand. */
export const wobble = (points: readonly Point[], seed: Seed, amount = 1.6): Point[] =>
  points.map((p, i) => (i === 0 || i === points.length - 1 ? p : [p[0] + seed.around(amount), p[1] + seed.around(amount)]));

export const reversed = (points: readonly Point[]): Point[] => [...points].reverse();

/** A brush stroke along the points: thin at both ends, `width` at its fullest. */
export function stroke(points: readonly Point[], width: number, seed: Seed, fullest = 0.4): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const n = points.length - 1;
  points.forEach((p, i) => {
    const before = points[Math.max(0, i - 1)]!;
    const after = points[Math.min(n, i + 1)]!;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const t = i / n;
    const swell = t < fullest ? t / fullest : (1 - t) / (1 - fullest);
    const half = (width / 2) * (0.12 + 0.88 * Math.sqrt(Math.max(0, swell))) * (1 + seed.around(0.18));
    const normal: Point = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    left.push([p[0] + normal[0] * half, p[1] + normal[1] * half]);
    right.push([p[0] - normal[0] * half, p[1] - normal[1] * half]);
  });
  return blob([...left, ...reversed(right.slice(1, -1))]);
}

/** Points on an ellipse, from one angle to another in degrees (0 to the right, clockwise). */
export function arc(centre: Point, rx: number, ry: number, from = 0, to = 360, steps = 12): Point[] {
  const closed = Math.abs(to - from) >= 360;
  return Array.from({ length: closed ? steps : steps + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [centre[0] + rx * Math.cos(a), centre[1] + ry * Math.sin(a)] as const;
  });
}

/** An organic closed shape around an ellipse. */
export const pebble = (centre: Point, rx: number, ry: number, seed: Seed, rough = 0.05, steps = 10): string =>
  blob(
    arc(centre, rx, ry, 0, 360, steps).map(
      (p) => [mix(centre[0], p[0], 1 + seed.around(rough)), mix(centre[1], p[1], 1 + seed.around(rough))] as const,
    ),
  );
