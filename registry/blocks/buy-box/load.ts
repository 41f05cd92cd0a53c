import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toAskedBuying } from '../../buying-parts/buying.ts';
import type { BuyBoxProps } from '../../generated/buy-box.ts';
import { requireProduct } from '../../product-parts/context-product.ts';
import { valuesOf } from '../../site-values.ts';

export type BuyBoxData = Buying & {
  /** Follows the pictures down the page. */
  follows: boolean;
};

export async function loadBuyBox(_: BuyBoxProps, context: LoadContext): Promise<BuyBoxData> {
  const buying = await toAskedBuying(requireProduct(context.data), context);
  return { ...buying, follows: valuesOf(context).PRODUCT_PAGE_STYLE === 'PREMIUM' };
}
