import { fromBuffer } from '@capsizecss/unpack';
import { create, type Font } from 'fontkitten';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { FontMetrics } from '#schemas/site.ts';

/** Font data that cannot be read: damaged, or no font. */
export class UnreadableFontError extends Error {
  override name = 'UnreadableFontError';
}

/** Content of a font file. `weights`: those of its weight axis; null if each of its letters has one shape. */
export type FontContents = { signs: readonly number[]; weights: { min: number; max: number } | null; axes: readonly string[] };

/** Use of a font: for titles, whose letters are large, or for running text. It decides the optical size. */
export type FontUse = 'title' | 'text';

/**
 * Values of the axes that no setting changes. `SOFT` and `WONK` belong to Fraunces and have the values of the design. An optical size is
 * fixed at the size of titles or text, since the axis alone doubles a file. Other axes have the font's own default.
 */
const fixedAxes = { SOFT: 60, WONK: 0 } as const;
const opticalSize = { title: 40, text: 18 } as const satisfies Record<FontUse, number>;

/** OpenType features that the styles use; alternates, fractions and the like are left out. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'clig', 'liga', 'rclt', 'rvrn', 'rand', 'lnum', 'tnum', 'smcp'];
/**
 * Those of scripts whose letters join, for fonts that have one: Arabic is the first of them. In Latin fonts they hold curiosities, such as
 * EB Garamond's emblems for "*recommend", a tenth of its file.
 */
const joiningFeatures = ['rlig', 'init', 'medi', 'fina', 'isol'];
const joining = { from: 0x600, to: 0x1dff };

/** Signs that show nothing: the byte order mark, and what stands for a sign that is not there. */
const nothing: ReadonlySet<number> = new Set([0, 0xd, 0xfeff, 0xfffd, 0xffff]);

/** Reads what a font file holds. Throws UnreadableFontError. */
export async function readFont(file: Buffer): Promise<FontContents> {
  const { font } = await openFont(file);
  const { wght } = font.variationAxes;
  return {
    signs: font.characterSet.filter((sign) => !nothing.has(sign)),
    weights: wght ? { min: wght.min, max: wght.max } : null,
    axes: Object.keys(font.variationAxes),
  };
}

export type FontCut = {
  /** Signs to keep; all of the font's where they are left out. */
  signs?: readonly number[];
  /** The one weight to keep; the whole axis where it is left out. A font without a weight axis stays as it is. */
  weight?: number;
  /** Use for which the axes that no setting changes are fixed; they are not fixed without it. */
  use?: FontUse;
};

/**
 * A font as WOFF2 with the signs and axes that are asked for, with the features that the styles use, without hints. Throws
 * UnreadableFontError.
 */
export async function cutFont(file: Buffer, cut: FontCut): Promise<Buffer> {
  return subset(await openFont(file), cut, 'woff2');
}

type OpenFont = { font: Font; source: Buffer };

function subset({ font, source }: OpenFont, { signs, weight, use }: FontCut, targetFormat: 'sfnt' | 'woff2'): Promise<Buffer> {
  const wanted: Readonly<Record<string, number>> = use ? { ...fixedAxes, opsz: opticalSize[use] } : {};
  const variationAxes: Record<string, number> = {};
  for (const [name, axis] of Object.entries(font.variationAxes)) {
    const value = name === 'wght' ? weight : use && (wanted[name] ?? axis?.default);
    if (axis && value !== undefined) variationAxes[name] = Math.min(Math.max(value, axis.min), axis.max);
  }
  const kept = signs ?? font.characterSet;
  const text = String.fromCodePoint(...kept);
  const keepFeatures = kept.some((sign) => sign >= joining.from && sign <= joining.to) ? [...features, ...joiningFeatures] : features;
  return subsetFont(source, text, { targetFormat, keepFeatures, noHinting: true, variationAxes }).catch(refuse);
}

/** Measures of a font in its own units, of a variable one in its regular weight. Throws UnreadableFontError. */
export async function measureFont(file: Buffer): Promise<FontMetrics> {
  const opened = await openFont(file);
  const { font, source } = opened;
  const letters = font.characterSet.filter((sign) => sign < 0x180);
  const isVariable = font.variationAxes.wght !== undefined && letters.length > 0;
  const regular = isVariable ? await subset(opened, { signs: letters, weight: 400, use: 'title' }, 'sfnt') : source;
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(regular).catch(refuse);
  return { ascent, descent, lineGap, unitsPerEm, averageWidth: xWidthAvg, isSerif: hasSerifs(regular) };
}

/** Share of its height from which on a capital I, a bare stem without serifs, is wide for having them. */
const serifWidth = 0.28;

/** Returns whether the letters have serifs, by the shape of a capital I, since most fonts do not say so themselves. */
function hasSerifs(source: Buffer): boolean | null {
  const font = create(source);
  if (font.isCollection || !font.hasGlyphForCodePoint(0x49)) return null;
  const { minX, maxX, minY, maxY } = font.glyphForCodePoint(0x49).bbox;
  const height = maxY - minY;
  const slant = Math.tan((Math.abs(font.italicAngle) * Math.PI) / 180);
  return height > 0 ? (maxX - minX) / height - slant > serifWidth : null;
}

async function openFont(file: Buffer): Promise<OpenFont> {
  try {
    const source = await convert(file, 'sfnt');
    const font = create(source);
    if (font.isCollection || font.numGlyphs === 0 || font.characterSet.length === 0) throw new Error('it holds no letters');
    return { font, source };
  } catch (cause) {
    return refuse(cause);
  }
}

function refuse(cause: unknown): never {
  throw new UnreadableFontError('This font cannot be read', { cause });
}
