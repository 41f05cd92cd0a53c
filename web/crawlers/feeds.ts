import type { NextApiRequest, NextApiResponse } from 'next';
import { localPath } from '#client/local-path.ts';
import { type SiteInfo, toLang } from '#schemas/site.ts';
import { serverCall } from '../api/server-api.ts';
import { type FeedKind, feedKinds, feedPath } from '../routing/feed-path.ts';
import { localeOf } from '../routing/locale-of.ts';
import { firstPageOfType } from '../routing/routes.ts';
import { sourceOf } from '../site/source.ts';
import { answerText, anyOrigin, keepText, notFound } from './answer-text.ts';
import { type FeedItem, feedXml } from './feed.ts';

/** Most items of a feed, the newest: readers ask often, and keep what they have read. */
const maxItems = 50;

/** Answers `/blog.rss` and `/news.rss`, with a language in front where pages have one. proxy.tsx sends them here. */
export async function answerFeed(request: NextApiRequest, response: NextApiResponse, requested: string): Promise<void> {
  await answerText(request, response, 'application/rss+xml', async (info) => {
    const { locale, path } = localeOf(requested, info);
    const kind = feedKinds.find((each) => feedPath(each) === path);
    if (!kind) throw notFound('feed');
    return keepText(`${info.version} ${locale} ${kind}`, () => makeFeed(info, locale, kind));
  });
}

async function makeFeed(site: SiteInfo, locale: string, kind: FeedKind): Promise<string> {
  const addressOf = (path: string) => anyOrigin + localPath({ site, lang: toLang(locale) }, path);
  const { title, description, url, items } = await (kind === 'blog' ? readBlog(locale) : readNews(site, locale));
  return feedXml({
    title: title.includes(site.name) ? title : `${title} · ${site.name}`,
    description,
    link: addressOf(url),
    self: addressOf(feedPath(kind)),
    language: locale.replace('_', '-'),
    items: items.map((item) => ({ ...item, link: addressOf(item.link) })),
  });
}

/** A feed before its addresses are those of a host and a language. */
type Content = { title: string; description: string; url: string; items: FeedItem[] };

async function readBlog(locale: string): Promise<Content> {
  const call = serverCall(locale);
  const [{ name, description, url }, { blogs }] = await Promise.all([
    call('GET /blog/folder', {}),
    call('GET /blog/folder/list', { query: { nbItem: maxItems, orderBy: '-date' } }),
  ]);
  const items = blogs.map(({ title, url: link, excerpt, publishedAt, author }) => ({
    title,
    link,
    description: excerpt,
    publishedAt,
    author,
  }));
  return { title: name, description, url, items };
}

/** News stands on the page of that type, each piece at its anchor. A site without the page has no such feed. */
async function readNews(site: SiteInfo, locale: string): Promise<Content> {
  const { tree } = await sourceOf(String(site.version), locale);
  const page = firstPageOfType(tree, 'news');
  if (!page) throw notFound('feed');
  const { news } = await serverCall(locale)('GET /news', { query: { nbItem: maxItems } });
  const newestFirst = news.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return {
    ...{ title: page.title, description: page.metaDescription, url: page.url },
    items: newestFirst.map(({ title, slug, excerpt: description, publishedAt }) => ({
      ...{ title, description, publishedAt, author: '' },
      link: `${page.url}#${slug}`,
    })),
  };
}
