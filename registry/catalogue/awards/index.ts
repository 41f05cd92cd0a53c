import { defineBlockCode } from '#registry/define-block.ts';
import type { AwardsProps } from '#registry/generated/awards.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Award } from '#schemas/product.ts';
import { productNamed } from '../products/named-product.ts';

export type AwardsData = { awards: readonly Award[] };

async function loadAwards({ product }: AwardsProps, context: LoadContext): Promise<AwardsData> {
  const { idProduct } = await productNamed(product, context);
  return { awards: await context.call('GET /award', { query: { product: idProduct } }) };
}

export const code = defineBlockCode<AwardsProps, AwardsData>({
  load: loadAwards,
});
