/** The outlines of bottles: half widths from the lip down to the foot, for a bottle 1000 px high. */
import { type Point, smooth } from './path.ts';

export type BottleShape = 'bordeaux' | 'burgundy' | 'champagne' | 'flute' | 'slim';

/** [down from the lip, half width], 0 to 1000. */
const halves: Record<BottleShape, readonly Point[]> = {
  bordeaux: [
    [0, 50],
    [14, 50],
    [15, 46],
    [30, 46],
    [150, 45],
    [262, 47],
    [310, 62],
    [345, 94],
    [378, 117],
    [420, 125],
    [560, 126],
    [760, 126],
    [940, 126],
    [976, 123],
    [994, 114],
    [1000, 100],
  ],
  burgundy: [
    [0, 50],
    [14, 50],
    [15, 46],
    [30, 46],
    [150, 46],
    [240, 50],
    [320, 66],
    [400, 96],
    [470, 124],
    [530, 137],
    [600, 140],
    [760, 140],
    [940, 140],
    [976, 137],
    [994, 127],
    [1000, 112],
  ],
  champagne: [
    [0, 46],
    [10, 52],
    [34, 52],
    [40, 46],
    [60, 46],
    [180, 50],
    [270, 62],
    [350, 86],
    [430, 118],
    [490, 138],
    [560, 148],
    [700, 149],
    [930, 149],
    [972, 145],
    [993, 132],
    [1000, 116],
  ],
  flute: [
    [0, 48],
    [14, 48],
    [15, 44],
    [30, 44],
    [150, 43],
    [250, 48],
    [340, 62],
    [430, 84],
    [520, 103],
    [610, 112],
    [700, 114],
    [940, 114],
    [978, 111],
    [995, 103],
    [1000, 92],
  ],
  slim: [
    [0, 47],
    [14, 47],
    [15, 43],
    [30, 43],
    [180, 42],
    [300, 44],
    [340, 62],
    [366, 88],
    [392, 104],
    [430, 110],
    [600, 110],
    [940, 110],
    [978, 107],
    [995, 99],
    [1000, 88],
  ],
};

/** Half width of a shape so far below its lip (0 to 1). */
export function halfAt(shape: BottleShape, down: number): number {
  const points = profile(shape);
  const y = down * 1000;
  const next = points.findIndex((p) => p[0] >= y);
  if (next <= 0) return points[next === 0 ? 0 : points.length - 1]![1];
  const [a, b] = [points[next - 1]!, points[next]!];
  return a[1] + ((b[1] - a[1]) * (y - a[0])) / (b[0] - a[0] || 1);
}

const profiles = new Map<BottleShape, readonly Point[]>();
/** The half widths, smoothly joined below the lip. */
function profile(shape: BottleShape): readonly Point[] {
  const known = profiles.get(shape);
  if (known) return known;
  const given = halves[shape];
  const made = [...given.slice(0, 3), ...smooth(given.slice(3), false, 4)];
  profiles.set(shape, made);
  return made;
}

/** The rows of a bottle: how far down each is (0 to 1). */
export const rows = (shape: BottleShape): number[] => profile(shape).map(([down]) => down / 1000);
