import { defineBlock } from '../../define-block.ts';
import type { AccordionProps } from '../../generated/accordion.ts';
import { numberedSlots } from '../../page-parts/filled-slots.ts';
import { type AccordionData, loadAccordion } from './load.ts';

export const block = defineBlock<AccordionProps, AccordionData>({
  type: 'accordion',
  version: 1,
  mode: 'static',
  defaults: { exclusive: false, faq: false },
  slots: numberedSlots('item', 12),
  load: loadAccordion,
});
