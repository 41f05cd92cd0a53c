import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import type { Translations } from '#schemas/translation.ts';

/** Translations ready to be stored: their HTML, in the named field, sanitised as that of the site's own language is. */
export function sanitised<T, Field extends keyof T>(translations: Translations<T>, field: Field): Translations<T> {
  const entries = Object.entries(translations as Record<string, Partial<Record<Field, unknown>> | undefined>).map(([locale, texts]) => {
    const html = texts?.[field];
    return [locale, typeof html === 'string' ? { ...texts, [field]: sanitiseHtml(html) } : texts];
  });
  return Object.fromEntries(entries);
}
