import { localPath } from '#client/local-path.ts';
import { dayInWords } from '#domain/date-formats.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ArticleProps } from '#registry/generated/article.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Image } from '#schemas/site.ts';
import { contentOf } from '../publishing/content-of.ts';
import { type ListedArticle, toListed } from '../publishing/listed-article.ts';
import { sanitise } from '../texts/sanitise.ts';

type Day = { day: string; date: string };
export type ArticleData = {
  title: string;
  excerpt: string;
  html: string;
  image: Image | null;
  author: string;
  minutes: number;
  published: Day;
  updated: Day | null;
  folders: { href: string; name: string }[];
  related: ListedArticle[];
};

/** The article of the page. @throws Error on other pages: the block is left out there */
async function loadArticle({ showRelated }: ArticleProps, context: LoadContext): Promise<ArticleData> {
  const { article } = contentOf(context.data);
  if (!article) throw new Error('there is no article on this page');
  const { title, excerpt, html, image, author, readingMinutes, publishedAt, updatedAt, folders, related } = article;
  const dayOf = (moment: string): Day => ({ day: moment.slice(0, 10), date: dayInWords(moment, context.lang) });
  return {
    title,
    excerpt,
    image,
    author,
    html: sanitise(html, context),
    minutes: readingMinutes,
    published: dayOf(publishedAt),
    updated: updatedAt ? dayOf(updatedAt) : null,
    folders: folders.map(({ url, name }) => ({ href: localPath(context, url), name })),
    related: showRelated ? related.map((other) => toListed(other, context)) : [],
  };
}

export const code = defineBlockCode<ArticleProps, ArticleData>({
  load: loadArticle,
});
