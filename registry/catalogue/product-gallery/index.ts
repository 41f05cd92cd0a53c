import { picturesOf } from '#domain/pictures.ts';
import { firstChoice, newestFirst } from '#registry/buying/choosing/choice.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ProductGalleryProps } from '#registry/generated/product-gallery.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Product } from '#schemas/product.ts';
import type { Image } from '#schemas/site.ts';
import { chosenByAddress, requireProduct } from '../products/context-product.ts';

export type ProductGalleryData = {
  name: string;
  images: readonly Image[];
  pageStyle: ParameterValues['PRODUCT_PAGE_STYLE'];
};

/** The product's pictures and its declinations', those of the one that is chosen first. */
async function loadProductGallery(_: ProductGalleryProps, context: LoadContext): Promise<ProductGalleryData> {
  const product = requireProduct(context.data);
  const images = picturesOf(product, chosenByAddress(product, context.data) ?? soldFirst(product));
  return { name: product.name, images, pageStyle: context.parameters.PRODUCT_PAGE_STYLE };
}

/** The declination that the sheet chooses, where the product's first picture is another one's; a picture of none stays the first. */
function soldFirst({ images, declination }: Product) {
  const first = firstChoice(newestFirst(declination));
  const has = (each: Pick<Product, 'images'>) => each.images.some(({ url }) => url === images[0]?.url);
  return declination.some(has) && !has(first) ? first : undefined;
}

export const code = defineBlockCode<ProductGalleryProps, ProductGalleryData>({
  load: loadProductGallery,
});
