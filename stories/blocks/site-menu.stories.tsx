import conf from '#registry/blocks/site-menu/conf.schema.json';
import { block as definition } from '#registry/blocks/site-menu/index.ts';
import { SiteMenu } from '#registry/blocks/site-menu/site-menu.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: SiteMenu };

const block = { definition, Component: SiteMenu, conf };

export const Boutique = blockStory(block);
