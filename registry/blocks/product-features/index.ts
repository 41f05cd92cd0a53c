import { defineBlock } from '../../define-block.ts';
import type { ProductFeaturesProps } from '../../generated/product-features.ts';
import { loadProductFeatures, type ProductFeaturesData } from './load.ts';

export const block = defineBlock<ProductFeaturesProps, ProductFeaturesData>({
  type: 'product-features',
  version: 1,
  mode: 'static',
  defaults: { openFirst: true, showWine: true, showNutrition: true, extra: [] },
  load: loadProductFeatures,
});
