import type { ParameterValues } from '#schemas/parameters/index.ts';

/** The settings that decide how products are shown: few and plain, since an interactive block takes them to the browser. */
export type ShopSettings = {
  /** Without prices the shop is a showcase: nothing is sold on its pages either. */
  showPrices: boolean;
  showPercent: boolean;
  /** The availability is shown: "in stock", "only 2 left". */
  tellsStock: boolean;
  /** Orders beyond the stock are refused. Otherwise missing pieces are made to order. */
  keepsToStock: boolean;
  /** "Only 2 left" from this many pieces down; 0: never. */
  stockLimit: number;
  inStockLabel: string;
  soldOutLabel: string;
};

export const shopSettings = (values: ParameterValues): ShopSettings => ({
  showPrices: !values.HIDE_PRODUCT_PRICES,
  showPercent: !values.PRODUCT_HIDE_PERCENTAGE_DISCOUNT,
  tellsStock: values.USE_PRODUCT_STOCK,
  keepsToStock: values.HANDLE_STOCK,
  stockLimit: values.STOCK_LIMIT_DISPLAY,
  inStockLabel: values.IN_STOCK_LABEL,
  soldOutLabel: values.NOT_IN_STOCK_LABEL,
});

/** Settings of product cards: the shop's, and the line under the name of a wine. */
export type CardSettings = ShopSettings & { showGrapes: boolean; appellationFirst: boolean; hasWishlist: boolean };

export const cardSettings = (values: ParameterValues): CardSettings => ({
  ...shopSettings(values),
  showGrapes: values.DISPLAY_GRAPE_VARIETY,
  appellationFirst: values.SWITCH_NAME_AND_APPELLATION,
  hasWishlist: values.DISPLAY_WISHLIST,
});
