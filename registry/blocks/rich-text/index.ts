import type { LoadContext } from '#renderer/types.ts';
import { defineBlock } from '../../define-block.ts';
import type { RichTextProps } from '../../generated/rich-text.ts';
import { ownerText } from '../../text-parts/owner-text.ts';

export type RichTextData = { html: string };

export async function loadRichText({ html }: RichTextProps, context: LoadContext): Promise<RichTextData> {
  return { html: ownerText(html, context) };
}

export const block = defineBlock<RichTextProps, RichTextData>({
  type: 'rich-text',
  version: 1,
  mode: 'static',
  defaults: { size: 'body', align: 'start', measure: 'text', dropCap: false },
  load: loadRichText,
});
