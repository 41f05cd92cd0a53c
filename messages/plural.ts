import { type Lang, languages } from './languages.ts';

const rules: Partial<Record<Lang, Intl.PluralRules>> = {};
const formats: Partial<Record<Lang, Intl.NumberFormat>> = {};

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form of a text that a number takes in a language. Compiled texts call it. */
export function plural(lang: Lang, count: number, forms: Forms): string {
  rules[lang] ??= new Intl.PluralRules(languages[lang].locale);
  return forms[rules[lang].select(count)] ?? forms.other;
}

/** The same with the number in the place of `#`. */
export const counted = (lang: Lang, count: number, forms: Forms): string =>
  plural(lang, count, forms).replaceAll('#', formatNumber(lang, count));

/** A number as the language writes it: `1 234`, `1,234`. Compiled texts call it for `#` and `{count, number}`. */
export function formatNumber(lang: Lang, value: number): string {
  formats[lang] ??= new Intl.NumberFormat(languages[lang].locale);
  return formats[lang].format(value);
}
