import { defineBlockCode } from '../../define-block.ts';
import type { AccountMenuProps } from '../../generated/account-menu.ts';

export type AccountMenuData = { hasWishlist: boolean };

export const code = defineBlockCode<AccountMenuProps, AccountMenuData>({
  load: async (_, { parameters, site }) => ({ hasWishlist: parameters.DISPLAY_WISHLIST && site.isECommerce }),
});
