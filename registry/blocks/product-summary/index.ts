import { defineBlock } from '../../define-block.ts';
import type { ProductSummaryProps } from '../../generated/product-summary.ts';
import { loadProductSummary, type ProductSummaryData } from './load.ts';

export const block = defineBlock<ProductSummaryProps, ProductSummaryData>({
  type: 'product-summary',
  version: 1,
  mode: 'static',
  defaults: { showBrand: true, showDescription: true },
  load: loadProductSummary,
});
