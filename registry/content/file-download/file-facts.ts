import { messages } from '#messages/generated/registry/content/file-download/sizes.ts';
import type { Lang } from '#schemas/site.ts';

/** The type of a file as its address ends, in capitals; none where the address does not say. */
export function typeOf(href: string): string | undefined {
  const path = URL.parse(href, 'https://here.invalid')?.pathname ?? '';
  return /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toUpperCase();
}

/** A size in words of the language: `2,4 Mo`, `86 KB`. */
export function sizeOf(kilobytes: number, lang: Lang): string {
  const isLarge = kilobytes >= 1000;
  const size = new Intl.NumberFormat(lang, { maximumFractionDigits: isLarge ? 1 : 0 }).format(isLarge ? kilobytes / 1000 : kilobytes);
  return isLarge ? messages[lang].megabytes({ size }) : messages[lang].kilobytes({ size });
}
