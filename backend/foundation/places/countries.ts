import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { langs } from '#messages/languages.ts';
import type { Country, Lang } from '#schemas/site.ts';

const require = createRequire(import.meta.url);
for (const lang of langs) countries.registerLocale(require(`i18n-iso-countries/langs/${lang}.json`));

const codes = Object.keys(countries.getAlpha2Codes());

/** A country by its alpha-2 code; its id is the ISO 3166-1 numeric code, the same everywhere and for ever. Null for an unknown code. */
export function countryByCode(alphaTwo: string, lang: Lang): Country | null {
  const numeric = countries.alpha2ToNumeric(alphaTwo);
  const alphaThree = countries.alpha2ToAlpha3(alphaTwo);
  const name = countries.getName(alphaTwo, lang, { select: 'official' });
  if (!numeric || !alphaThree || !name) return null;
  return { id: Number(numeric), alphaTwo: alphaTwo.toUpperCase(), alphaThree, numCode: Number(numeric), name };
}

/** A country by its id, or null. */
export function countryById(id: number, lang: Lang): Country | null {
  const code = countries.numericToAlpha2(String(id).padStart(3, '0'));
  return code ? countryByCode(code, lang) : null;
}

/** All countries in the order of their names in a language. */
export function listCountries(lang: Lang): Country[] {
  const { compare } = new Intl.Collator(lang);
  return codes.flatMap((code) => countryByCode(code, lang) ?? []).sort((a, b) => compare(a.name, b.name));
}
