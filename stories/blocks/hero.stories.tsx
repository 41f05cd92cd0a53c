import conf from '#registry/content/hero/conf.schema.json';
import { Hero } from '#registry/content/hero/hero.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Hero };

const block = { Component: Hero, conf };

export const Split = blockStory(block);
export const Plain = blockStory(block, 1);
