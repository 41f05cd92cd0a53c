import { dayInWords } from '#domain/date-formats.ts';
import { allPages } from '#registry/navigation/site/page-tree.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { News } from '#schemas/news.ts';
import type { Image } from '#schemas/site.ts';

/** A piece of news as it is announced: `href` is its place on the news page, '' while the site has none. */
export type NewsPiece = { slug: string; title: string; excerpt: string; image: Image | null; day: string; date: string; href: string };

/** The address of the site's news page, or ''. */
export const newsPage = ({ tree }: Pick<LoadContext, 'tree'>): string =>
  allPages(tree).find((page) => page.type === 'news' && page.isValid)?.url ?? '';

export function toPiece({ slug, title, excerpt, image, publishedAt }: News, context: Pick<LoadContext, 'tree' | 'lang'>): NewsPiece {
  const page = newsPage(context);
  return {
    slug,
    title,
    excerpt,
    image,
    day: publishedAt.slice(0, 10),
    date: dayInWords(publishedAt, context.lang),
    href: page && `${page}#${slug}`,
  };
}
