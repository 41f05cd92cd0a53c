import type { LoadContext } from '#renderer/types.ts';
import { fillPlaceholders } from '#schemas/parameters/index.ts';
import { valuesOf } from '../site-values.ts';
import { markMissing } from './missing-mark.ts';
import { sanitise } from './sanitise.ts';

/**
 * A text of the owner as it may be shown: the company's placeholders filled, then everything that runs or embeds taken out. What is
 * not filled in is a dash for shoppers, and named for the owner who previews. For a block's `load`.
 */
export function ownerText(html: string, context: LoadContext): string {
  return sanitise(fillPlaceholders(html, valuesOf(context), context.isPreview ? markMissing(context.lang) : undefined), context);
}
