import { expect, test } from 'vitest';
import { type Feed, feedXml } from '#web/crawlers/feed.ts';
import { readFeed } from '../../http/feed-reader.ts';

const feed: Feed = {
  title: 'Journal · La Penderie',
  description: 'Le journal.',
  link: 'https://shop.example/journal',
  self: 'https://shop.example/blog.rss',
  language: 'fr-FR',
  items: [
    {
      title: 'Laver <la> laine & "la soie"',
      link: 'https://shop.example/blog/laver/4?a=1&b=2',
      // What XML has no place for, half a pair of surrogates among it, and what is written as a pair.
      description: `L’été ${String.fromCharCode(0, 0xd800)}🧶`,
      publishedAt: '2026-02-03T04:05:06.000Z',
      author: 'Marie',
    },
  ],
};

test('a feed holds what RSS 2.0 requires of a channel and an item, dates as RFC 822 writes them', () => {
  const { channel, items } = readFeed(feedXml(feed));
  expect(channel).toEqual({
    title: 'Journal · La Penderie',
    link: 'https://shop.example/journal',
    description: 'Le journal.',
    language: 'fr-fr',
    lastBuildDate: 'Tue, 03 Feb 2026 04:05:06 GMT',
    self: 'https://shop.example/blog.rss',
  });
  expect(items).toEqual([
    {
      title: 'Laver <la> laine & "la soie"',
      link: 'https://shop.example/blog/laver/4?a=1&b=2',
      guid: 'https://shop.example/blog/laver/4?a=1&b=2',
      description: 'L’été 🧶',
      creator: 'Marie',
      pubDate: 'Tue, 03 Feb 2026 04:05:06 GMT',
    },
  ]);
});

test('a feed without items is one, and describes itself by its title where it has no description', () => {
  const { channel, items } = readFeed(feedXml({ ...feed, description: '', items: [] }));
  expect([channel.description, channel.lastBuildDate, items]).toEqual([feed.title, undefined, []]);
});
