import type { LoadContext } from '#renderer/types.ts';
import type { Image } from '#schemas/site.ts';
import type { ProductGalleryProps } from '../../generated/product-gallery.ts';
import { requireProduct } from '../../product-parts/context-product.ts';

export type ProductGalleryData = { name: string; images: readonly Image[] };

/** The product's pictures, then those that only a declination has; each once. */
export async function loadProductGallery(_: ProductGalleryProps, { data }: LoadContext): Promise<ProductGalleryData> {
  const product = requireProduct(data);
  const images = [...product.images, ...product.declination.flatMap((declination) => declination.images)];
  return { name: product.name, images: [...new Map(images.map((image) => [image.url, image])).values()] };
}
