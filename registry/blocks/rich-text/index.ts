import { defineBlock } from '../../define-block.ts';
import type { RichTextProps } from '../../generated/rich-text.ts';
import { loadRichText, type RichTextData } from './load.ts';

export const block = defineBlock<RichTextProps, RichTextData>({
  type: 'rich-text',
  version: 1,
  mode: 'static',
  defaults: { size: 'body', align: 'start', measure: 'text', dropCap: false },
  load: loadRichText,
});
