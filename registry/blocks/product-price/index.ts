import { defineBlock } from '../../define-block.ts';
import type { ProductPriceProps } from '../../generated/product-price.ts';
import { loadProductPrice, type ProductPriceData } from './load.ts';

export const block = defineBlock<ProductPriceProps, ProductPriceData>({
  type: 'product-price',
  version: 1,
  mode: 'interactive',
  defaults: { showStock: true },
  load: loadProductPrice,
});
