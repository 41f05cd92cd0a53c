import { defineBlock } from '../../define-block.ts';
import type { PromotedNewsProps } from '../../generated/promoted-news.ts';
import { loadPromotedNews, type PromotedNewsData } from './load.ts';

export const block = defineBlock<PromotedNewsProps, PromotedNewsData>({
  type: 'promoted-news',
  version: 1,
  mode: 'static',
  timed: true,
  defaults: { limit: 3 },
  load: loadPromotedNews,
});
