import { listQuery } from '#client/list-query.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ProductRowProps } from '#registry/generated/product-row.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { ProductCard } from '#schemas/product.ts';
import { contextProduct } from '../products/context-product.ts';
import { type CardSettings, cardSettings } from '../products/shop-settings.ts';
import { siteOrder } from '../products/site-order.ts';

export type ProductRowData = { products: readonly ProductCard[]; settings: CardSettings };

async function loadProductRow(props: ProductRowProps, context: LoadContext): Promise<ProductRowData> {
  const settings = cardSettings(context.parameters);
  return { products: (await productsOf(props, context)).slice(0, props.limit), settings };
}

async function productsOf({ source, tags, limit }: ProductRowProps, context: LoadContext): Promise<readonly ProductCard[]> {
  const { call, data } = context;
  const values = context.parameters;
  const product = contextProduct(data);
  // A shop that hides its prices does not tell which ones are reduced.
  if (source === 'discount' && values.HIDE_PRODUCT_PRICES) return [];
  if (source === 'recommended') {
    if (!product) return [];
    return (await call('GET /v2/product/recommended/{id}', { params: { id: product.idProduct } })).products;
  }
  const orderBy = source === 'newest' ? '-date' : source === 'discount' ? '-discount' : siteOrder(values);
  const discount = source === 'discount' ? 'true' : undefined;
  const query = listQuery({ nbItem: limit, orderBy }, { availability: 'in-stock', tags, discount });
  return (await call('GET /product', { query })).products.filter(({ idProduct }) => idProduct !== product?.idProduct);
}

export const code = defineBlockCode<ProductRowProps, ProductRowData>({
  load: loadProductRow,
});
