import { defineBlockCode } from '#registry/define-block.ts';
import type { BoxContentsProps } from '#registry/generated/box-contents.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { BoxContent } from '#schemas/product.ts';
import { productNamed } from '../products/named-product.ts';

export type BoxContentsData = { contents: readonly BoxContent[] };

const loadBoxContents = async ({ product }: BoxContentsProps, context: LoadContext): Promise<BoxContentsData> => ({
  contents: (await productNamed(product, context)).contents,
});

export const code = defineBlockCode<BoxContentsProps, BoxContentsData>({
  load: loadBoxContents,
});
