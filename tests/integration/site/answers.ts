import type { AlbumList } from '#schemas/album.ts';
import type { BlogList } from '#schemas/blog.ts';
import type { PageNode } from '#schemas/page.ts';
import type { ProductList } from '#schemas/product.ts';
import type { ServiceList } from '#schemas/service.ts';
import type { OpenSite } from './open-site.ts';

type Get = <T>(path: string) => Promise<T>;

const pagesOf = (tree: readonly PageNode[]): PageNode[] => tree.flatMap((node) => [node, ...pagesOf(node.children)]);

/**
 * All that visitors are told of a site in a language, by the call (with names in place of ids), without the ids that the database gives.
 * `slugs` are those of its shared components, forms and popups; `routes` those of its elements.
 */
export async function answersOf(
  { get: ask }: Pick<OpenSite, 'get'>,
  locale: string,
  known: { components: readonly string[]; forms: readonly string[]; popups: readonly string[]; routes: readonly string[] },
): Promise<Record<string, unknown>> {
  const get: Get = (path) => ask(path, { userLang: locale });
  const answers: Record<string, unknown> = {};
  const slugs = new Map<number, string>();
  const keep = async <T>(path: string, name = path): Promise<T> => {
    const data = await get<T>(path);
    answers[name] = withoutIds(data, slugs);
    return data;
  };
  await keep('/site/info');
  for (const { id, url } of pagesOf(await keep<PageNode[]>('/page/tree'))) await keep(`/page/${id}`, `page ${url}`);
  for (const slug of known.components) await keep(`/component/conf/${slug}`);
  for (const path of [
    '/parameter',
    '/variation',
    '/company/address',
    '/countries',
    '/font',
    '/google/reviews',
    '/parameter/product/meal-icon',
  ])
    await keep(path);
  for (const order of ['custom', '-date', 'price']) {
    const { products } = await keep<ProductList>(`/product?nbItem=100&orderBy=${order}`);
    if (order !== 'custom') continue;
    for (const { idProduct, slug } of products) slugs.set(idProduct, slug);
    for (const { idProduct, slug } of products) {
      await keep(`/product/${idProduct}`, `product ${slug}`);
      await keep(`/v2/product/recommended/${idProduct}`, `beside ${slug}`);
      await keep(`/award?product=${idProduct}`, `awards ${slug}`);
      await keep(`/product/${idProduct}/customization`, `customizations ${slug}`);
    }
  }
  await keep('/news');
  await keep('/blog/folder');
  const { blogs } = await keep<BlogList>('/blog/folder/list');
  for (const { id, slug } of blogs) await keep(`/blog/${id}`, `article ${slug}`);
  for (const { id, slug } of (await keep<AlbumList>('/album')).albums) await keep(`/album/${id}`, `album ${slug}`);
  for (const { id, slug } of (await keep<ServiceList>('/service')).services) await keep(`/service/${id}`, `service ${slug}`);
  for (const route of known.routes) await keep(`/element/${route}`);
  for (const slug of known.forms) await keep(`/forms/${slug}`);
  for (const slug of known.popups) await keep(`/popup/${slug}`);
  await keep('/order/back-products/is-active');
  return answers;
}

/**
 * An answer without ids and versions, which each database gives, and without them at the end of an address. Where products are named by
 * nothing but their ids, in `recommended`, their slugs take the place; a product that is not among `slugs` is one that nobody is shown.
 */
export function withoutIds(value: unknown, slugs: ReadonlyMap<number, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutIds(each, slugs));
  if (typeof value === 'string') return value.replace(/^(\/(?:[a-z-]+\/)+[a-z0-9-]+)\/\d+$/, '$1');
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, field]) => !(/^(id[A-Z]?\w*|version)$/.test(key) && typeof field === 'number'));
  return Object.fromEntries(kept.map(([key, field]) => [key, key === 'recommended' ? named(field, slugs) : withoutIds(field, slugs)]));
}

const named = (ids: unknown, slugs: ReadonlyMap<number, string>) =>
  Array.isArray(ids) ? ids.map((id) => slugs.get(id) ?? 'not shown') : ids;
