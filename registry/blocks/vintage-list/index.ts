import type { LoadContext } from '#renderer/types.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { VintageListProps } from '../../generated/vintage-list.ts';
import { chosenByAddress } from '../../product-parts/context-product.ts';
import { productNamed } from '../../product-parts/named-product.ts';
import { shopSettings } from '../../product-parts/shop-settings.ts';
import { stockLabel, stockState } from '../../product-parts/stock.ts';
import { type Vintage, vintagesOf } from '../../product-parts/vintages.ts';

export type VintageListData = {
  vintages: readonly (Vintage & { stock: string; isOut: boolean; isCurrent: boolean })[];
  showPrices: boolean;
};

async function loadVintageList({ product: slug }: VintageListProps, context: LoadContext): Promise<VintageListData> {
  const product = await productNamed(slug, context);
  const settings = shopSettings(context.parameters);
  const current = chosenByAddress(product, context.data)?.year;
  const vintages = vintagesOf(product).map((vintage) => ({
    ...vintage,
    stock: stockLabel({ ...vintage, offer: product.offer }, settings, context.lang),
    isOut: stockState({ ...vintage, offer: product.offer }, settings) === 'out',
    isCurrent: vintage.year === current,
  }));
  return { vintages, showPrices: settings.showPrices };
}

export const code = defineBlockCode<VintageListProps, VintageListData>({
  load: loadVintageList,
});
