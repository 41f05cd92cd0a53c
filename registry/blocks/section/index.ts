import { defineBlock } from '../../define-block.ts';
import type { SectionProps } from '../../generated/section.ts';

export const block = defineBlock<SectionProps>({
  type: 'section',
  version: 1,
  mode: 'static',
  defaults: { ground: 'none', padding: 'medium', width: 'page' },
  slots: ['default'],
});
