import { requireProduct } from '#registry/catalogue/products/context-product.ts';
import { stockState } from '#registry/catalogue/products/stock.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { CustomizationStepsProps } from '#registry/generated/customization-steps.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { ProductCustomization } from '#schemas/customization.ts';
import type { Image } from '#schemas/site.ts';
import { type Buying, toBuying } from '../choosing/buying.ts';
import { type Buyable, firstChoice } from '../choosing/choice.ts';

export type CustomizationStepsData = {
  product: Pick<Buying, 'idProduct' | 'name' | 'isWine'> & { url: string; image: Image | null };
  declination: Pick<Buyable, 'id' | 'price' | 'sellByMultipleOf'> & { label: string; stock: number | null };
  steps: readonly ProductCustomization[];
  /** The product can be bought now, in this language and from this shop. */
  isSold: boolean;
};

/** The page's product in the declination that the address names, and what it can be made with. */
async function loadCustomizationSteps(_: CustomizationStepsProps, context: LoadContext): Promise<CustomizationStepsData> {
  const product = requireProduct(context.data);
  const buying = toBuying(product, context);
  const { declinations, first, settings, offer, rental, soldInFrenchAt } = buying;
  const chosen = declinations.find(({ id }) => id === first) ?? firstChoice(declinations);
  const declination = product.declination.find((each) => each.id === chosen.id);
  const { id, price, sellByMultipleOf, setQuantity, quantity, variations } = chosen;
  const steps = await context.call('GET /product/{id}/customization', { params: { id: product.idProduct } });
  const isLeft = stockState({ quantity: quantity - (quantity % sellByMultipleOf), setQuantity, offer }, settings) !== 'out';
  return {
    product: {
      idProduct: product.idProduct,
      name: product.name,
      isWine: buying.isWine,
      url: product.url,
      image: declination?.images[0] ?? product.image,
    },
    declination: {
      id,
      price,
      sellByMultipleOf,
      label: variations.map(({ label }) => label).join(' · '),
      stock: settings.keepsToStock && setQuantity ? quantity : null,
    },
    steps,
    isSold: isLeft && !rental && settings.showPrices && soldInFrenchAt === null,
  };
}

export const code = defineBlockCode<CustomizationStepsProps, CustomizationStepsData>({
  load: loadCustomizationSteps,
});
