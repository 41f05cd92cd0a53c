import { defineBlockCode } from '#registry/define-block.ts';
import type { RecentlyViewedProps } from '#registry/generated/recently-viewed.ts';
import { contextProduct } from '../products/context-product.ts';
import { type CardSettings, cardSettings } from '../products/shop-settings.ts';

export type RecentlyViewedData = {
  /** False: the owner wants none (DISPLAY_RECENTLY_VIEWED). */
  isOn: boolean;
  /** The page's own product, which the row leaves out; null: none. */
  idProduct: number | null;
  settings: CardSettings;
};

export const code = defineBlockCode<RecentlyViewedProps, RecentlyViewedData>({
  load: async (_, { parameters, data }) => ({
    isOn: parameters.DISPLAY_RECENTLY_VIEWED,
    idProduct: contextProduct(data)?.idProduct ?? null,
    settings: cardSettings(parameters),
  }),
});
