/** One picture: a copper plate that takes washes, cuts and letters, the later over the earlier. */
import { inks } from './inks.ts';
import { capitals, type Letter } from './letters.ts';
import { italics } from './letters-italic.ts';
import { contains, num, type Point, polygon, polyline, swell, thinned } from './path.ts';
import { type Seed, seedFrom } from './seed.ts';

/** How dark it is at a point: 0 paper, 1 black. */
export type Tone = (x: number, y: number) => number;
export type Hatching = {
  /** The lines to cut, each a row of points a few px apart. */
  lines: readonly (readonly Point[])[];
  /** Only in here; not given: wherever the lines run. */
  inside?: readonly Point[];
  tone: Tone | number;
  colour?: string;
  /** px of the widest cut, where it is black. */
  widest?: number;
};
export type Lettering = { italic?: boolean; align?: 'start' | 'middle' | 'end'; spacing?: number; colour?: string };

const widths = 5;
/** Units of the letters' outlines to the em. */
const [capitalEm, italicEm] = [70, 100];

/** Where, on the way from one point to another, what held at the first ends. */
function border(first: Point, second: Point, holds: (point: Point) => boolean): Point {
  let [a, b] = [first, second];
  for (let i = 0; i < 4; i++) {
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    if (holds(middle)) a = middle;
    else b = middle;
  }
  return a;
}

export class Plate {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly seed: Seed;
  private layers: string[] = [];
  private inner = 0;
  private readonly stamps = new Map<string, { id: string; data: string }>();
  private readonly letters = new Map<string, { id: string; data: string }>();

  constructor(name: string, width: number, height: number, ground: string | null = inks.paper) {
    this.name = name;
    this.width = width;
    this.height = height;
    this.seed = seedFrom(name);
    if (ground) this.layers.push(`<path d="M0 0h${width}v${height}H0z" fill="${ground}"/>`);
  }

  /** A row of points as it is written: of a large picture to the px, but not what is drawn small and then enlarged. */
  private written(points: readonly Point[]): Point[] {
    if (this.width < 1000 || this.inner > 0) return thinned(points);
    return thinned(points, 0.9).map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  }

  /** A flat wash of colour. */
  wash(shape: readonly Point[] | string, colour: string, opacity = 1): void {
    const data = typeof shape === 'string' ? shape : polygon(this.written(shape));
    this.layers.push(`<path d="${data}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`);
  }

  /** A line of even width. */
  line(points: readonly Point[] | string, width = 2, colour: string = inks.ink, dash = ''): void {
    const data = typeof points === 'string' ? points : polyline(this.written(points));
    this.add(data, `fill="none" stroke="${colour}" stroke-width="${num(width)}"${dash ? ` stroke-dasharray="${dash}"` : ''}`);
  }

  /** A path after the others; one that looks like the path before it becomes part of it. */
  private add(data: string, look: string): void {
    const end = `" ${look}/>`;
    const last = this.layers[this.layers.length - 1];
    if (last?.startsWith('<path') && last.endsWith(end)) this.layers[this.layers.length - 1] = `${last.slice(0, -end.length)}${data}${end}`;
    else this.layers.push(`<path d="${data}${end}`);
  }

  /** A line that swells and thins. */
  stroke(points: readonly Point[], width = 3, fullest = 0.5, colour: string = inks.ink): void {
    this.add(swell(thinned(points), width, fullest), `fill="${colour}"`);
  }

  /** Markup as it is. */
  raw(markup: string): void {
    this.layers.push(markup);
  }

  /** Many lines that swell and thin, of one width. */
  strokes(lines: readonly (readonly Point[])[], width = 3, fullest = 0.5, colour: string = inks.ink): void {
    this.layers.push(`<path d="${lines.map((points) => swell(this.written(points), width, fullest)).join('')}" fill="${colour}"/>`);
  }

  /** Closes a shape off: its ground, and a line around it. */
  shape(points: readonly Point[], ground: string | null, width = 2.4, colour: string = inks.ink): void {
    const data = polygon(this.written(points));
    this.layers.push(
      `<path d="${data}" fill="${ground ?? 'none'}"${width > 0 ? ` stroke="${colour}" stroke-width="${num(width)}"` : ''}/>`,
    );
  }

