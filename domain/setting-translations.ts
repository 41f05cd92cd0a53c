import { definitionOf, isTranslatable, type ParameterDefinition, parameterCatalogue, splitKey } from '#schemas/parameters/index.ts';
import type { Texts } from './parameters-draft.ts';

/** Of the company and of e-mails, what is more than a name, an address or a number. */
const phrases: ReadonlySet<string> = new Set(['COMPANY_DESCRIPTION', 'COMPANY_CORPORATE_FORM']);

/** Returns whether a setting has words that differ from one language to another. Names, addresses and numbers seldom do. */
export const isPhrase = (definition: ParameterDefinition): boolean =>
  isTranslatable(definition) && (phrases.has(definition.key) || (definition.group !== 'company' && definition.key !== 'SEND_MAIL_AS_NAME'));

const definitions: readonly ParameterDefinition[] = parameterCatalogue.filter(isTranslatable);

/** A setting with words in the site's own language and none in another. */
export type Untranslated = { key: string; locale: string };

/** Lists what the other languages of a site lack. What a site does not say itself needs no translation. */
export function listUntranslated(texts: Texts, locales: readonly string[]): Untranslated[] {
  const said = definitions.filter((definition) => isPhrase(definition) && texts[definition.key]?.trim());
  return said.flatMap(({ key }) => locales.filter((locale) => !texts[`${key}@${locale}`]?.trim()).map((locale) => ({ key, locale })));
}

/** The stored key of a setting's text in another language; undefined where the setting has no words. */
export const translationKey = (key: string, locale: string): string | undefined =>
  definitionOf(`${key}@${locale}`) && splitKey(key).locale === undefined ? `${key}@${locale}` : undefined;
