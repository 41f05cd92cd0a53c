/** A clothing rail and the clothes that hang on it, seen edge on. */
import { bodyExtent, paintBody } from './body.ts';
import type { BodyFrame } from './body-frame.ts';
import { paintContact } from './ground.ts';
import { paintContour, paintFalls } from './light.ts';
import { line, mix, outline, type Point, reversed, stroke } from './path.ts';
import type { Piece } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintHanger } from './stand.ts';
import { paintPanel, stuffOf } from './stuff.ts';
import { across, along, down, upright } from './surface.ts';
import { house } from './tone.ts';

/** A garment hanging sideways from `hook`: `width` and `length` in px. */
export function paintHung(sheet: Sheet, hook: Point, width: number, length: number, piece: Piece, seed: Seed): void {
  const stuff = stuffOf(piece.cloth, piece.colours[0]!);
  const [x, y] = hook;
  const top = y + 46;
  sheet.pen(
    line([
      [x + 9, y + 2],
      [x + 2, y - 7],
      [x - 8, y - 1],
      [x - 4, y + 12],
      [x, y + 26],
      [x, y + 44],
    ]),
    '#8d877c',
    3.4,
  );
  const flare = seed.between(1.05, 1.35);
  const lean = seed.around(width * 0.1);
  const s = upright(
    x,
    [
      [top, width * 0.2],
      [top + 26, width * 0.42],
      [top + 90, width * 0.46],
      [top + length * 0.5, width * 0.45],
      [top + length, width * 0.5 * flare],
    ],
    top,
    top + length,
    0.1,
  );
  const bent: typeof s = (t, u) => {
    const p = s(t, u);
    return [p[0] + lean * t * t, p[1]];
  };
  const hem: Point[] = Array.from({ length: 9 }, (_, i) => {
    const p = bent(1, 1 - i / 4);
    return [p[0], p[1] + Math.sin(i * 2.1 + lean) * 5] as const;
  });
  const data = outline(across(bent, 0, 0, -1, 1, 3), down(bent, 1, 1, 0, 1, 5), hem, reversed(down(bent, -1, -1, 0, 1, 5)));
  sheet.moved([10, 5], () => sheet.fill(data, '#4a2f22', 0.16));
  paintPanel(sheet, data, bent, stuff, seed, { scale: 0.62, turn: seed.around(5), shift: seed.between(0, 40), shadowFrom: 0.3 }, () => {
    paintFalls(sheet, bent, 2, 0.1, stuff.tone, stuff.finish, seed);
  });
  paintContour(sheet, [down(bent, 1, 1, 0, 1, 5), down(bent, -1, -1, 0, 1, 5), hem], stuff.tone.deep, seed, 3, 0.75, data);
  if (piece.cut.family === 'skirt' || piece.cut.family === 'trousers' || ('sleeve' in piece.cut && piece.cut.sleeve === 'none')) return;
  const long = 'sleeve' in piece.cut && ['long', 'bishop', 'bell'].includes(piece.cut.sleeve);
  const reach = long ? 250 : 120;
  const side = seed.next() < 0.5 ? -1 : 1;
  const axis: Point[] = [
    [x + side * width * 0.16, top + 22],
    [x + side * width * 0.22, top + reach * 0.5],
    [x + side * width * 0.16 + seed.around(8), top + reach],
  ];
  const arm = along(axis, (t) => mix(width * 0.2, width * 0.15, t));
  const sleeve = outline(
    [arm(0, -1), [axis[0]![0], axis[0]![1] - width * 0.15], arm(0, 1)],
    down(arm, 1, 1, 0, 1, 4),
    across(arm, 1, 1, 1, -1, 2),
    reversed(down(arm, -1, -1, 0, 1, 4)),
  );
  sheet.moved([6, 4], () => sheet.fill(sleeve, stuff.tone.deep, 0.5));
  paintPanel(sheet, sleeve, arm, stuff, seed, { scale: 0.62, turn: 12, shadowFrom: 0.2 }, () =>
    sheet.fill(stroke(down(arm, -0.1, 0.2, 0.3, 1, 3), 9, seed), stuff.tone.deep, 0.5),
  );
  paintContour(sheet, [down(arm, 1, 1, 0, 1, 4), down(arm, -1, -1, 0, 1, 4)], stuff.tone.deep, seed, 2.8, 0.75, sleeve);
}

/** The brass and wood rail itself, standing on `floor`. */
export function paintRail(sheet: Sheet, left: number, right: number, y: number, floor: number, seed: Seed): void {
  paintContact(sheet, [(left + right) / 2, floor], (right - left) * 0.5, 18, seed);
  for (const x of [left, right]) {
    sheet.pen(
      line([
        [x, y - 16],
        [x + 1, (y + floor) / 2],
        [x, floor - 8],
      ]),
      '#8a6a3a',
      13,
    );
    sheet.pen(
      line([
        [x - 3, y - 14],
        [x - 2, (y + floor) / 2],
        [x - 3, floor - 10],
      ]),
      '#d9b876',
      4,
    );
    sheet.pen(
      line([
        [x - 44, floor + 4],
        [x, floor - 8],
        [x + 44, floor + 6],
      ]),
      '#8a6a3a',
      12,
    );
    sheet.pen(
      line([
        [x - 40, floor],
        [x, floor - 12],
        [x + 40, floor + 2],
      ]),
      '#d9b876',
      3.4,
    );
    sheet.fill(
      stroke(
        [
          [x - 9, y - 18],
          [x, y - 28],
          [x + 9, y - 18],
        ],
        16,
        seed,
      ),
      house.brass,
    );
  }
  sheet.pen(
    line([
      [left - 12, y],
      [(left + right) / 2, y + 2],
      [right + 12, y],
    ]),
    '#8a6a3a',
    13,
  );
  sheet.pen(
    line([
      [left - 10, y - 3],
      [(left + right) / 2, y - 1],
      [right + 10, y - 3],
    ]),
    '#e3c587',
    4,
  );
}

/** A garment hanging face on from the rail at `hook`; `k` px per cm. */
export function paintFacing(sheet: Sheet, hook: Point, k: number, piece: Piece, seed: Seed): void {
  if (piece.cut.family !== 'dress' && piece.cut.family !== 'top' && piece.cut.family !== 'coat') return;
  const f: BodyFrame = { cx: hook[0], top: hook[1] + 12.6 * k, k, side: 'front', hold: 'hanger' };
  const [half, height] = bodyExtent(piece.cut);
  sheet.fill(
    outline(
      [
        [f.cx - half * k * 0.5, f.top + 20],
        [f.cx + half * k * 0.7, f.top + 30],
      ],
      [
        [f.cx + half * k * 0.86, f.top + height * k],
        [f.cx - half * k * 0.5, f.top + height * k],
      ],
    ),
    '#4a2f22',
    0.07,
  );
  paintHanger(sheet, f, seed);
  paintBody(sheet, f, piece.cut, stuffOf(piece.cloth, piece.colours[0]!), seed);
}
