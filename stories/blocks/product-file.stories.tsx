import conf from '#registry/catalogue/product-file/conf.schema.json';
import { code } from '#registry/catalogue/product-file/index.ts';
import { ProductFile } from '#registry/catalogue/product-file/product-file.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { wine } from '../samples/catalogue.ts';

export default { component: ProductFile };

const block = { code, Component: ProductFile, conf };
const ofWine = { context: { data: { product: wine() } } };

export const OfThePage = blockStory(block, 0, ofWine);
export const OwnWords = blockStory(block, 1, ofWine);
