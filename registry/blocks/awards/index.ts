import type { LoadContext } from '#renderer/types.ts';
import type { Award } from '#schemas/product.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { AwardsProps } from '../../generated/awards.ts';
import { productNamed } from '../../product-parts/named-product.ts';

export type AwardsData = { awards: readonly Award[] };

async function loadAwards({ product }: AwardsProps, context: LoadContext): Promise<AwardsData> {
  const { idProduct } = await productNamed(product, context);
  return { awards: await context.call('GET /award', { query: { product: idProduct } }) };
}

export const code = defineBlockCode<AwardsProps, AwardsData>({
  load: loadAwards,
});
