import { type Feature, wineFeatures } from '#domain/wine-features.ts';
import { sanitise } from '#registry/content/texts/sanitise.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ProductFeaturesProps } from '#registry/generated/product-features.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Product } from '#schemas/product.ts';
import { requireProduct } from '../products/context-product.ts';

export type ProductFeaturesData = Pick<Product, 'description' | 'nutrition' | 'offer'> & {
  /** Terms of a rental, where prices are shown. */
  rental: Product['rental'];
  features: readonly Feature[];
  pageStyle: ParameterValues['FEATURES_PRODUCT_STYLE'];
  /** The product is used, not eaten or drunk. */
  isArticle: boolean;
  extra: readonly { title: string; html: string }[];
};

async function loadProductFeatures(
  { extra, showWine, showNutrition }: ProductFeaturesProps,
  context: LoadContext,
): Promise<ProductFeaturesData> {
  const product = requireProduct(context.data);
  const values = context.parameters;
  return {
    description: sanitise(product.description, context),
    features: [...(showWine ? wineFeatures(product, context.lang) : []), ...product.features],
    nutrition: showNutrition && values.SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET ? product.nutrition : null,
    offer: product.offer,
    rental: values.HIDE_PRODUCT_PRICES ? null : product.rental,
    pageStyle: values.FEATURES_PRODUCT_STYLE,
    isArticle: product.type.type === 'OTHER' && product.nutrition === null,
    extra: extra.map(({ title, html }) => ({ title, html: sanitise(html, context) })),
  };
}

export const code = defineBlockCode<ProductFeaturesProps, ProductFeaturesData>({
  load: loadProductFeatures,
});
