import type { LoadContext } from '#renderer/types.ts';
import { fillPlaceholders } from '#schemas/parameters/index.ts';
import type { RichTextProps } from '../../generated/rich-text.ts';
import { valuesOf } from '../../site-values.ts';
import { sanitise } from '../../text-parts/sanitise.ts';

export type RichTextData = { html: string };

/** The text as it may be shown: the company's placeholders filled, then everything that runs or embeds taken out. */
export async function loadRichText({ html }: RichTextProps, context: LoadContext): Promise<RichTextData> {
  return { html: sanitise(fillPlaceholders(html, valuesOf(context))) };
}
