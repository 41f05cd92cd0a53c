import { Breadcrumb } from '#registry/blocks/breadcrumb/breadcrumb.tsx';
import conf from '#registry/blocks/breadcrumb/conf.schema.json';
import { block as definition } from '#registry/blocks/breadcrumb/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Breadcrumb };

const block = { definition, Component: Breadcrumb, conf };

export const Category = blockStory(block);
