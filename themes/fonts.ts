import type { Font } from '#schemas/site.ts';
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

/** The `font-family` of a role: the site's font, its adjusted stand-in, then the system's. */
export function fontStack(type: Font['type'], fonts: readonly Font[]): string {
  const font = fonts.find((candidate) => candidate.type === type);
  const family = font && safeFamily(font.family);
  if (!family) return generic[type];
  return [`"${family}"`, ...(fallbackMetrics(family) ? [`"${family} Fallback"`] : []), generic[type]].join(',');
}

function fallbackFace(family: string): string {
  const metrics = fallbackMetrics(family);
  if (!metrics) return '';
  const sources = metrics.local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${metrics.sizeAdjust};ascent-override:${metrics.ascent};descent-override:${metrics.descent};line-gap-override:0%}`;
}

/** `@font-face` rules of the site's font files and of their stand-ins. Files with an unexpected address are left out. */
export function fontFaces(fonts: readonly Font[]): string {
  const faces = new Set<string>();
  for (const font of fonts) {
    const family = safeFamily(font.family);
    if (!family) continue;
    for (const { url, weight, style, unicodeRange } of font.files) {
      const format = formatOf(url);
      if (!format || !isSafeUrl(url) || !isSafeWeight(weight)) continue;
      const range = unicodeRange && isSafeRange(unicodeRange) ? `unicode-range:${unicodeRange};` : '';
      faces.add(
        `@font-face{font-family:"${family}";src:url("${url}") format("${format}");font-weight:${weight};font-style:${style === 'italic' ? style : 'normal'};${range}font-display:swap}`,
      );
    }
    faces.add(fallbackFace(family));
  }
  return [...faces].join('');
}

/** Addresses of the files that the first screen needs: of each worn font the one of its style and weight, with the basic letters. */
export function fontPreloads(fonts: readonly Font[]): string[] {
  const found = fonts.flatMap(({ files, style, weight }) => {
    const usable = files.filter(({ unicodeRange, url }) => (!unicodeRange || /U\+0000/i.test(unicodeRange)) && isSafeUrl(url));
    const styled = usable.filter((file) => file.style === style);
    const near = (styled.length > 0 ? styled : usable).toSorted(
      (a, b) => weightDistance(a, weight ?? 400) - weightDistance(b, weight ?? 400),
    );
    return near[0] ? [near[0].url] : [];
  });
  return [...new Set(found)];
}
