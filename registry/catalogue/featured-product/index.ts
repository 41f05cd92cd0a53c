import { listQuery } from '#client/list-query.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { FeaturedProductProps } from '#registry/generated/featured-product.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import { type CardSettings, cardSettings } from '../products/shop-settings.ts';

export type FeaturedProductData = { product: Product; settings: CardSettings };

/** The product that is named; else the newest of the tags that can be bought. Rejects where there is none: the block is left out. */
async function loadFeaturedProduct({ product, tags }: FeaturedProductProps, context: LoadContext): Promise<FeaturedProductData> {
  const { call } = context;
  const query = product
    ? listQuery({ nbItem: 1 }, { slug: product })
    : listQuery({ nbItem: 1, orderBy: '-date' }, { availability: 'in-stock', tags });
  const [found] = (await call('GET /product', { query })).products;
  if (!found) throw new Error('there is no product to feature');
  return {
    product: await call('GET /product/{id}', { params: { id: found.idProduct } }),
    settings: cardSettings(context.parameters),
  };
}

export const code = defineBlockCode<FeaturedProductProps, FeaturedProductData>({
  load: loadFeaturedProduct,
});
