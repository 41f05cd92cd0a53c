import { type MissingMark, parameterCatalogue } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';

const words = {
  fr: { missing: (label: string) => `[à compléter : ${label}]`, unknown: 'champ inconnu' },
  en: { missing: (label: string) => `[missing: ${label}]`, unknown: 'unknown field' },
};

/** Names, for the owner who previews her site, the company field that is not filled in: "[missing: Legal name]". */
export const markMissing =
  (lang: Lang): MissingMark =>
  (key) => {
    const definition = parameterCatalogue.find((entry) => entry.key === key);
    return `<mark>${words[lang].missing(definition?.group === 'company' ? definition.label[lang] : words[lang].unknown)}</mark>`;
  };
