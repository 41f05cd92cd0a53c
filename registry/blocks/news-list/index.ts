import { listQuery } from '#client/list-query.ts';
import type { LoadContext } from '#renderer/types.ts';
import { defineBlock } from '../../define-block.ts';
import type { NewsListProps } from '../../generated/news-list.ts';
import { type NewsPiece, toPiece } from '../../news-parts/news-piece.ts';
import { askedPage } from '../../page-parts/asked-page.ts';
import { sanitise } from '../../text-parts/sanitise.ts';

export type NewsListData = { pieces: (NewsPiece & { html: string })[]; page: number; pageCount: number };

/** The page of the list that the address names; an odd number is the first. */
async function loadNewsList({ pageSize }: NewsListProps, context: LoadContext): Promise<NewsListData> {
  const page = askedPage(context);
  const { total, news } = await context.call('GET /news', { query: listQuery({ nbItem: pageSize, page }) });
  const pieces = news.map((piece) => ({ ...toPiece(piece, context), html: sanitise(piece.html, context) }));
  return { pieces, page, pageCount: Math.ceil(total / pageSize) };
}

export const block = defineBlock<NewsListProps, NewsListData>({
  type: 'news-list',
  version: 1,
  mode: 'static',
  timed: true,
  defaults: { pageSize: 10, level: 2 },
  load: loadNewsList,
});
