import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import type { ProductFeaturesProps } from '../../generated/product-features.ts';
import { requireProduct } from '../../product-parts/context-product.ts';
import { valuesOf } from '../../site-values.ts';
import { sanitise } from '../../text-parts/sanitise.ts';

export type ProductFeaturesData = Pick<Product, 'description' | 'features' | 'offer' | 'rental'> & {
  isExpandable: boolean;
  extra: readonly { title: string; html: string }[];
};

export async function loadProductFeatures({ extra }: ProductFeaturesProps, context: LoadContext): Promise<ProductFeaturesData> {
  const { description, features, offer, rental } = requireProduct(context.data);
  return {
    description: sanitise(description),
    features,
    offer,
    rental,
    isExpandable: valuesOf(context).FEATURES_PRODUCT_STYLE === 'EXPANDABLE',
    extra: extra.map(({ title, html }) => ({ title, html: sanitise(html) })),
  };
}
