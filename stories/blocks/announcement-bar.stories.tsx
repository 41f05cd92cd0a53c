import { AnnouncementBar } from '#registry/blocks/announcement-bar/announcement-bar.tsx';
import conf from '#registry/blocks/announcement-bar/conf.schema.json';
import { block as definition } from '#registry/blocks/announcement-bar/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: AnnouncementBar };

const block = { definition, Component: AnnouncementBar, conf };

export const OwnText = blockStory(block);
