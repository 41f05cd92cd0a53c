import type { FileWords } from './words.ts';

/** Descriptions of the files with published content other than pages. */
export const publishingWords = {
  'news.json': {
    holds: 'News, shown from `publishedAt` until `expiresAt`.',
    fields: {},
  },
  'blog.json': {
    holds: 'The blog: its folders and its articles.',
    fields: {
      folders: 'the folders, in order',
      'folders[].folders': 'the folders in it',
      articles: 'the articles',
    },
  },
  'albums.json': {
    holds: 'Albums of pictures.',
    fields: {},
  },
  'services.json': {
    holds: 'Services that the shop offers.',
    fields: {},
  },
  'reviews.json': {
    holds: 'What customers wrote about the shop on Google.',
    fields: {},
  },
  'elements.json': {
    holds: 'Entries of lists: partners’ logos, people of a team, events. Their order within a route is that of the file.',
    fields: {},
  },
  'forms.json': {
    holds: 'Forms that documents place by their slug.',
    fields: {
      translations:
        'locale → these texts; `fields` holds those of a field under its key, `options` in it those of a choice under its value',
    },
  },
  'popups.json': {
    holds: 'Popups; a page opens one by a `popup` block that names it.',
    fields: {},
  },
} as const satisfies Record<string, FileWords>;
