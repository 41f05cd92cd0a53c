import { defineBlockCode } from '#registry/define-block.ts';
import type { LegalTextProps } from '#registry/generated/legal-text.ts';
import type { LoadContext } from '#renderer/types.ts';
import { ownerText } from '../texts/owner-text.ts';

/** Empty where the settings hold no such text; `isPreview` while the owner looks at unsaved settings. */
export type LegalTextData = { html: string; isPreview: boolean };

async function loadLegalText({ text }: LegalTextProps, context: LoadContext): Promise<LegalTextData> {
  return { html: ownerText(context.parameters[text], context), isPreview: context.isPreview ?? false };
}

export const code = defineBlockCode<LegalTextProps, LegalTextData>({
  load: loadLegalText,
});
