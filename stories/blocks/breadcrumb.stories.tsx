import { Breadcrumb } from '#registry/navigation/breadcrumb/breadcrumb.tsx';
import conf from '#registry/navigation/breadcrumb/conf.schema.json';
import { code } from '#registry/navigation/breadcrumb/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Breadcrumb };

const block = { code, Component: Breadcrumb, conf };

export const Category = blockStory(block);
