import type { LoadContext } from '#renderer/types.ts';
import type { ProductCard } from '#schemas/product.ts';
import type { ProductRowProps } from '../../generated/product-row.ts';
import { contextProduct } from '../../product-parts/context-product.ts';
import { type ShopSettings, shopSettings } from '../../product-parts/shop-settings.ts';
import { valuesOf } from '../../site-values.ts';

export type ProductRowData = { products: readonly ProductCard[]; settings: ShopSettings };

export async function loadProductRow(props: ProductRowProps, context: LoadContext): Promise<ProductRowData> {
  const settings = shopSettings(valuesOf(context));
  return { products: (await productsOf(props, context)).slice(0, props.limit), settings };
}

async function productsOf({ source, tags, limit }: ProductRowProps, { call, data }: LoadContext): Promise<readonly ProductCard[]> {
  const product = contextProduct(data);
  if (source === 'recommended') {
    if (!product) return [];
    return (await call('GET /v2/product/recommended/{id}', { params: { id: product.idProduct } })).products;
  }
  const orderBy = source === 'newest' ? '-date' : source === 'discount' ? '-discount' : 'custom';
  const query = {
    nbItem: limit,
    orderBy,
    availability: 'in-stock' as const,
    ...(tags.length > 0 && { tags: tags.join(',') }),
    ...(source === 'discount' && { discount: 'true' as const }),
  };
  return (await call('GET /product', { query })).products.filter(({ idProduct }) => idProduct !== product?.idProduct);
}
