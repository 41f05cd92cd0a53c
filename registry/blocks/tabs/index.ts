import { defineBlock } from '../../define-block.ts';
import type { TabsProps } from '../../generated/tabs.ts';
import { numberedSlots } from '../../page-parts/filled-slots.ts';

export const block = defineBlock<TabsProps>({
  type: 'tabs',
  version: 1,
  mode: 'interactive',
  defaults: { look: 'line', align: 'start' },
  slots: numberedSlots('tab', 8),
});
