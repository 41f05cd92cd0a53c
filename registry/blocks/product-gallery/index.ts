import { defineBlock } from '../../define-block.ts';
import type { ProductGalleryProps } from '../../generated/product-gallery.ts';
import { loadProductGallery, type ProductGalleryData } from './load.ts';

export const block = defineBlock<ProductGalleryProps, ProductGalleryData>({
  type: 'product-gallery',
  version: 1,
  mode: 'static',
  defaults: { thumbnails: true },
  load: loadProductGallery,
});
