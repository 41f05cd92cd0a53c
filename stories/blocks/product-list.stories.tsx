import conf from '#registry/catalogue/product-list/conf.schema.json';
import { code } from '#registry/catalogue/product-list/index.ts';
import { ProductList } from '#registry/catalogue/product-list/product-list.tsx';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';
import { productList, searchFound, searchNothing, sizesOfKinds } from '../samples/catalogue.ts';

export default { component: ProductList };

const block = { code, Component: ProductList, conf };

export const Category = blockStory(block);
export const Filtered = blockStory(block, 0, { context: { query: { size: '38,40', price: ',60' } } });
/** Nothing to filter by: the list takes the whole width. */
export const WithoutFilters = blockStory({ ...block, conf: { ...conf, examples: [{ filters: [], columns: 4 }] } });
/** Filters that together leave nothing: the list says which one to take off. */
export const NothingLeft = blockStory(block, 0, {
  context: {
    query: { size: '38', colour: 'vert-sauge' },
    call: (async (_: string, { query }: { query: { nbItem?: number } }) =>
      query.nbItem === 1 ? { ...productList, total: 7 } : { ...productList, total: 0, products: [] }) as unknown as Call,
  },
});
/** Sizes of clothes and of shoes in one list. */
export const SizesOfKinds = blockStory(block, 0, {
  context: { call: (async () => ({ ...productList, facets: [...sizesOfKinds, ...productList.facets.slice(1)] })) as unknown as Call },
});
const searchable = { ...block, conf: { ...conf, examples: [{ searchable: true, filters: [], columns: 4 }] } };
/** A word taken for a typo: above the products stands what they are of. */
export const Corrected = blockStory(searchable, 0, {
  context: { query: { search: 'rode' }, call: (async () => ({ ...productList, corrected: 'robe' })) as unknown as Call },
});
/** No product, but pages: they are told in the place of advice on spelling. */
export const FoundElsewhere = blockStory(searchable, 0, {
  context: {
    query: { search: 'horaires' },
    call: (async (route: string) =>
      route === 'GET /search'
        ? { ...searchNothing, pages: searchFound.pages, articles: searchFound.articles.slice(0, 1) }
        : { ...productList, total: 0, products: [], facets: [] }) as unknown as Call,
  },
});
export const ShownMoreOf = blockStory(block, 0, { context: { query: { pages: '2' } } });
export const Showcase = blockStory(block, 0, { values: { HIDE_PRODUCT_PRICES: 'true' } });
export const OnThePicture = blockStory(block, 1);
export const Minimal = blockStory(block, 2);
export const WineLabels = blockStory(block, 3);
/** The shop did not answer: the shopper is told, and may try again. */
export const Unavailable = blockStory({ ...block, code: { ...code, load: async () => null } });
