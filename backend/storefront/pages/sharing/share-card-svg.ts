import { create, type Font } from 'fontkit';
import { type FontPart, runsOf } from '#backend/foundation/documents/index.ts';

/** A picture that stands for a page where it is shared. Colours as `#rrggbb`; `font`: the parts of one font, the basic letters first. */
export type ShareCard = { siteName: string; title: string; ground: string; ink: string; accent: string; font: readonly FontPart[] };

/** Size in px: what Facebook, LinkedIn and X show whole. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const margin = 90;
const nameSize = 40;
const maxLines = 4;
/** Sizes of the title in px, the largest first that holds it in `maxLines`. */
const titleSizes = [92, 76, 62, 50] as const;
const lineHeight = 1.16;

type Writer = { width: (text: string) => number; path: (text: string, x: number, y: number, colour: string) => string };

/** Draws the picture as SVG. Its letters are outlines: no font has to be installed where it becomes pixels. */
export function shareCardSvg({ siteName, title, ground, ink, accent, font }: ShareCard): string {
  const { width, height } = shareCardSize;
  const inner = width - 2 * margin;
  const { size, lines } = fitTitle(title, font, inner);
  const write = writer(font, size);
  const first = (height - 60 - lines.length * size * lineHeight) / 2 + size;
  const letters = lines.map((line, index) => write.path(line, margin, first + index * size * lineHeight, ink));
  const name = writer(font, nameSize);
  // The picture of the site itself says its name once.
  const [nameLine = ''] = title === siteName ? [] : wrap(siteName, name, inner);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${accent}" d="M0 0h${width}v18H0zM${margin} ${height - 148}h96v4h-96z"/>`,
    ...letters,
    name.path(nameLine, margin, height - 84, accent),
    '</svg>',
  ].join('');
}

/** The largest size in which a title fits, and its lines; in the smallest one it is cut. */
function fitTitle(title: string, font: readonly FontPart[], width: number): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lines = wrap(title, writer(font, size), width);
    if (lines.length <= maxLines) return { size, lines };
  }
  const size = titleSizes.at(-1) ?? nameSize;
  const lines = wrap(title, writer(font, size), width).slice(0, maxLines);
  return { size, lines: lines.map((line, index) => (index === maxLines - 1 ? `${line.replace(/\s*\S{1,3}$/, '')} …` : line)) };
}

/** Breaks a text into lines at its spaces; a word that is wider than a line is cut. */
function wrap(text: string, { width }: Writer, max: number): string[] {
  const lines: string[] = [];
  for (const whole of text.split(/[ \t\n]+/).filter(Boolean)) {
    let word = whole;
    while (word.length > 1 && width(word) > max) word = word.slice(0, -1);
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} ${word}`) <= max) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const opened = new WeakMap<Buffer, Font | null>();

/** The font of a part; null where its file holds several, or the part names a font of PDF readers. */
function open({ source }: FontPart): Font | null {
  if (typeof source === 'string') return null;
  const known = opened.get(source);
  if (known !== undefined) return known;
  const font = create(source);
  const single = 'layout' in font ? font : null;
  opened.set(source, single);
  return single;
}

/** Measures and draws texts in a size (px). A letter that no part of the font has is left out. */
function writer(parts: readonly FontPart[], size: number): Writer {
  const layOut = (text: string) =>
    runsOf(parts, text.normalize('NFC')).flatMap(({ part, text: letters }) => {
      const font = parts[part] ? open(parts[part]) : null;
      return font ? [{ scale: size / font.unitsPerEm, run: font.layout(letters) }] : [];
    });
  return {
    width: (text) => layOut(text).reduce((sum, { scale, run }) => sum + run.advanceWidth * scale, 0),
    path(text, x, y, colour) {
      let at = x;
      const glyphs = layOut(text).flatMap(({ scale, run }) =>
        run.glyphs.map((glyph, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
          const shape = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, y - yOffset * scale);
          at += xAdvance * scale;
          return shape.toSVG();
        }),
      );
      return `<path fill="${colour}" d="${glyphs.join('')}"/>`;
    },
  };
}
