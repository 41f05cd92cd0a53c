import { defineBlock } from '../../define-block.ts';
import type { LegalTextProps } from '../../generated/legal-text.ts';
import { type LegalTextData, loadLegalText } from './load.ts';

export const block = defineBlock<LegalTextProps, LegalTextData>({
  type: 'legal-text',
  version: 1,
  mode: 'static',
  defaults: { measure: 'text' },
  load: loadLegalText,
});
