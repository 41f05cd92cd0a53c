import type { LoadContext } from '#renderer/types.ts';
import type { LegalTextProps } from '../../generated/legal-text.ts';
import { valuesOf } from '../../site-values.ts';
import { ownerText } from '../../text-parts/owner-text.ts';

/** Empty where the settings hold no such text; `isPreview` while the owner looks at unsaved settings. */
export type LegalTextData = { html: string; isPreview: boolean };

export async function loadLegalText({ text }: LegalTextProps, context: LoadContext): Promise<LegalTextData> {
  return { html: ownerText(valuesOf(context)[text], context), isPreview: context.isPreview ?? false };
}
