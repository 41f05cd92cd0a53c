import conf from '#registry/content/rich-text/conf.schema.json';
import { code } from '#registry/content/rich-text/index.ts';
import { RichText } from '#registry/content/rich-text/rich-text.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: RichText };

const block = { code, Component: RichText, conf };

export const Body = blockStory(block);
export const Lead = blockStory(block, 1);
