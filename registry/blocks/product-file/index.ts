import { defineBlock } from '../../define-block.ts';
import type { ProductFileProps } from '../../generated/product-file.ts';
import { loadProductFile, type ProductFileData } from './load.ts';

export const block = defineBlock<ProductFileProps, ProductFileData>({
  type: 'product-file',
  version: 1,
  mode: 'static',
  defaults: {},
  load: loadProductFile,
});
