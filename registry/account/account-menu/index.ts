import { defineBlockCode } from '#registry/define-block.ts';
import type { AccountMenuProps } from '#registry/generated/account-menu.ts';

export type AccountMenuData = { hasWishlist: boolean; hasAlerts: boolean };

export const code = defineBlockCode<AccountMenuProps, AccountMenuData>({
  load: async (_, { parameters, site }) => ({
    hasWishlist: parameters.DISPLAY_WISHLIST && site.isECommerce,
    hasAlerts: parameters.DISPLAY_STOCK_ALERT && site.isECommerce,
  }),
});
