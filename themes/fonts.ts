import type { Font, FontFile } from '#schemas/site.ts';
import { type Face, facesOf, isFurther, weightOf } from './font-faces.ts';
import { fallbackMetrics } from './font-metrics.ts';
import { weightDistance } from './resolved-fonts.ts';

/** Families that stand behind a font of each role. */
const generic = { TITLE: 'Georgia,serif', CONTENT: 'system-ui,sans-serif', MENU: 'system-ui,sans-serif' } as const;

/** Only letters, digits, spaces and hyphens: nothing that could end the quoted name. */
const safeFamily = (family: string) => family.replace(/[^\p{L}\p{N} -]/gu, '').trim();
const isSafeUrl = (url: string) => /^\/(?!\/)[\w\-./%@]+$/.test(url);
const isSafeRange = (range: string) => /^[U0-9A-F+\-?, ]+$/i.test(range);
const isSafeWeight = (weight: string) => /^\d{1,4}( \d{1,4})?$/.test(weight);

/** The format of a font file, by its extension. */
const formats: Readonly<Record<string, string>> = { woff2: 'woff2', woff: 'woff', ttf: 'truetype', otf: 'opentype' };
const formatOf = (url: string) => formats[url.split('.').at(-1)?.toLowerCase() ?? ''];

/** The measured file nearest to what a role wears; undefined: none was measured. */
function measuredFile(font: Font): FontFile | undefined {
  const { files, style } = font;
  const wanted = weightOf(font);
  const measured = files.filter(({ metrics }) => metrics);
  const styled = measured.filter((file) => file.style === style);
  return (styled.length > 0 ? styled : measured).toSorted((a, b) => weightDistance(a, wanted) - weightDistance(b, wanted))[0];
}

/** A font's stand-ins, each with the family's name that it is written under. */
function standIns(family: string, font: Font) {
  const measured = measuredFile(font)?.metrics;
  if (!measured) return [];
  return fallbackMetrics(measured, font.type).map((metrics, index) => ({
    family: `${family} Fallback${index ? ` ${index + 1}` : ''}`,
    metrics,
  }));
}

/** The `font-family` of a role: the site's font, its adjusted stand-ins, then the system's. */
export function fontStack(type: Font['type'], fonts: readonly Font[]): string {
  const font = fonts.find((candidate) => candidate.type === type);
  const family = font && safeFamily(font.family);
  if (!family) return generic[type];
  return [family, ...standIns(family, font).map((standIn) => standIn.family)]
    .map((name) => `"${name}"`)
    .concat(generic[type])
    .join(',');
}

const fallbackFaces = (family: string, font: Font): string[] =>
  standIns(family, font).map(({ family: name, metrics: { local, sizeAdjust, ascent, descent, lineGap } }) => {
    const sources = local.map((source) => `local("${source}")`).join(',');
    return `@font-face{font-family:"${name}";src:${sources};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`;
  });

/** The faces that a family of a site declares. Files with an unexpected address are left out. */
function safeFaces(roles: readonly Font[], fonts: readonly Font[]): Face[] {
  return facesOf(roles, fonts).filter(({ url, weight }) => formatOf(url) && isSafeUrl(url) && isSafeWeight(weight));
}

/** Roles by the family that they wear, without those whose family has no name that can be written. */
function byFamily(fonts: readonly Font[]): Map<string, Font[]> {
  return Map.groupBy(
    fonts.filter(({ family }) => safeFamily(family)),
    ({ family }) => safeFamily(family),
  );
}

/** `@font-face` rules of the files that a page may show, and of their stand-ins. */
export function fontFaces(fonts: readonly Font[]): string {
  return [...byFamily(fonts)]
    .flatMap(([family, roles]) => [
      // Of two faces that have a sign, the later one counts: the one with further letters alone needs to say which they are.
      ...safeFaces(roles, fonts).map(({ url, weight, style, unicodeRange }) => {
        const range = unicodeRange && isSafeRange(unicodeRange) && isFurther({ unicodeRange }) ? `unicode-range:${unicodeRange};` : '';
        const slant = style === 'italic' ? 'font-style:italic;' : '';
        return `@font-face{font-family:"${family}";src:url("${url}") format("${formatOf(url)}");font-weight:${weight};${slant}${range}font-display:swap}`;
      }),
      ...roles.slice(0, 1).flatMap((role) => fallbackFaces(family, role)),
    ])
    .join('');
}

/**
 * Address of the one file to fetch before the page asks for it: running text, in its style and weight, with the basic letters. One
 * alone, because what is preloaded comes before the first picture.
 */
export function fontPreload(fonts: readonly Font[]): string | null {
  const content = fonts.find(({ type }) => type === 'CONTENT');
  if (!content) return null;
  const usable = safeFaces(byFamily(fonts).get(safeFamily(content.family)) ?? [], fonts).filter((face) => !isFurther(face));
  const styled = usable.filter(({ style }) => style === content.style);
  const near = (styled.length > 0 ? styled : usable).toSorted(
    (a, b) => weightDistance(a, weightOf(content)) - weightDistance(b, weightOf(content)),
  );
  return near[0]?.url ?? null;
}
