import { requireProduct } from '#registry/catalogue/products/context-product.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { BuyBoxProps } from '#registry/generated/buy-box.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toAskedBuying } from '../choosing/buying.ts';
import type { SizeGuide } from '../choosing/variation-fields.tsx';

export type BuyBoxData = Buying & {
  /** Follows the pictures down the page. */
  follows: boolean;
  /** The guide on the page that tells the sizes of such a product; null: none does. */
  sizeGuide: SizeGuide | null;
  /** The product is sent or collected, and not sent by e-mail. */
  isHandedOver: boolean;
};

async function loadBuyBox({ sizeGuides }: BuyBoxProps, context: LoadContext): Promise<BuyBoxData> {
  const product = requireProduct(context.data);
  const buying = await toAskedBuying(product, context);
  const guide = sizeGuides.find(({ category }) => product.categories.some(({ tag }) => tag === category));
  return {
    ...buying,
    sizeGuide: guide ? { anchor: guide.anchor, label: guide.label } : null,
    isHandedOver: !product.isDematerialized,
    follows: context.parameters.PRODUCT_PAGE_STYLE === 'PREMIUM',
  };
}

export const code = defineBlockCode<BuyBoxProps, BuyBoxData>({
  load: loadBuyBox,
});
