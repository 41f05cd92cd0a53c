import conf from '#registry/blocks/usp-strip/conf.schema.json';
import { block as definition } from '#registry/blocks/usp-strip/index.ts';
import { UspStrip } from '#registry/blocks/usp-strip/usp-strip.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: UspStrip };

const block = { definition, Component: UspStrip, conf };

export const Facts = blockStory(block);
