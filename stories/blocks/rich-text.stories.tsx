import conf from '#registry/blocks/rich-text/conf.schema.json';
import { block as definition } from '#registry/blocks/rich-text/index.ts';
import { RichText } from '#registry/blocks/rich-text/rich-text.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: RichText };

const block = { definition, Component: RichText, conf };

export const Body = blockStory(block);
export const Lead = blockStory(block, 1);
