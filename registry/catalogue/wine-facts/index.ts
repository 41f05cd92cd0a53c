import { type Feature, wineFeatures } from '#domain/wine-features.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { WineFactsProps } from '#registry/generated/wine-facts.ts';
import type { LoadContext } from '#renderer/types.ts';
import { chosenByAddress } from '../products/context-product.ts';
import { productNamed } from '../products/named-product.ts';

export type WineFactsData = { facts: readonly Feature[] };

/** The facts of the wine; of its vintages and bottles only the one that the address chooses. */
async function loadWineFacts({ product: slug }: WineFactsProps, context: LoadContext): Promise<WineFactsData> {
  const product = await productNamed(slug, context);
  const chosen = chosenByAddress(product, context.data);
  return { facts: wineFeatures(chosen ? { ...product, declination: [chosen] } : product, context.lang) };
}

export const code = defineBlockCode<WineFactsProps, WineFactsData>({
  load: loadWineFacts,
});
