import { defineBlock } from '../../define-block.ts';
import type { QuoteProps } from '../../generated/quote.ts';

export const block = defineBlock<QuoteProps>({ type: 'quote', version: 1, mode: 'static' });
