import { localHref } from '#client/local-path.ts';
import { type SocialLink, socialLinks } from '#registry/content/company/social-links.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { AnnouncementBarProps } from '#registry/generated/announcement-bar.ts';
import type { LoadContext } from '#renderer/types.ts';

export type Announcement = {
  text: string;
  href: string;
  /** Empty unless the owner wants them in the menu. */
  social: SocialLink[];
};

/** The announcement of the settings, else the block's own text; without text when it is switched off. */
async function loadAnnouncement({ text, href }: AnnouncementBarProps, context: LoadContext): Promise<Announcement> {
  const values = context.parameters;
  const social = values.DISPLAY_SOCIAL_ICON_IN_MENU ? socialLinks(values) : [];
  const to = (address: string) => localHref(context, address);
  if (!values.SHOW_PROMOTE_MESSAGE) return { text: '', href: '', social };
  return { text: values.PROMOTE_MESSAGE || (text ?? ''), href: to(values.PROMOTE_MESSAGE_LINK || (href ?? '')), social };
}

export const code = defineBlockCode<AnnouncementBarProps, Announcement>({
  load: loadAnnouncement,
});
