import type { Lang } from '#schemas/site.ts';

/** The type of a file as its address ends, in capitals; none where the address does not say. */
export function typeOf(href: string): string | undefined {
  const path = URL.parse(href, 'https://here.invalid')?.pathname ?? '';
  return /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toUpperCase();
}

/** A size in words of the language: `2,4 Mo`, `86 KB`. */
export function sizeOf(kilobytes: number, lang: Lang): string {
  const isLarge = kilobytes >= 1000;
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: isLarge ? 1 : 0 }).format(isLarge ? kilobytes / 1000 : kilobytes);
  const unit = { fr: ['Ko', 'Mo'], en: ['KB', 'MB'] }[lang][isLarge ? 1 : 0];
  return `${number} ${unit}`;
}
