import conf from '#registry/navigation/site-menu/conf.schema.json';
import { code } from '#registry/navigation/site-menu/index.ts';
import { SiteMenu } from '#registry/navigation/site-menu/site-menu.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: SiteMenu };

const block = { code, Component: SiteMenu, conf };

export const Boutique = blockStory(block);
