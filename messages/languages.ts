/**
 * Languages of the interface. A new one is a line here and a folder of texts beside this file; the first is the project's own. `locale` is
 * what Intl formats dates and numbers for, `siteLocale` how a site's languages and the header `userLang` name it.
 */
export const languages = {
  fr: { locale: 'fr-FR', siteLocale: 'fr_FR' },
  en: { locale: 'en-GB', siteLocale: 'en_US' },
} as const satisfies Record<string, { locale: string; siteLocale: string }>;

export type Lang = keyof typeof languages;

/** Languages of the interface; the first is the project's own. */
export const langs = Object.keys(languages) as [Lang, ...Lang[]];
