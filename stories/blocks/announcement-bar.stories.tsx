import { AnnouncementBar } from '#registry/navigation/announcement-bar/announcement-bar.tsx';
import conf from '#registry/navigation/announcement-bar/conf.schema.json';
import { code } from '#registry/navigation/announcement-bar/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: AnnouncementBar };

const block = { code, Component: AnnouncementBar, conf };

export const OwnText = blockStory(block);
