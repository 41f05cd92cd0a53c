import { defineBlock } from '../../define-block.ts';
import type { AccountMenuProps } from '../../generated/account-menu.ts';

export const block = defineBlock<AccountMenuProps>({
  type: 'account-menu',
  version: 1,
  mode: 'interactive',
  defaults: {},
});
