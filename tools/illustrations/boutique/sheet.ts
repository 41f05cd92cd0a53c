/** One picture being painted: its definitions, its layers and its seed. */
import { coarsePath } from './coarse.ts';
import { num, type Point } from './path.ts';
import { type Seed, seedFrom } from './seed.ts';

export class Sheet {
  /** A scene of many small things: fewer strokes, coarser numbers. */
  readonly brief: boolean;
  readonly seed: Seed;
  readonly width: number;
  readonly height: number;
  private readonly definitions: string[] = [];
  private readonly known = new Map<string, string>();
  private layers: string[] = [];
  private count = 0;

  constructor(name: string, width = 800, height = 1200, brief = false) {
    this.seed = seedFrom(name);
    this.width = width;
    this.height = height;
    this.brief = brief;
  }

  /** Adds a definition once and gives its id; `make` receives the id. */
  define(key: string, make: (id: string) => string): string {
    const before = this.known.get(key);
    if (before) return before;
    const id = `d${(this.count++).toString(36)}`;
    this.known.set(key, id);
    this.definitions.push(make(id));
    return id;
  }

  paint(...markup: string[]): void {
    this.layers.push(...markup);
  }

  /** A filled shape. */
  fill(data: string, fill: string, opacity = 1): void {
    this.paint(`<path d="${data}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${num2(opacity)}"` : ''}/>`);
  }

  /** A pencil line of even width. */
  pen(data: string, colour: string, width: number, opacity = 1, dash = ''): void {
    this.paint(
      `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity < 1 ? ` stroke-opacity="${num2(opacity)}"` : ''}/>`,
    );
  }

  /** Paints what `inside` paints, clipped to the shape. */
  clipped(data: string, inside: () => void): void {
    const id = this.define(`clip ${data}`, (own) => `<clipPath id="${own}"><path d="${data}"/></clipPath>`);
    this.grouped(`clip-path="url(#${id})"`, inside);
  }

  grouped(attributes: string, inside: () => void): void {
    const outer = this.layers;
    this.layers = [];
    inside();
    const inner = this.layers;
    this.layers = outer;
    if (inner.length > 0) this.paint(`<g ${attributes}>`, ...inner, '</g>');
  }

  moved(by: Point, inside: () => void, turn = 0, about: Point = [0, 0], scale = 1): void {
    const transform = [`translate(${num(by[0])} ${num(by[1])})`];
    if (turn !== 0) transform.push(`rotate(${num(turn)} ${num(about[0])} ${num(about[1])})`);
    if (scale !== 1) transform.push(`scale(${num2(scale)})`);
    this.grouped(`transform="${transform.join(' ')}"`, inside);
  }

  /** The finished SVG; shapes painted more than once are written once. */
  toString(): string {
    const body = this.brief
      ? this.layers.join('\n').replace(/ d="([^"]+)"/g, (_, data: string) => ` d="${coarsePath(data)}"`)
      : this.layers.join('\n');
    const uses = new Map<string, number>();
    const defined = this.brief
      ? this.definitions.map((d) =>
          d.startsWith('<clipPath') ? d.replace(/ d="([^"]+)"/g, (_, data: string) => ` d="${coarsePath(data)}"`) : d,
        )
      : this.definitions;
    for (const [, data] of [...defined, body].join('').matchAll(/<path d="([^"]{60,})"/g)) uses.set(data!, (uses.get(data!) ?? 0) + 1);
    const shapes: string[] = [];
    const share = (markup: string): string =>
      markup.replace(/<path d="([^"]{60,})"/g, (whole, data: string) => {
        if ((uses.get(data) ?? 0) < 2) return whole;
        const known = this.known.get(`shape ${data}`);
        if (known) return `<use href="#${known}"`;
        const id = `s${(this.count++).toString(36)}`;
        this.known.set(`shape ${data}`, id);
        shapes.push(`<path id="${id}" d="${data}"/>`);
        return `<use href="#${id}"`;
      });
    const definitions = defined.map(share);
    const painted = share(body);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}" stroke-linecap="round" stroke-linejoin="round">`,
      `<defs>${shapes.join('')}${definitions.join('')}</defs>`,
      painted,
      '</svg>',
      '',
    ].join('\n');
  }
}

const num2 = (value: number): string => String(Math.round(value * 100) / 100);
