import { Breadcrumb } from '#registry/blocks/breadcrumb/breadcrumb.tsx';
import conf from '#registry/blocks/breadcrumb/conf.schema.json';
import { code } from '#registry/blocks/breadcrumb/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Breadcrumb };

const block = { code, Component: Breadcrumb, conf };

export const Category = blockStory(block);
