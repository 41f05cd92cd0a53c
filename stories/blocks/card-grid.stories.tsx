import { CardGrid } from '#registry/content/card-grid/card-grid.tsx';
import conf from '#registry/content/card-grid/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';

export default { component: CardGrid };

const block = { Component: CardGrid, conf };

export const Categories = blockStory(block);
