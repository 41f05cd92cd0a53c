import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toAskedBuying } from '../../buying-parts/buying.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { BuyBoxProps } from '../../generated/buy-box.ts';
import { requireProduct } from '../../product-parts/context-product.ts';

export type BuyBoxData = Buying & {
  /** Follows the pictures down the page. */
  follows: boolean;
};

async function loadBuyBox(_: BuyBoxProps, context: LoadContext): Promise<BuyBoxData> {
  const buying = await toAskedBuying(requireProduct(context.data), context);
  return { ...buying, follows: context.parameters.PRODUCT_PAGE_STYLE === 'PREMIUM' };
}

export const code = defineBlockCode<BuyBoxProps, BuyBoxData>({
  load: loadBuyBox,
});
