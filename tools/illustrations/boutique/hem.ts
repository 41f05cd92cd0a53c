/** The lower edge of a body: its line, the inside seen behind it and its trimmings. */
import { type BodyFrame, isGathered, place } from './body-frame.ts';
import { paintFalls } from './light.ts';
import type { UpperEdge } from './neckline.ts';
import { blob, line, mix, outline, type Point, reversed } from './path.ts';
import type { BodyCut } from './piece.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { paintPanel, type Stuff } from './stuff.ts';
import { across, down, part, type Surface } from './surface.ts';
import { blend } from './tone.ts';
import { laceFill, paintKnit } from './weave.ts';

const wavesOf = (cut: BodyCut): number =>
  isGathered(cut) ? { full: 7, tiered: 7, empire: 6, 'a-line': 5, mermaid: 6, straight: 2, column: 2, loose: 2, fitted: 1 }[cut.volume] : 2;

/** From the right end to the left, px. */
export function hemEdge(s: Surface, cut: BodyCut, f: BodyFrame, seed: Seed): Point[] {
  const waves = wavesOf(cut);
  const steps = Math.max(8, waves * 4);
  const depth = (isGathered(cut) ? 1.5 : 0.25) * f.k;
  const phase = seed.between(0, 6);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const u = 1 - (2 * i) / steps;
    let t = 1;
    if (cut.hem === 'asymmetric') t = 1 - 0.1 * (0.5 - 0.5 * Math.sin(u * 2.2 + (f.side === 'front' ? 0.3 : Math.PI)));
    if (cut.hem === 'curved') t = 1 - 0.1 * Math.abs(u) ** 2.4;
    const [x, y] = s(t, u);
    const fade = Math.min(1, (1 - Math.abs(u)) * 5);
    return [
      x + Math.cos(phase + u * waves * Math.PI) * depth * 0.4 * fade,
      y + (Math.sin(phase + u * waves * Math.PI) * 0.62 + Math.sin(phase * 2 + u * waves * 5.3) * 0.5) * depth * fade,
    ] as const;
  });
}

/** The dark inside: back of the neck with its label, and the far side of the hem. */
export function paintInside(sheet: Sheet, f: BodyFrame, s: Surface, cut: BodyCut, edge: UpperEdge, stuff: Stuff, seed: Seed): void {
  const dark = blend(stuff.tone.deep, stuff.tone.base, 0.28);
  if (isGathered(cut) || cut.family === 'coat') {
    const far = part(s, 0.86, 0.985, -0.97, 0.97);
    sheet.fill(
      outline(
        across(far, 0),
        down(far, 1),
        across(far, 1, 1, 1, -1).map((p): Point => [p[0], p[1] + seed.around(2)]),
        reversed(down(far, -1)),
      ),
      dark,
    );
  }
  const bare =
    cut.neckline === 'strapless' ||
    cut.neckline === 'sweetheart' ||
    cut.neckline === 'straps' ||
    cut.neckline === 'halter' ||
    cut.neckline === 'one-shoulder';
  if (f.side === 'back' || f.hold === 'worn' || f.hold === 'reach' || (f.hold === 'bust' && bare)) return;
  if (bare) {
    const top = cut.neckline === 'halter' || cut.neckline === 'one-shoulder' ? 24 : 17;
    sheet.fill(
      blob(
        [
          [-16, top],
          [0, top + 3],
          [16, top],
          [18, top + 12],
          [-18, top + 12],
        ].map(([x = 0, y = 0]) => place(f, [x, y])),
      ),
      dark,
    );
    return;
  }
  if (f.hold === 'bust') return;
  const h = edge.neckHalf + (cut.neckline === 'boat' ? 3 : 0);
  const start = edge.neck[0]![0]!;
  sheet.fill(
    outline(
      [
        place(f, [-h, start[1]]),
        place(f, [-h * 0.55, start[1] + 2.2]),
        place(f, [0, start[1] + 2.9]),
        place(f, [h * 0.55, start[1] + 2.2]),
        place(f, [h, start[1]]),
      ],
      [place(f, [h, 2]), place(f, [h * 0.9, 20]), place(f, [0, 38]), place(f, [-h * 0.9, 20]), place(f, [-h, 2])],
    ),
    dark,
  );
  sheet.fill(
    outline(
      [place(f, [-h, start[1]]), place(f, [0, start[1] + 3.9]), place(f, [h, start[1]])],
      [place(f, [h, start[1] + 1.8]), place(f, [0, start[1] + 5.8]), place(f, [-h, start[1] + 1.8])],
    ),
    blend(dark, stuff.tone.base, 0.5),
  );
  const tag = [
    [-2.6, 4.4],
    [2.6, 4.4],
    [2.5, 7.8],
    [-2.5, 7.7],
  ].map((p) => place(f, [p[0]!, p[1]! + start[1]]));
  sheet.fill(`M${tag.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`, '#f5ecdc');
  sheet.pen(line([place(f, [-1.5, 6.1 + start[1]]), place(f, [0, 5.8 + start[1]]), place(f, [1.5, 6.2 + start[1]])]), '#8a6340', 1.6);
}

