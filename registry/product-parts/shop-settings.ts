import type { ParameterValues } from '#schemas/parameters/index.ts';

/** The settings that decide how products are shown: few and plain, since an interactive block takes them to the browser. */
export type ShopSettings = {
  showPrices: boolean;
  showPercent: boolean;
  tracksStock: boolean;
  /** "Only 2 left" from this many pieces down; 0: never. */
  stockLimit: number;
  inStockLabel: string;
  soldOutLabel: string;
};

export const shopSettings = (values: ParameterValues): ShopSettings => ({
  showPrices: !values.HIDE_PRODUCT_PRICES,
  showPercent: !values.PRODUCT_HIDE_PERCENTAGE_DISCOUNT,
  tracksStock: values.USE_PRODUCT_STOCK,
  stockLimit: values.STOCK_LIMIT_DISPLAY,
  inStockLabel: values.IN_STOCK_LABEL,
  soldOutLabel: values.NOT_IN_STOCK_LABEL,
});
