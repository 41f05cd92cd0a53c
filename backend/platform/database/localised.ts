import type { Translations } from '#schemas/translation.ts';

/** A row with its texts in a language: those that have none stay in the site's own. */
export function localised<T extends object, Row extends T & { translations: Translations<T> }>(
  row: Row,
  locale: string,
): Omit<Row, 'translations'> {
  const { translations, ...own } = row;
  return { ...own, ...translations[locale as keyof Translations<T>] };
}
