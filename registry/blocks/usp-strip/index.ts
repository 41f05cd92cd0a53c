import { defineBlock } from '../../define-block.ts';
import type { UspStripProps } from '../../generated/usp-strip.ts';

export const block = defineBlock<UspStripProps>({ type: 'usp-strip', version: 1, mode: 'static' });
