/** Fronts: button plackets, wrap lines, zips, pockets and back seams. */
import { type BodyFrame, lengthOf, place } from './body-frame.ts';
import { blob, line, num, outline, type Point, stroke } from './path.ts';
import type { BodyCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { down, type Surface } from './surface.ts';
import { blend, house, lightness, tones } from './tone.ts';

/** A button seen from far. */
function paintDot(sheet: Sheet, at: Point, r: number, colour: string): void {
  sheet.paint(`<circle cx="${num(at[0])}" cy="${num(at[1])}" r="${num(r)}" fill="${colour}"/>`);
}

/** A four-hole button with its shadow. */
export function paintButton(sheet: Sheet, at: Point, r: number, colour: string): void {
  if (sheet.brief) {
    paintDot(sheet, at, r, colour);
    return;
  }
  const tone = tones(colour);
  const c = (dx: number, dy: number, radius: number, fill: string, opacity = 1): string =>
    `<circle cx="${num(at[0] + dx * r)}" cy="${num(at[1] + dy * r)}" r="${num(radius * r)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
  sheet.paint(
    c(0.22, 0.34, 1.08, '#2a1a14', 0.4),
    c(0, 0, 1, tone.base),
    c(0.08, 0.1, 0.76, tone.shade, 0.7),
    c(-0.06, -0.06, 0.66, tone.base),
    c(-0.3, -0.36, 0.3, tone.glow, 0.75),
  );
  if (r > 9)
    for (const [x, y] of [
      [-0.22, -0.2],
      [0.22, -0.2],
      [-0.22, 0.22],
      [0.22, 0.22],
    ] as const)
      sheet.paint(c(x, y, 0.12, tone.deep));
}

const buttonPaint = (cut: BodyCut, stuff: Stuff): string =>
  stuff.cloth.weave === 'denim'
    ? house.brass
    : cut.family === 'coat' || cut.neckline === 'lapel'
      ? '#4a3021'
      : lightness(stuff.tone.base) < 0.45
        ? '#eadcc2'
        : blend(stuff.trim, house.brown, 0.3);

export function paintFront(sheet: Sheet, f: BodyFrame, s: Surface, cut: BodyCut, waistT: number, stuff: Stuff, seed: Seed): void {
  const unit = f.k / 7;
  const end = lengthOf[cut.length];
  const { tone } = stuff;
  const at = (x: number, y: number): Point => place(f, [x, y]);
  const soft = (points: Point[], width: number, opacity = 0.7): void =>
    sheet.fill(stroke(points, width * unit, seed, 0.5), tone.deep, opacity);
  if (f.side === 'back') {
    if (cut.neckline === 'shirt') soft([at(-18, 12), at(0, 13.6), at(18, 12)], 3.6);
    const bare =
      cut.neckline === 'strapless' || cut.neckline === 'sweetheart' || cut.neckline === 'straps' || cut.neckline === 'one-shoulder';
    if (cut.family === 'dress' && cut.neckline !== 'halter') {
      sheet.pen(line([at(0, bare ? 22 : 4), at(0.3, 34), at(0, Math.min(end, 62))]), tone.deep, 2.4 * unit, 0.65);
      sheet.fill(
        blob(
          [
            [-0.5, 2],
            [0.5, 2],
            [0.7, 5],
            [-0.6, 5],
          ].map(([x, y]) => at(x!, y! + (bare ? 20 : 4))),
        ),
        house.brass,
      );
    } else if (cut.family === 'coat' || cut.neckline === 'lapel') {
      sheet.pen(line(down(s, 0, 0.01, 0.06, 1)), tone.deep, 2.4 * unit, 0.7);
      soft([at(0, end - 22), at(0.6, end - 10), at(1.4, end)], 9);
    }
    return;
  }
  const low =
    cut.neckline === 'lapel'
      ? cut.front === 'double-breasted'
        ? 27
        : 36
      : cut.neckline === 'v'
        ? 20
        : cut.neckline === 'square'
          ? 15
          : cut.neckline === 'straps'
            ? 21
            : cut.neckline === 'round' || cut.neckline === 'peter-pan'
              ? 11
              : 9;
  const stop =
    cut.front === 'half-buttons'
      ? Math.min(end - 4, waistT * end - 2 > low + 8 ? waistT * end - 2 : low + 20)
      : end - (cut.hem === 'rib' ? 2 : cut.family === 'dress' && end > 90 ? 14 : 5);
  const paint = buttonPaint(cut, stuff);
  if (cut.front === 'buttons' || cut.front === 'half-buttons') {
    const w = cut.family === 'coat' || cut.neckline === 'lapel' ? 0 : 1.7;
    const bottom = cut.front === 'half-buttons' ? stop + 1 : end;
    if (w > 0) {
      sheet.pen(line([at(-w, low + 0.6), at(-w + 0.2, (low + bottom) / 2), at(-w, bottom)]), tone.deep, 2 * unit, 0.6);
      sheet.pen(line([at(w - 0.3, low + 1), at(w, (low + bottom) / 2), at(w, bottom)]), tone.light, 1.6 * unit, 0.7);
    }
    soft([at(w + 0.2, low), at(w + 0.5, (low + bottom) / 2), at(w + 0.3, bottom)], 5, 0.5);
    const count = Math.max(2, Math.round((stop - low) / (cut.neckline === 'lapel' ? 11 : 8.4)));
    for (let i = 0; i < count; i++) {
      const y = low + 3 + ((stop - low - 3) * i) / Math.max(1, count - 1);
      const p = at(seed.around(0.15), cut.neckline === 'lapel' ? Math.min(y, low + 3 + i * 10) : y);
      if (cut.neckline === 'lapel' && i > 2) break;
      paintButton(sheet, p, (cut.neckline === 'lapel' ? 1.5 : 1) * f.k, paint);
    }
  } else if (cut.front === 'double-breasted') {
    soft([at(8, low + 4), at(8.6, 60), at(9, end)], 5, 0.75);
    for (let i = 0; i < 4; i++) for (const x of [-5.4, 5]) paintButton(sheet, at(x, low + 4 + i * 10.5), 1.55 * f.k, paint);
    sheet.pen(line([at(0.2, end - 20), at(0, end)]), tone.deep, 2 * unit, 0.3);
  } else if (cut.front === 'wrap') {
    const tail = cut.family === 'dress' ? at(6, end) : at(-12, end - 2);
    const points: Point[] = cut.family === 'dress' ? [at(2, 26), at(-4, 33), at(-9.5, waistT * end)] : [at(2, 26), at(-4, 33), at(-12, 40)];
    soft(points, 5, 0.85);
    sheet.pen(line(points), tone.light, 2 * unit, 0.5);
    if (cut.family === 'dress') {
      const fall: Point[] = [at(-9, waistT * end + 1), at(-3, 64), at(3, (end + 60) / 2), tail];
      soft(fall, 9, 0.65);
      sheet.pen(line(fall.map((p): Point => [p[0] - 6 * unit, p[1]])), tone.light, 3 * unit, 0.5);
    }
  }
  paintPockets(sheet, f, cut, stuff, seed);
}

function paintPockets(sheet: Sheet, f: BodyFrame, cut: BodyCut, stuff: Stuff, seed: Seed): void {
  if (!cut.pockets || cut.pockets === 'none') return;
  const unit = f.k / 7;
  const low = cut.family !== 'top' || (cut.length === 'thigh' && cut.neckline === 'lapel') || cut.neckline === 'v';
  for (const dir of [-1, 1]) {
    const at = (x: number, y: number): Point => place(f, [dir * 11.6 + x, (low ? (cut.neckline === 'v' ? 46 : 55) : 20) + y]);
    if (cut.family === 'dress' && cut.pockets === 'patch' && cut.neckline === 'shirt' && dir === 1) continue;
    if (cut.pockets === 'welt') {
      const data = blob([at(-1.4 * dir, -6), at(1.2 * dir, -6.4), at(3 * dir, 5), at(0.6 * dir, 5.6)]);
      sheet.fill(data, stuff.tone.shade, 0.8);
      sheet.pen(data, stuff.tone.deep, 2 * unit, 0.8);
      continue;
    }
    const body = outline(
      [at(-5.6, -2), at(5.6, -2)],
      [at(5.6, -2), at(5.5, 9)],
      [at(5.5, 9), at(4.6, 10.6), at(0, 11.8), at(-4.6, 10.6), at(-5.5, 9)],
      [at(-5.5, 9), at(-5.6, -2)],
    );
    if (cut.pockets === 'patch' || !low) {
      sheet.fill(body, stuff.tone.deep, 0.25);
      sheet.moved([-1.5 * unit, -2 * unit], () => {
        paintPanel(sheet, body, (t, u) => at(u * 5.6, t * 13 - 2), stuff, seed, { scale: unit, turn: dir * 1.5, shift: 5 });
        sheet.pen(body, stuff.tone.deep, 2 * unit, 0.65);
        sheet.pen(
          line([at(-5, 0.6), at(0, 0.9), at(5, 0.6)]),
          stuff.cloth.weave === 'denim' ? stuff.trim : stuff.tone.light,
          1.6 * unit,
          0.8,
          '6 4',
        );
      });
    }
    if (cut.pockets === 'flap') {
      const flap = outline(
        [at(-6.2, -3), at(0, -3.4), at(6.2, -3)],
        [at(6.2, -3), at(6, 1.4)],
        [at(6, 1.4), at(0, low ? 2.4 : 4), at(-6, 1.4)],
        [at(-6, 1.4), at(-6.2, -3)],
      );
      sheet.fill(flap, stuff.tone.deep, 0.5);
      sheet.moved([-1.5 * unit, -3 * unit], () => {
        paintPanel(sheet, flap, (t, u) => at(u * 6.2, t * 5 - 3), stuff, seed, { scale: unit });
        sheet.pen(flap, stuff.tone.deep, 2.2 * unit, 0.75);
        if (stuff.cloth.weave === 'denim') paintButton(sheet, at(0, 1), 0.75 * f.k, house.brass);
      });
    }
  }
}
