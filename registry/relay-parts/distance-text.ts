import type { Lang } from '#schemas/site.ts';
import { words } from './words.ts';

/** How far away a relay point is, in words, from metres: "à 450 m", "à 2,3 km"; nothing where that is not known. */
export function distanceText(metres: number | null, { lang, locale }: { lang: Lang; locale: string }): string {
  if (metres === null) return '';
  if (metres < 100) return words[lang].near;
  if (metres < 950) return words[lang].metres(String(Math.round(metres / 50) * 50));
  const format = new Intl.NumberFormat(locale.replace('_', '-'), { maximumFractionDigits: metres < 9950 ? 1 : 0 });
  return words[lang].kilometres(format.format(metres / 1000));
}
