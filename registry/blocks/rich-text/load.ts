import type { LoadContext } from '#renderer/types.ts';
import { fillPlaceholders } from '#schemas/parameters/index.ts';
import type { RichTextProps } from '../../generated/rich-text.ts';
import { valuesOf } from '../../site-values.ts';
import { markMissing } from '../../text-parts/missing-mark.ts';
import { sanitise } from '../../text-parts/sanitise.ts';

export type RichTextData = { html: string };

/**
 * The text as it may be shown: the company's placeholders filled, then everything that runs or embeds taken out. What is not
 * filled in is a dash for shoppers, and named for the owner who previews.
 */
export async function loadRichText({ html }: RichTextProps, context: LoadContext): Promise<RichTextData> {
  const filled = fillPlaceholders(html, valuesOf(context), context.isPreview ? markMissing(context.lang) : undefined);
  return { html: sanitise(filled) };
}
