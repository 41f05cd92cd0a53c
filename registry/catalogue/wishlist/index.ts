import { defineBlockCode } from '#registry/define-block.ts';
import type { WishlistProps } from '#registry/generated/wishlist.ts';
import { type CardSettings, cardSettings } from '../products/shop-settings.ts';

export type WishlistData = { settings: CardSettings };

export const code = defineBlockCode<WishlistProps, WishlistData>({
  load: async (_, { parameters }) => ({ settings: cardSettings(parameters) }),
});
