import { Button } from '#registry/content/button/button.tsx';
import conf from '#registry/content/button/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Button };

const block = { Component: Button, conf };

export const Solid = blockStory(block);
export const Quiet = blockStory(block, 1);
