import type { LoadContext } from '#renderer/types.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Image } from '#schemas/site.ts';
import type { ProductGalleryProps } from '../../generated/product-gallery.ts';
import { requireProduct } from '../../product-parts/context-product.ts';
import { valuesOf } from '../../site-values.ts';

export type ProductGalleryData = {
  name: string;
  images: readonly Image[];
  pageStyle: ParameterValues['PRODUCT_PAGE_STYLE'];
};

/** The product's pictures, then those that only a declination has; each once. */
export async function loadProductGallery(_: ProductGalleryProps, context: LoadContext): Promise<ProductGalleryData> {
  const product = requireProduct(context.data);
  const all = [...product.images, ...product.declination.flatMap((declination) => declination.images)];
  const images = [...new Map(all.map((image) => [image.url, image])).values()];
  return { name: product.name, images, pageStyle: valuesOf(context).PRODUCT_PAGE_STYLE };
}
