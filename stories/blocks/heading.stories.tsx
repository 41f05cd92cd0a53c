import conf from '#registry/content/heading/conf.schema.json';
import { Heading } from '#registry/content/heading/heading.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Heading };

const block = { Component: Heading, conf };

export const Section = blockStory(block);
export const Page = blockStory(block, 1);
