import { defineBlock } from '../../define-block.ts';
import type { ArticleProps } from '../../generated/article.ts';
import { type ArticleData, loadArticle } from './load.ts';

export const block = defineBlock<ArticleProps, ArticleData>({
  type: 'article',
  version: 1,
  mode: 'static',
  timed: true,
  defaults: { showRelated: true, dropCap: false },
  load: loadArticle,
});
