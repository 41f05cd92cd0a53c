import { CardGrid } from '#registry/blocks/card-grid/card-grid.tsx';
import conf from '#registry/blocks/card-grid/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';

export default { component: CardGrid };

const block = { Component: CardGrid, conf };

export const Categories = blockStory(block);
