import { defineBlockCode } from '#registry/define-block.ts';
import type { RichTextProps } from '#registry/generated/rich-text.ts';
import type { LoadContext } from '#renderer/types.ts';
import { ownerText } from '../texts/owner-text.ts';

export type RichTextData = { html: string };

export async function loadRichText({ html }: RichTextProps, context: LoadContext): Promise<RichTextData> {
  return { html: ownerText(html, context) };
}

export const code = defineBlockCode<RichTextProps, RichTextData>({
  load: loadRichText,
});
