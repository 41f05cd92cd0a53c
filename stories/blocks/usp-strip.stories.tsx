import conf from '#registry/content/usp-strip/conf.schema.json';
import { UspStrip } from '#registry/content/usp-strip/usp-strip.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: UspStrip };

const block = { Component: UspStrip, conf };

export const Facts = blockStory(block);
