import type { contentFr } from './content-fr.ts';

/** The same in English. */
export const contentEn: Record<keyof typeof contentFr, string> = {
  'blog.not-found': 'This article does not exist, or no longer.',
  'blog.folder': 'This folder of the blog does not exist.',
  'album.not-found': 'This album does not exist, or no longer.',
  'service.not-found': 'This service does not exist, or no longer.',
  'newsletter.closed': 'This site has no newsletter.',
  'newsletter.asked': 'Thank you! An e-mail is on its way for you to confirm.',
  'newsletter.confirmed': 'Your subscription is confirmed.',
  'newsletter.ended': 'You are unsubscribed. Your address is no longer kept.',
  'newsletter.unknown': 'This link is no longer valid. Please subscribe again.',
};
