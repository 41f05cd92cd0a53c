/** Families of lines for the burin to follow. */
import { between, mix, type Point } from './path.ts';

/** Parallel lines over a box, `gap` px apart, at an angle in degrees (0: lying). */
export function parallel(x: number, y: number, width: number, height: number, gap: number, angle = 0, step = 9): Point[][] {
  const a = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [reach, depth] = [(Math.abs(width * cos) + Math.abs(height * sin)) / 2, (Math.abs(width * sin) + Math.abs(height * cos)) / 2];
  const found: Point[][] = [];
  for (let off = -depth + gap / 2; off < depth; off += gap) {
    const line: Point[] = [];
    for (let along = -reach; along <= reach; along += step) line.push([cx + along * cos - off * sin, cy + along * sin + off * cos]);
    found.push(line);
  }
  return found;
}

/** Parallel lines over what a shape covers. */
export function across(shape: readonly Point[], gap: number, angle = 0, step = 9): Point[][] {
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return parallel(x, y, Math.max(...xs) - x, Math.max(...ys) - y, gap, angle, step);
}

/** The same lines, each point moved. */
export const bent = (lines: readonly (readonly Point[])[], by: (x: number, y: number) => Point): Point[][] =>
  lines.map((line) =>
    line.map(([x, y]) => {
      const [dx, dy] = by(x, y);
      return [x + dx, y + dy] as const;
    }),
  );

/** `count` lines that change from the first edge into the second; both have as many points. */
export function from(first: readonly Point[], second: readonly Point[], count: number, ease = (t: number): number => t): Point[][] {
  return Array.from({ length: count }, (_, i) => {
    const t = ease((i + 0.5) / count);
    return first.map((p, k) => between(p, second[k]!, t));
  });
}

/** Rings around a centre. */
export function rings(centre: Point, rx: number, ry: number, count: number, least = 0, step = 10): Point[][] {
  return Array.from({ length: count }, (_, i) => {
    const k = mix(least, 1, (i + 0.5) / count);
    const steps = Math.max(10, Math.round((Math.PI * 2 * Math.max(rx, ry) * k) / step));
    return Array.from({ length: steps + 1 }, (_, s) => {
      const a = (s / steps) * Math.PI * 2;
      return [centre[0] + Math.cos(a) * rx * k, centre[1] + Math.sin(a) * ry * k] as const;
    });
  });
}
