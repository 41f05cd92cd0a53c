import conf from '#registry/blocks/rich-text/conf.schema.json';
import { code } from '#registry/blocks/rich-text/index.ts';
import { RichText } from '#registry/blocks/rich-text/rich-text.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: RichText };

const block = { code, Component: RichText, conf };

export const Body = blockStory(block);
export const Lead = blockStory(block, 1);
