import { productFileUrl } from '#domain/addresses.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ProductFileProps } from '#registry/generated/product-file.ts';
import type { LoadContext } from '#renderer/types.ts';
import { chosenByAddress } from '../products/context-product.ts';
import { productNamed } from '../products/named-product.ts';

/** `url`: of the file; null where the site offers none. */
export type ProductFileData = { url: string | null; name: string };

/** The file of the product, or of the declination that the address chooses. */
async function loadProductFile({ product: slug }: ProductFileProps, context: LoadContext): Promise<ProductFileData> {
  const product = await productNamed(slug, context);
  const chosen = chosenByAddress(product, context.data);
  const { site, locale, parameters } = context;
  return {
    url: site.isECommerce && parameters.PRODUCT_FILE_GENERATOR ? productFileUrl(locale, product.idProduct, chosen?.id ?? null) : null,
    name: product.name,
  };
}

export const code = defineBlockCode<ProductFileProps, ProductFileData>({
  load: loadProductFile,
});
