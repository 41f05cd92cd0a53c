import { defineBlock } from '../../define-block.ts';
import type { ProductRowProps } from '../../generated/product-row.ts';
import { loadProductRow, type ProductRowData } from './load.ts';

export const block = defineBlock<ProductRowProps, ProductRowData>({
  type: 'product-row',
  version: 1,
  mode: 'static',
  defaults: { source: 'newest', tags: [], limit: 8, cardStyle: 'classic' },
  load: loadProductRow,
});
