import { listQuery } from '#client/list-query.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import { requireProduct } from './context-product.ts';

/**
 * The product that a block is about: the one that its props name by its slug, else the page's. Rejects where there is none: the
 * block is left out then.
 */
export async function productNamed(slug: string | undefined, { call, data }: Pick<LoadContext, 'call' | 'data'>): Promise<Product> {
  if (!slug) return requireProduct(data);
  const { products } = await call('GET /product', { query: listQuery({ nbItem: 1 }, { slug }) });
  const [found] = products;
  if (!found) throw new Error(`there is no product "${slug}"`);
  return call('GET /product/{id}', { params: { id: found.idProduct } });
}
