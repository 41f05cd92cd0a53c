/** A piece of cloth seen from one side: `t` runs along it from 0 to 1, `u` across it from -1 (left) to 1. */
import { between, mix, type Point } from './path.ts';

export type Surface = (t: number, u: number) => Point;

/** Half widths at heights, both in px: the profile of a body, a leg or a sleeve. */
export type Profile = readonly (readonly [y: number, half: number])[];

/** Smooth half width of a profile at a height. */
export function halfAt(profile: Profile, y: number): number {
  const last = profile.length - 1;
  if (y <= profile[0]![0]) return profile[0]![1];
  for (let i = 0; i < last; i++) {
    const [y0, w0] = profile[i]!;
    const [y1, w1] = profile[i + 1]!;
    if (y > y1) continue;
    const t = (y - y0) / (y1 - y0);
    const slope = (a: number, b: number): number => {
      const [p, q] = [profile[Math.max(0, a)]!, profile[Math.min(last, b)]!];
      return q[0] === p[0] ? 0 : ((q[1] - p[1]) / (q[0] - p[0])) * (y1 - y0);
    };
    const [m0, m1] = [slope(i - 1, i + 1), slope(i, i + 2)];
    const [t2, t3] = [t * t, t * t * t];
    return (2 * t3 - 3 * t2 + 1) * w0 + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * w1 + (t3 - t2) * m1;
  }
  return profile[last]![1];
}

/** An upright surface around the vertical line x = cx, its cross lines sagging by `sag` of the half width. */
export function upright(cx: number, profile: Profile, top: number, bottom: number, sag = 0.04): Surface {
  return (t, u) => {
    const y = mix(top, bottom, t);
    const half = halfAt(profile, y);
    return [cx + u * half, y + sag * half * (1 - u * u) * t];
  };
}

/** A surface around a bent line, such as a sleeve: `half` gives the half width at t. */
export function along(axis: readonly Point[], half: (t: number) => number): Surface {
  const n = axis.length - 1;
  const point = (t: number): Point => {
    const place = Math.max(0, Math.min(0.9999, t)) * n;
    const i = Math.floor(place);
    const f = place - i;
    const [p0, p1, p2, p3] = [axis[Math.max(0, i - 1)]!, axis[i]!, axis[i + 1]!, axis[Math.min(n, i + 2)]!];
    const one = (k: 0 | 1): number =>
      0.5 *
      (2 * p1[k] +
        (p2[k] - p0[k]) * f +
        (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * f * f +
        (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * f * f * f);
    return [one(0), one(1)];
  };
  return (t, u) => {
    const [a, b] = [point(t - 0.02), point(t + 0.02)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const c = point(t);
    const w = half(t) * u;
    return [c[0] + ((b[1] - a[1]) / length) * w, c[1] - ((b[0] - a[0]) / length) * w];
  };
}

/** Points down a surface at constant (or drifting) u. */
export const down = (s: Surface, u0: number, u1 = u0, t0 = 0, t1 = 1, steps = 8): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => s(mix(t0, t1, i / steps), mix(u0, u1, i / steps)));

/** Points across a surface at constant (or drifting) t. */
export const across = (s: Surface, t0: number, t1 = t0, u0 = -1, u1 = 1, steps = 8): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => s(mix(t0, t1, i / steps), mix(u0, u1, i / steps)));

/** The part of a surface between two heights. */
export const part =
  (s: Surface, t0: number, t1: number, u0 = -1, u1 = 1): Surface =>
  (t, u) =>
    s(mix(t0, t1, t), mix(u0, u1, (u + 1) / 2));

/** Straight patch between four corners. */
export const quad =
  (a: Point, b: Point, c: Point, d: Point): Surface =>
  (t, u) =>
    between(between(a, b, (u + 1) / 2), between(d, c, (u + 1) / 2), t);
