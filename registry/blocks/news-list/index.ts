import { defineBlock } from '../../define-block.ts';
import type { NewsListProps } from '../../generated/news-list.ts';
import { loadNewsList, type NewsListData } from './load.ts';

export const block = defineBlock<NewsListProps, NewsListData>({
  type: 'news-list',
  version: 1,
  mode: 'static',
  timed: true,
  defaults: { pageSize: 10, level: 2 },
  load: loadNewsList,
});
