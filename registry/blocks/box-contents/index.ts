import type { LoadContext } from '#renderer/types.ts';
import type { BoxContent } from '#schemas/product.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { BoxContentsProps } from '../../generated/box-contents.ts';
import { productNamed } from '../../product-parts/named-product.ts';

export type BoxContentsData = { contents: readonly BoxContent[] };

const loadBoxContents = async ({ product }: BoxContentsProps, context: LoadContext): Promise<BoxContentsData> => ({
  contents: (await productNamed(product, context)).contents,
});

export const code = defineBlockCode<BoxContentsProps, BoxContentsData>({
  load: loadBoxContents,
});
