import { defineBlock } from '../../define-block.ts';
import type { ProductListProps } from '../../generated/product-list.ts';
import { loadProductList, type ProductListData } from './load.ts';

export const block = defineBlock<ProductListProps, ProductListData | null>({
  type: 'product-list',
  version: 1,
  mode: 'static',
  defaults: {
    cardStyle: 'classic',
    tags: [],
    offers: [],
    filters: ['size', 'colour', 'offer', 'price', 'availability'],
    pageSize: 0,
    columns: 3,
    searchable: false,
  },
  load: loadProductList,
  // It is what its page is for: a shopper is told that it did not come.
  fallback: null,
});
