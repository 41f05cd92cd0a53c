import conf from '#registry/blocks/hero/conf.schema.json';
import { Hero } from '#registry/blocks/hero/hero.tsx';
import { block as definition } from '#registry/blocks/hero/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Hero };

const block = { definition, Component: Hero, conf };

export const Split = blockStory(block);
export const Plain = blockStory(block, 1);
