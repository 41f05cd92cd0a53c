import conf from '#registry/catalogue/vintage-list/conf.schema.json';
import { code } from '#registry/catalogue/vintage-list/index.ts';
import { VintageList } from '#registry/catalogue/vintage-list/vintage-list.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { vintages } from '../samples/catalogue.ts';

export default { component: VintageList };

const block = { code, Component: VintageList, conf };

export const Years = blockStory(block, 0, { context: { data: { product: vintages() } } });
export const OneIsOpen = blockStory(block, 1, { context: { data: { product: vintages(), choice: { year: 2019 } } } });
export const WithoutPrices = blockStory(block, 0, {
  context: { data: { product: vintages() } },
  values: { HIDE_PRODUCT_PRICES: 'true' },
});
