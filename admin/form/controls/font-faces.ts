import type { FontFamily } from '#schemas/site.ts';

const isSafeUrl = (url: string) => /^\/(?!\/)[\w\-./%@]+$/.test(url);
const asked = new Set<string>();

/** Variable and static files of one family are the same font to an owner, who need not write “Variable”. */
export const bareName = (family: string): string => family.replace(/ variable$/i, '');

/** Makes a family's faces known to this document, under its own name and its bare one; a file is fetched when a text wears it. */
export function knowFamily({ family, files }: FontFamily): void {
  for (const { url, weight, style, unicodeRange } of files) {
    if (asked.has(url) || !isSafeUrl(url)) continue;
    asked.add(url);
    for (const name of new Set([family, bareName(family)])) {
      document.fonts.add(new FontFace(name, `url("${url}")`, { weight, style, display: 'swap', ...(unicodeRange && { unicodeRange }) }));
    }
  }
}
