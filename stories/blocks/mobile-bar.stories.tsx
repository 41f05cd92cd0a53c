import conf from '#registry/navigation/mobile-bar/conf.schema.json';
import { code } from '#registry/navigation/mobile-bar/index.ts';
import { MobileBar } from '#registry/navigation/mobile-bar/mobile-bar.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: MobileBar };

const block = { code, Component: MobileBar, conf };

export const Bottom = blockStory(block);
