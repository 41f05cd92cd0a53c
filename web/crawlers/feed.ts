import { escapeXml } from './escape-xml.ts';

/** A feed of a site in one language. Addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** Page that shows the same in HTML. */
  link: string;
  /** Address of the feed itself. */
  self: string;
  /** Language as BCP 47 names it: `fr-FR`. */
  language: string;
  items: readonly FeedItem[];
};

export type FeedItem = {
  title: string;
  /** Canonical address; it also identifies the item. */
  link: string;
  description: string;
  /** Moment of publication (ISO). */
  publishedAt: string;
  author: string;
};

/** Writes a feed as RSS 2.0 (rssboard.org/rss-specification), with its own address as Atom names it and authors as Dublin Core does. */
export function feedXml({ title, description, link, self, language, items }: Feed): string {
  const [newest] = items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description || title),
    element('language', language.toLowerCase()),
    ...(newest ? [element('lastBuildDate', rfc822(newest.publishedAt))] : []),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemXml({ title, link, description, publishedAt, author }: FeedItem): string {
  const parts = [
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    ...(description ? [element('description', description)] : []),
    ...(author ? [element('dc:creator', author)] : []),
    element('pubDate', rfc822(publishedAt)),
  ];
  return `<item>${parts.join('')}</item>`;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** A moment as RFC 822 writes it, with four digits of the year: `Tue, 01 Dec 2026 08:00:00 GMT`. */
const rfc822 = (moment: string): string => new Date(moment).toUTCString();
