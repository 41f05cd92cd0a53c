import { splitKey } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { type Lang, languageName } from '#schemas/site.ts';

/** The name of a setting as people read it, with the language of a text in another: `Announcement (English)`. */
export function settingName(stored: string, lang: Lang): string {
  const { key, locale } = splitKey(stored);
  const { label } = parameterText(key, lang);
  return locale ? `${label} (${languageName(locale, lang)})` : label;
}
