import type { LoadContext } from '#renderer/types.ts';
import type { BoxContent } from '#schemas/product.ts';
import { defineBlock } from '../../define-block.ts';
import type { BoxContentsProps } from '../../generated/box-contents.ts';
import { productNamed } from '../../product-parts/named-product.ts';

export type BoxContentsData = { contents: readonly BoxContent[] };

const loadBoxContents = async ({ product }: BoxContentsProps, context: LoadContext): Promise<BoxContentsData> => ({
  contents: (await productNamed(product, context)).contents,
});

export const block = defineBlock<BoxContentsProps, BoxContentsData>({
  type: 'box-contents',
  version: 1,
  mode: 'static',
  defaults: {},
  load: loadBoxContents,
});
