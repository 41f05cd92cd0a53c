import { Button } from '#registry/blocks/button/button.tsx';
import conf from '#registry/blocks/button/conf.schema.json';
import { block as definition } from '#registry/blocks/button/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Button };

const block = { definition, Component: Button, conf };

export const Solid = blockStory(block);
export const Quiet = blockStory(block, 1);
