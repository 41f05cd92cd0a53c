import type { LoadContext } from '#renderer/types.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { RichTextProps } from '../../generated/rich-text.ts';
import { ownerText } from '../../text-parts/owner-text.ts';

export type RichTextData = { html: string };

export async function loadRichText({ html }: RichTextProps, context: LoadContext): Promise<RichTextData> {
  return { html: ownerText(html, context) };
}

export const code = defineBlockCode<RichTextProps, RichTextData>({
  load: loadRichText,
});
