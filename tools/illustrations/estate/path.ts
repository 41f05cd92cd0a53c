/** Points and the path data drawn through them. All lengths are px of the plate. */
export type Point = readonly [x: number, y: number];

/** A number as path data has it: to the tenth, without what can be left out. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return (Object.is(rounded, -0) ? '0' : String(rounded)).replace(/^(-?)0\./, '$1.');
};
const tight = (values: readonly number[]): string =>
  values.map(num).reduce((text, value) => text + (text === '' || value.startsWith('-') ? '' : ' ') + value, '');
const tenth = (value: number): number => Math.round(value * 10) / 10;

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const between = (a: Point, b: Point, t: number): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Straight lines through the points, written from each to the next. */
export function polyline(points: readonly Point[]): string {
  let [x, y] = [tenth(points[0]![0]), tenth(points[0]![1])];
  let data = `M${tight([x, y])}`;
  let command = '';
  for (const point of points.slice(1)) {
    const [dx, dy] = [tenth(point[0] - x), tenth(point[1] - y)];
    if (dx === 0 && dy === 0) continue;
    if (dy === 0) data += `h${num(dx)}`;
    else if (dx === 0) data += `v${num(dy)}`;
    else {
      const numbers = tight([dx, dy]);
      data += command === 'l' ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : `l${numbers}`;
    }
    command = dx === 0 || dy === 0 ? '' : 'l';
    [x, y] = [tenth(x + dx), tenth(y + dy)];
  }
  return data;
}
export const polygon = (points: readonly Point[]): string => `${polyline(points)}z`;

/** Smooth curves through the points; closed when asked. */
export function curve(points: readonly Point[], closed = false): string {
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  let data = `M${tight([points[0]![0], points[0]![1]])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    data += `c${tight([(p2[0] - p0[0]) / 6, (p2[1] - p0[1]) / 6, p2[0] - p1[0] - (p3[0] - p1[0]) / 6, p2[1] - p1[1] - (p3[1] - p1[1]) / 6, p2[0] - p1[0], p2[1] - p1[1]])}`;
  }
  return closed ? `${data}z` : data;
}

/** The points of a smooth curve through the given ones, close enough for straight lines. */
export function smooth(points: readonly Point[], closed = false, steps = 6): Point[] {
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  const found: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const axis = (k: 0 | 1): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      found.push([axis(0), axis(1)]);
    }
  }
  if (!closed) found.push(points[n - 1]!);
  return found;
}

/** Points of an ellipse from one angle to another, in degrees (0 to the right, clockwise). */
export function arc(centre: Point, rx: number, ry: number, from = 0, to = 360, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = (mix(from, to, i / steps) * Math.PI) / 180;
    return [centre[0] + rx * Math.cos(a), centre[1] + ry * Math.sin(a)] as const;
  });
}

export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Moves points about: size, then turn in degrees, then place. */
export function placed(points: readonly Point[], by: Point, size = 1, turn = 0): Point[] {
  const a = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a) * size, Math.sin(a) * size];
  return points.map(([x, y]) => [by[0] + x * cos - y * sin, by[1] + x * sin + y * cos] as const);
}

/** A line of the burin: thin at both ends, `width` where it is fullest (0 to 1 along it). */
export function swell(points: readonly Point[], width: number, fullest = 0.5, ends = 0.15): string {
  const n = points.length - 1;
  const [left, right]: [Point[], Point[]] = [[], []];
  points.forEach((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(n, i + 1)]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const t = i / n;
    const full = Math.sin((Math.PI / 2) * (t < fullest ? t / (fullest || 1) : (1 - t) / (1 - fullest || 1)));
    const half = (width / 2) * (ends + (1 - ends) * full);
    const normal: Point = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    left.push([p[0] + normal[0], p[1] + normal[1]]);
    right.unshift([p[0] - normal[0], p[1] - normal[1]]);
  });
  return polygon([...left, ...right]);
}

/** Whether a point lies in a shape of straight sides. */
export function contains(shape: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [a, b] = [shape[i]!, shape[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** Leaves out the points that a line hardly needs: those nearer to it than `off` px. */
export function thinned(points: readonly Point[], off = 0.35): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0]!, points[points.length - 1]!];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [far, at] = [0, 0];
  points.forEach((p, i) => {
    const [px, py] = [p[0] - first[0], p[1] - first[1]];
    const distance = length < 0.5 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
    if (distance > far) [far, at] = [distance, i];
  });
  if (far <= off || at === points.length - 1) return [first, last];
  return [...thinned(points.slice(0, at + 1), off).slice(0, -1), ...thinned(points.slice(at), off)];
}
