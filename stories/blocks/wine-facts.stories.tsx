import conf from '#registry/catalogue/wine-facts/conf.schema.json';
import { code } from '#registry/catalogue/wine-facts/index.ts';
import { WineFacts } from '#registry/catalogue/wine-facts/wine-facts.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { vintages, wine } from '../samples/catalogue.ts';

export default { component: WineFacts };

const block = { code, Component: WineFacts, conf };
const ofWine = { context: { data: { product: wine() } } };

export const Cells = blockStory(block, 0, ofWine);
export const List = blockStory(block, 1, ofWine);
export const OneVintage = blockStory(block, 0, { context: { data: { product: vintages(), choice: { year: 2019 } } } });
