import conf from '#registry/blocks/site-menu/conf.schema.json';
import { code } from '#registry/blocks/site-menu/index.ts';
import { SiteMenu } from '#registry/blocks/site-menu/site-menu.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: SiteMenu };

const block = { code, Component: SiteMenu, conf };

export const Boutique = blockStory(block);