  /** Cuts lines whose width follows the tone. */
  hatch({ lines, inside, tone, colour = inks.ink, widest = 3.4 }: Hatching): void {
    const cuts: string[] = Array.from({ length: widths }, () => '');
    const toneAt = typeof tone === 'number' ? () => tone : tone;
    for (const line of lines) {
      let run: Point[] = [];
      let level = -1;
      let last: Point | undefined;
      const levelAt = (point: Point): number => {
        const dark = inside && !contains(inside, point) ? 0 : toneAt(point[0], point[1]);
        return dark < 0.07 ? -1 : Math.min(widths - 1, Math.floor(dark * widths));
      };
      const end = (): void => {
        if (level >= 0 && run.length > 1) cuts[level] += polyline(this.written(run));
      };
      for (const point of line) {
        const now = levelAt(point);
        if (now !== level) {
          const edge = last ? border(last, point, (middle) => levelAt(middle) === level) : point;
          if (level >= 0) run.push(edge);
          end();
          run = [edge];
          level = now;
        }
        run.push(point);
        last = point;
      }
      end();
    }
    cuts.forEach((data, level) => {
      if (data) this.line(data, (widest * (level + 0.75)) / widths, colour);
    });
  }

  /** Writes a line of letters, `size` px to the em, standing on the point. */
  write(
    text: string,
    [x, y]: Point,
    size: number,
    { italic = false, align = 'middle', spacing = 0, colour = inks.ink }: Lettering = {},
  ): void {
    const font = italic ? italics : capitals;
    const set: [string, Letter][] = [...text].map((one) => {
      const letter = font[one];
      if (!letter) throw new Error(`${this.name}: no letter "${one}" in ${italic ? 'italics' : 'capitals'}`);
      return [one, letter];
    });
    const em = italic ? italicEm : capitalEm;
    const gap = (spacing * em) / 100;
    const total = set.reduce((sum, [, [advance]]) => sum + advance + gap, -gap);
    let at = align === 'start' ? 0 : align === 'middle' ? -total / 2 : -total;
    let uses = '';
    for (const [one, [advance, data]] of set) {
      if (data) uses += `<use href="#${this.letterId(`${italic ? 'i' : 'c'}${one}`, data)}" x="${Math.round(at)}"/>`;
      at += advance + gap;
    }
    this.layers.push(
      `<g transform="translate(${num(x)} ${num(y)})scale(${Math.round((size / em) * 1000) / 1000})" fill="${colour}">${uses}</g>`,
    );
  }

  /** What `inside` draws, moved and sized together. */
  group(by: Point, size: number, inside: () => void, turn = 0): void {
    const inner = this.gathered(inside);
    const turned = turn === 0 ? '' : `rotate(${num(turn)})`;
    this.layers.push(`<g transform="translate(${num(by[0])} ${num(by[1])})${turned}scale(${Math.round(size * 1000) / 1000})">${inner}</g>`);
  }

  /** What `inside` draws in `currentColor`, kept under a name and drawn as often as it is asked for. */
  stamp(key: string, by: Point, size: number, colour: string, inside: () => void, turn = 0): void {
    let id = this.stamps.get(key)?.id;
    if (!id) {
      const data = this.gathered(inside);
      id = `m${this.stamps.size}`;
      this.stamps.set(key, { id, data });
    }
    this.layers.push(
      `<use href="#${id}" transform="translate(${num(by[0])} ${num(by[1])})${turn === 0 ? '' : `rotate(${num(turn)})`}${size === 1 ? '' : `scale(${Math.round(size * 1000) / 1000})`}"${colour === inks.ink || colour === 'currentColor' ? '' : ` color="${colour}"`}/>`,
    );
  }

  private gathered(inside: () => void): string {
    const outer = this.layers;
    this.layers = [];
    this.inner++;
    inside();
    this.inner--;
    const found = this.layers.join('');
    this.layers = outer;
    return found;
  }

  private letterId(key: string, data: string): string {
    const known = this.letters.get(key) ?? { id: `g${this.letters.size.toString(36)}`, data };
    this.letters.set(key, known);
    return known.id;
  }

  toString(): string {
    const letters = [...this.letters.values()].map(({ id, data }) => `<path id="${id}" d="${data}"/>`).join('');
    const stamps = [...this.stamps.values()].map(({ id, data }) => `<g id="${id}">${data}</g>`).join('');
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}" color="${inks.ink}" stroke-linecap="round" stroke-linejoin="round">`,
      letters + stamps && `<defs>${letters}${stamps}</defs>`,
      ...this.layers,
      '</svg>',
      '',
    ]
      .filter((part, i, all) => part !== '' || i === all.length - 1)
      .join('\n');
  }
}
