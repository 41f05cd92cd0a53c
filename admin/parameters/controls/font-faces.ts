import type { FontFamily } from '#schemas/site.ts';

const isSafeUrl = (url: string) => /^\/(?!\/)[\w\-./%@]+$/.test(url);
const asked = new Set<string>();

/** Makes a family's faces known to this document, under its own name; a file is fetched when a text wears it. */
export function knowFamily({ family, files }: FontFamily): void {
  for (const { url, weight, style, unicodeRange } of files) {
    if (asked.has(url) || !isSafeUrl(url)) continue;
    asked.add(url);
    document.fonts.add(new FontFace(family, `url("${url}")`, { weight, style, display: 'swap', ...(unicodeRange && { unicodeRange }) }));
  }
}
