import { BoxContents } from '#registry/catalogue/box-contents/box-contents.tsx';
import conf from '#registry/catalogue/box-contents/conf.schema.json';
import { code } from '#registry/catalogue/box-contents/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { box } from '../samples/catalogue.ts';

export default { component: BoxContents };

const block = { code, Component: BoxContents, conf };

export const Box = blockStory(block, 0, { context: { data: { product: box() } } });
export const WithoutTitle = blockStory(block, 1, { context: { data: { product: box() } } });
