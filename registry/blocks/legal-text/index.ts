import type { LoadContext } from '#renderer/types.ts';
import { defineBlock } from '../../define-block.ts';
import type { LegalTextProps } from '../../generated/legal-text.ts';
import { ownerText } from '../../text-parts/owner-text.ts';

/** Empty where the settings hold no such text; `isPreview` while the owner looks at unsaved settings. */
export type LegalTextData = { html: string; isPreview: boolean };

async function loadLegalText({ text }: LegalTextProps, context: LoadContext): Promise<LegalTextData> {
  return { html: ownerText(context.parameters[text], context), isPreview: context.isPreview ?? false };
}

export const block = defineBlock<LegalTextProps, LegalTextData>({
  type: 'legal-text',
  version: 1,
  mode: 'static',
  defaults: { measure: 'text' },
  load: loadLegalText,
});
