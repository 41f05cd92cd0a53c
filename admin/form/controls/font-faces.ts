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

/** A weight and style in which a family can be written. */
export type FontCut = { weight: number; style: 'normal' | 'italic' };

/** Lists the weights and styles of a family, upright before italic; of a variable file (`100 900`) every hundred that it reaches. */
export function listCuts({ files }: Pick<FontFamily, 'files'>): FontCut[] {
  const cuts = new Map<string, FontCut>();
  for (const { weight, style } of files) {
    const [from = 400, to = from] = weight.split(' ').map(Number);
    const hundreds = [100, 200, 300, 400, 500, 600, 700, 800, 900].filter((step) => step >= from && step <= to);
    for (const step of hundreds.length > 0 ? hundreds : [from]) cuts.set(`${style} ${step}`, { weight: step, style });
  }
  return [...cuts.values()].sort((one, other) => (one.style === other.style ? one.weight - other.weight : one.style === 'normal' ? -1 : 1));
}
