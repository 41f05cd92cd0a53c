import { listQuery } from '#client/list-query.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { PromotedNewsProps } from '#registry/generated/promoted-news.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import { type NewsPiece, newsPage, toPiece } from '../news/news-piece.ts';

export type PromotedNewsData = { look: ParameterValues['PROMOTED_NEWS_STYLE']; pieces: NewsPiece[]; page: string };

/** The newest promoted pieces; none while SHOW_PROMOTE_NEWS is off. A banner announces one. */
async function loadPromotedNews({ limit }: PromotedNewsProps, context: LoadContext): Promise<PromotedNewsData> {
  const { SHOW_PROMOTE_NEWS, PROMOTED_NEWS_STYLE: look } = context.parameters;
  if (!SHOW_PROMOTE_NEWS) return { look, pieces: [], page: '' };
  const nbItem = look === 'BANNER' ? 1 : limit;
  const { news } = await context.call('GET /news', { query: listQuery({ nbItem }, { promoted: 'true' }) });
  return { look, pieces: news.map((piece) => toPiece(piece, context)), page: newsPage(context) };
}

export const code = defineBlockCode<PromotedNewsProps, PromotedNewsData>({
  load: loadPromotedNews,
});
