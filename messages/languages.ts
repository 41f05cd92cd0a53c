/**
 * Languages of the interface. A new one is a line here and a folder of texts beside this file; the first is the project's own. `name` is
 * its own word for itself, `locale` what Intl formats dates and numbers for, `siteLocale` how a site's languages and the header `userLang` name it.
 */
export const languages = {
  fr: { name: 'Français', locale: 'fr-FR', siteLocale: 'fr_FR' },
  en: { name: 'English', locale: 'en-GB', siteLocale: 'en_US' },
} as const satisfies Record<string, { name: string; locale: string; siteLocale: string }>;

export type Lang = keyof typeof languages;

/** Languages of the interface; the first is the project's own. */
export const langs = Object.keys(languages) as [Lang, ...Lang[]];

/** Language of the interface of a locale: `fr_FR` → `fr`; the first language where the interface does not speak it. */
export const toLang = (locale: string): Lang => langs.find((lang) => locale.startsWith(lang)) ?? langs[0];

/** Locale of a site's texts in a language of the interface: `fr` → `fr_FR`. */
export const toLocale = (lang: Lang) => languages[lang].siteLocale;
