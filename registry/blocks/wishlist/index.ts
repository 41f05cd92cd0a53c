import { defineBlockCode } from '../../define-block.ts';
import type { WishlistProps } from '../../generated/wishlist.ts';
import { type CardSettings, cardSettings } from '../../product-parts/shop-settings.ts';

export type WishlistData = { settings: CardSettings };

export const code = defineBlockCode<WishlistProps, WishlistData>({
  load: async (_, { parameters }) => ({ settings: cardSettings(parameters) }),
});
