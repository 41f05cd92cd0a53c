import type { LoadContext } from '#renderer/types.ts';
import type { AnnouncementBarProps } from '../../generated/announcement-bar.ts';
import { valuesOf } from '../../site-values.ts';

export type Announcement = { text: string; href: string };

/** The block's own text, else the announcement of the settings; empty when it is switched off. */
export async function loadAnnouncement({ text, href }: AnnouncementBarProps, context: LoadContext): Promise<Announcement> {
  const { SHOW_PROMOTE_MESSAGE, PROMOTE_MESSAGE, PROMOTE_MESSAGE_LINK } = valuesOf(context);
  if (text) return { text, href: href ?? '' };
  return SHOW_PROMOTE_MESSAGE ? { text: PROMOTE_MESSAGE, href: href ?? PROMOTE_MESSAGE_LINK } : { text: '', href: '' };
}
