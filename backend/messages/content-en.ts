import type { contentFr } from './content-fr.ts';

/** The same in English. */
export const contentEn: Record<keyof typeof contentFr, string> = {
  'newsletter.closed': 'This site has no newsletter.',
  'newsletter.asked': 'Thank you! An e-mail is on its way for you to confirm.',
  'newsletter.confirmed': 'Your subscription is confirmed.',
  'newsletter.ended': 'You are unsubscribed. Your address is no longer kept.',
  'newsletter.unknown': 'This link is no longer valid. Please subscribe again.',
};
