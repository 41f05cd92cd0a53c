/** Sandals. */
import { soleAt } from './last.ts';
import { mix, outline, type Point, reversed, stroke } from './path.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { house } from './tone.ts';

/** Sandals: bands over an open sole. */
export function paintStraps(
  sheet: Sheet,
  at: (x: number, y: number) => Point,
  h: number,
  stuff: Stuff,
  seed: Seed,
  unit: number,
  sole: (over?: number, from?: number, to?: number) => Point[],
): void {
  const { tone } = stuff;
  const map = (points: readonly Point[]): Point[] => points.map(([x, y]) => at(x, y));
  const insole = outline(sole(0.5), sole(4.2, 2, 97));
  sheet.fill(insole, '#d8b98b');
  sheet.pen(insole, '#6b4729', 2.4 * unit, 0.7);
  const y = (x: number, over: number): number => soleAt(x, h) - over;
  const strap = (left: Point[], right: Point[], far: boolean): void => {
    const data = outline(map(left), reversed(map(right)));
    const [a, b] = [left[0]!, right[right.length - 1]!];
    paintPanel(
      sheet,
      data,
      (t, u) => at(mix(a[0], b[0], (u + 1) / 2), mix(a[1] - 20, a[1], t)),
      stuff,
      seed,
      { scale: unit, behind: far ? 0.5 : 0 },
      () => {
        for (let i = 0; i < 5; i++)
          sheet.fill(
            stroke(
              map([
                [mix(left[0]![0], right[0]![0], i / 5), left[0]![1] - i * 1.2],
                [mix(left[1]![0], right[1]![0], (i + 0.6) / 5), mix(left[1]![1], right[1]![1], 0.5)],
              ]),
              5 * unit,
              seed,
            ),
            tone.deep,
            0.5,
          );
      },
    );
    sheet.pen(data, tone.deep, 2.6 * unit, 0.8);
  };
  strap(
    [
      [88, y(88, 4)],
      [80, y(80, 26)],
      [66, y(70, 40)],
    ],
    [
      [93, y(93, 6)],
      [86, y(86, 28)],
      [72, y(74, 46)],
    ],
    true,
  );
  strap(
    [
      [14, y(14, 2)],
      [17, y(17, 13)],
      [30, y(30, 16)],
    ],
    [
      [30, y(30, 1)],
      [34, y(34, 10)],
      [38, y(38, 16)],
    ],
    false,
  );
  strap(
    [
      [26, y(26, 1)],
      [31, y(31, 13)],
      [44, y(44, 21)],
    ],
    [
      [40, y(40, 1)],
      [43, y(43, 13)],
      [51, y(51, 23)],
    ],
    false,
  );
  strap(
    [
      [88, y(88, 1)],
      [90, y(90, 16)],
      [94, y(94, 36)],
    ],
    [
      [98, y(98, 1)],
      [99, y(98, 16)],
      [99.6, y(98, 38)],
    ],
    false,
  );
  strap(
    [
      [58, y(60, 40)],
      [76, y(76, 31)],
      [98, y(98, 33)],
    ],
    [
      [60, y(60, 46)],
      [78, y(78, 37)],
      [99, y(98, 39)],
    ],
    false,
  );
  sheet.pen(
    outline(
      map([
        [70, y(72, 40)],
        [78, y(78, 38)],
      ]),
      map([
        [77, y(78, 29)],
        [69, y(72, 31)],
      ]),
    ),
    house.brass,
    4 * unit,
  );
}
