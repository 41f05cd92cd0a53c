import { listQuery } from '#client/list-query.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { NewsListProps } from '#registry/generated/news-list.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type NewsPiece, toPiece } from '../news/news-piece.ts';
import { pageNumberOf } from '../publishing/content-of.ts';
import { sanitise } from '../texts/sanitise.ts';

export type NewsListData = { pieces: (NewsPiece & { html: string })[]; page: number; pageCount: number };

/** The page of the list that the address names; an odd number is the first. */
async function loadNewsList({ pageSize }: NewsListProps, context: LoadContext): Promise<NewsListData> {
  const page = pageNumberOf(context);
  const { total, news } = await context.call('GET /news', { query: listQuery({ nbItem: pageSize, page }) });
  const pieces = news.map((piece) => ({ ...toPiece(piece, context), html: sanitise(piece.html, context) }));
  return { pieces, page, pageCount: Math.ceil(total / pageSize) };
}

export const code = defineBlockCode<NewsListProps, NewsListData>({
  load: loadNewsList,
});
