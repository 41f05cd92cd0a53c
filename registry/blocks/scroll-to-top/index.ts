import { defineBlock } from '../../define-block.ts';
import type { ScrollToTopProps } from '../../generated/scroll-to-top.ts';

export const block = defineBlock<ScrollToTopProps>({ type: 'scroll-to-top', version: 1, mode: 'static', defaults: { side: 'end' } });
