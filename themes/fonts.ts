import type { Font } from '#schemas/site.ts';
import { fallbackMetrics } from './font-metrics.ts';

/** Families that stand behind a font of each role. */
const generic = { TITLE: 'Georgia,serif', CONTENT: 'system-ui,sans-serif', MENU: 'system-ui,sans-serif' } as const;

/** Only letters, digits, spaces and hyphens: nothing that could end the quoted name. */
const safeFamily = (family: string) => family.replace(/[^\p{L}\p{N} -]/gu, '').trim();
const isSafeUrl = (url: string) => /^\/(?!\/)[\w\-./%@]+$/.test(url);
const isSafeRange = (range: string) => /^[U0-9A-F+\-?, ]+$/i.test(range);
const isSafeWeight = (weight: string) => /^\d{1,4}( \d{1,4})?$/.test(weight);

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
      if (!isSafeUrl(url) || !isSafeWeight(weight)) continue;
      const range = unicodeRange && isSafeRange(unicodeRange) ? `unicode-range:${unicodeRange};` : '';
      faces.add(
        `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weight};font-style:${style};${range}font-display:swap}`,
      );
    }
    faces.add(fallbackFace(family));
  }
  return [...faces].join('');
}

/** Addresses of the files that the first screen needs: of each font the upright one of its weight, with the basic letters. */
export function fontPreloads(fonts: readonly Font[]): string[] {
  const found = fonts.flatMap((font) => {
    const wanted = font.weight ?? 400;
    const file = font.files.find(({ style, weight, unicodeRange, url }) => {
      const [from = 0, to = from] = weight.split(' ').map(Number);
      return style === 'normal' && from <= wanted && wanted <= to && (!unicodeRange || /U\+0000/i.test(unicodeRange)) && isSafeUrl(url);
    });
    return file ? [file.url] : [];
  });
  return [...new Set(found)];
}
