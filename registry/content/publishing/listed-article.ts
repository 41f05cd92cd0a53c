import { localPath } from '#client/local-path.ts';
import { dayInWords } from '#domain/date-formats.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { BlogCard } from '#schemas/blog.ts';
import type { Image } from '#schemas/site.ts';

/** An article as a list shows it: `folder` names its main one, `day` is its date and `date` the same in words. */
export type ListedArticle = {
  id: number;
  title: string;
  excerpt: string;
  image: Image | null;
  href: string;
  folder: string;
  day: string;
  date: string;
  minutes: number;
};

export const toListed = (
  { id, title, excerpt, image, url, folders, publishedAt, readingMinutes }: BlogCard,
  context: Pick<LoadContext, 'site' | 'lang'>,
): ListedArticle => ({
  id,
  title,
  excerpt,
  image,
  href: localPath(context, url),
  folder: folders[0]?.name ?? '',
  day: publishedAt.slice(0, 10),
  date: dayInWords(publishedAt, context.lang),
  minutes: readingMinutes,
});
