import { fillPlaceholders, type MissingMark } from '#domain/company-placeholders.ts';
import { messages } from '#messages/generated/registry/content/texts/owner-text.ts';
import type { LoadContext } from '#renderer/types.ts';
import { parameterCatalogue } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import type { Lang } from '#schemas/site.ts';
import { sanitise } from './sanitise.ts';

/** Names, for the owner who previews her site, the company field that is not filled in: "[missing: Legal name]". */
const markMissing =
  (lang: Lang): MissingMark =>
  (key) => {
    const definition = parameterCatalogue.find((entry) => entry.key === key);
    return `<mark>${messages[lang].missing({ label: definition?.group === 'company' ? parameterText(key, lang).label : messages[lang].unknown })}</mark>`;
  };

/**
 * A text of the owner as it may be shown: the company's placeholders filled, then everything that runs or embeds taken out. What is
 * not filled in is a dash for shoppers, and named for the owner who previews. For a block's `load`.
 */
export function ownerText(html: string, context: LoadContext): string {
  return sanitise(fillPlaceholders(html, context.parameters, context.isPreview ? markMissing(context.lang) : undefined), context);
}