/** Ruffles, lace, ribs, slits and stitched hems. */
export function paintHemTrim(sheet: Sheet, f: BodyFrame, s: Surface, cut: BodyCut, stuff: Stuff, seed: Seed): void {
  const unit = f.k / 7;
  const { tone } = stuff;
  if (cut.hem === 'ruffle') {
    const ruffle: Surface = (t, u) => {
      const [x, y] = s(1, u);
      return [f.cx + (x - f.cx) * (1 + 0.05 * t), y + (t * 11 - 1) * f.k];
    };
    const edge = (t: number, depth: number): Point[] =>
      Array.from({ length: 23 }, (_, i) => {
        const p = ruffle(t, -1 + i / 11);
        return [p[0], p[1] + Math.sin(i * 1.75) * depth * f.k] as const;
      });
    sheet.fill(outline(edge(0.3, 0), reversed(edge(0.94, 0))), tone.deep);
    const data = outline(edge(0, 0.25), reversed(edge(1, 1)));
    paintPanel(sheet, data, ruffle, stuff, seed, { scale: unit, turn: 3, shift: 40 }, () =>
      paintFalls(sheet, ruffle, 8, 0, tone, stuff.finish, seed),
    );
    sheet.pen(line(edge(0, 0.25)), tone.deep, 3 * unit, 0.8);
    sheet.pen(line(edge(1, 1)), tone.deep, 2 * unit, 0.55);
  } else if (cut.hem === 'lace') {
    const band = part(s, 1 - 8 / 60, 1.015);
    const scallop: Point[] = Array.from({ length: 41 }, (_, i) => {
      const p = s(1.01, 1 - i / 20);
      return [p[0], p[1] + (i % 2 === 0 ? 0 : 1) * f.k] as const;
    });
    const data = outline(across(band, 0.4), scallop);
    sheet.fill(data, stuff.cloth.weave === 'lace' ? tone.shade : tone.light, 0.9);
    sheet.fill(data, laceFill(sheet, stuff.cloth.weave === 'lace' ? tone.deep : stuff.trim, 0.62 * unit), 0.8);
    sheet.pen(line(scallop, 0.12), tone.deep, 2.4 * unit, 0.7);
  } else if (cut.hem === 'rib') {
    const depth = 6.5 * f.k;
    const height = s(1, 0)[1] - f.top;
    const band = part(s, 1 - depth / height, 1.012, -0.98, 0.98);
    const data = outline(across(band, 0), down(band, 1, 0.97), across(band, 1, 1, 0.97, -0.97), reversed(down(band, -1, -0.97)));
    paintPanel(sheet, data, band, stuff, seed, { behind: 0.1, scale: unit }, () => paintKnit(sheet, band, 'rib', tone, 30));
    sheet.pen(line(across(band, 0)), tone.deep, 2.6 * unit, 0.6);
  } else if (cut.hem === 'slit') {
    const u = f.side === 'front' ? 0.42 : -0.42;
    const open = outline(
      [s(0.6, u), s(0.8, u - 0.05), s(1.02, u - 0.22)],
      [s(1.02, u - 0.22), s(1.01, u + 0.06)],
      [s(1.01, u + 0.06), s(0.8, u + 0.03), s(0.6, u)],
    );
    sheet.fill(open, tone.deep);
    sheet.pen(line([s(0.6, u), s(0.8, u - 0.05), s(1.01, u - 0.22)]), tone.glow, 3 * unit, 0.7);
  } else if (cut.hem !== 'asymmetric') {
    const height = s(1, 0)[1] - f.top;
    const t = 1 - (2.6 * f.k) / height;
    const lift = (u: number): number => (cut.hem === 'curved' ? 0.1 * Math.abs(u) ** 2.4 : 0);
    const stitched = Array.from({ length: 13 }, (_, i) => s(t - lift(-0.97 + i * 0.1617), mix(-0.97, 0.97, i / 12)));
    const denim = stuff.cloth.weave === 'denim';
    if (!isGathered(cut)) sheet.pen(line(stitched), denim ? stuff.trim : tone.deep, 1.8 * unit, 0.6, denim ? '6 4' : '');
  }
}
