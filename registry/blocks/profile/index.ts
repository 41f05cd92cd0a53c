import { defineBlock } from '../../define-block.ts';
import type { ProfileProps } from '../../generated/profile.ts';

export const block = defineBlock<ProfileProps>({
  type: 'profile',
  version: 1,
  mode: 'interactive',
  defaults: { showAddresses: true, showNewsletter: true, showErase: true },
});
