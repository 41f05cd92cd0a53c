import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';

/** The product of a product sheet's data context; undefined on other pages. It was parsed where it entered. */
export const contextProduct = (data: LoadContext['data']): Product | undefined => data.product as Product | undefined;

/** The same for a block that is nothing without one: its load fails, and the block is left out. @throws Error on other pages */
export function requireProduct(data: LoadContext['data']): Product {
  const product = contextProduct(data);
  if (!product) throw new Error('there is no product on this page');
  return product;
}
