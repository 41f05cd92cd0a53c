import { localPath } from '#client/local-path.ts';
import { capacityText, type Feature, wineFeatures } from '#domain/wine-features.ts';
import { eLabelPath, findWineLabel, formatWineLabel, listWineLabels } from '#domain/wine-label.ts';
import { sanitise } from '#registry/content/texts/sanitise.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ProductFeaturesProps } from '#registry/generated/product-features.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Declination, Product } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { chosenByAddress, requireProduct } from '../products/context-product.ts';
import type { ShownLabel } from '../products/wine-label.tsx';

export type ProductFeaturesData = Pick<Product, 'description' | 'nutrition' | 'offer'> & {
  /** Terms of a rental, where prices are shown. */
  rental: Product['rental'];
  features: readonly Feature[];
  pageStyle: ParameterValues['FEATURES_PRODUCT_STYLE'];
  /** The product is used, not eaten or drunk. */
  isArticle: boolean;
  /** Of a wine: its labels by vintage, or the one of the vintage that the address chooses. */
  labels: readonly ShownLabel[];
  extra: readonly { title: string; html: string }[];
};

async function loadProductFeatures(
  { extra, showWine, showNutrition, showELabel }: ProductFeaturesProps,
  context: LoadContext,
): Promise<ProductFeaturesData> {
  const product = requireProduct(context.data);
  const values = context.parameters;
  const labels = wineLabels(product, context, showELabel);
  const isTold = labels.some(({ nutrition }) => nutrition !== null);
  return {
    description: sanitise(product.description, context),
    features: [...(showWine ? wineFeatures(product, context.lang) : []), ...product.features],
    labels,
    nutrition: showNutrition && !isTold && values.SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET ? product.nutrition : null,
    offer: product.offer,
    rental: values.HIDE_PRODUCT_PRICES ? null : product.rental,
    pageStyle: values.FEATURES_PRODUCT_STYLE,
    isArticle: product.type.type === 'OTHER' && product.nutrition === null,
    extra: extra.map(({ title, html }) => ({ title, html: sanitise(html, context) })),
  };
}

/** Builds what the labels of a wine tell before the order (Regulation (EU) 1308/2013, article 119), newest vintage first. */
function wineLabels(product: Product, context: LoadContext, showELabel: boolean): ShownLabel[] {
  const all = product.declination;
  const chosen = chosenByAddress(product, context.data);
  const own = chosen && findWineLabel(chosen, all);
  const labels = own ? [{ bottle: chosen, label: own }] : listWineLabels(all);
  return labels
    .toSorted((one, other) => (other.bottle.year ?? 0) - (one.bottle.year ?? 0))
    .map(({ bottle, label }) => ({
      id: bottle.id,
      title: labels.length > 1 ? nameBottle(bottle, labels, context.lang) : null,
      ...formatWineLabel(label, context.lang),
      nutrition: label.nutrition,
      eLabel: showELabel ? localPath(context, eLabelPath(bottle.id)) : null,
    }));
}

/** Names a bottle by its vintage, and by its size where another of the vintage has another label. */
function nameBottle(bottle: Declination, labels: readonly { bottle: Declination }[], lang: Lang): string {
  const isAlone = labels.filter((each) => each.bottle.year === bottle.year).length === 1;
  return [bottle.year, (!isAlone || bottle.year === null) && capacityText(bottle, lang)].filter(Boolean).join(' · ');
}

export const code = defineBlockCode<ProductFeaturesProps, ProductFeaturesData>({
  load: loadProductFeatures,
});
