import { AnnouncementBar } from '#registry/blocks/announcement-bar/announcement-bar.tsx';
import conf from '#registry/blocks/announcement-bar/conf.schema.json';
import { code } from '#registry/blocks/announcement-bar/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: AnnouncementBar };

const block = { code, Component: AnnouncementBar, conf };

export const OwnText = blockStory(block);
