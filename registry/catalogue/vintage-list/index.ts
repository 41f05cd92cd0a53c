import { defineBlockCode } from '#registry/define-block.ts';
import type { VintageListProps } from '#registry/generated/vintage-list.ts';
import type { LoadContext } from '#renderer/types.ts';
import { chosenByAddress } from '../products/context-product.ts';
import { productNamed } from '../products/named-product.ts';
import { shopSettings } from '../products/shop-settings.ts';
import { stockLabel, stockState } from '../products/stock.ts';
import { type Vintage, vintagesOf } from '../products/vintages.ts';

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
