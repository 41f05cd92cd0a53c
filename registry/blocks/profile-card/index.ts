import { defineBlock } from '../../define-block.ts';
import type { ProfileCardProps } from '../../generated/profile-card.ts';

export const block = defineBlock<ProfileCardProps>({
  type: 'profile-card',
  version: 1,
  mode: 'interactive',
  defaults: {},
});
