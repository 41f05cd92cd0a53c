import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import type { ProductSummaryProps } from '../../generated/product-summary.ts';
import { requireProduct } from '../../product-parts/context-product.ts';

export type ProductSummaryData = Pick<Product, 'name' | 'brand' | 'offer' | 'condition' | 'shortDescription' | 'rental'>;

export async function loadProductSummary(_: ProductSummaryProps, { data }: LoadContext): Promise<ProductSummaryData> {
  const { name, brand, offer, condition, shortDescription, rental } = requireProduct(data);
  return { name, brand, offer, condition, shortDescription, rental };
}
