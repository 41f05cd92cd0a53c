import { defineBlock } from '../../define-block.ts';
import type { AnnouncementBarProps } from '../../generated/announcement-bar.ts';
import { type Announcement, loadAnnouncement } from './load.ts';

export const block = defineBlock<AnnouncementBarProps, Announcement>({
  type: 'announcement-bar',
  version: 1,
  mode: 'static',
  load: loadAnnouncement,
});
