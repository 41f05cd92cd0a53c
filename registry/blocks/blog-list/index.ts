import { defineBlock } from '../../define-block.ts';
import type { BlogListProps } from '../../generated/blog-list.ts';
import { type BlogListData, loadBlogList } from './load.ts';

export const block = defineBlock<BlogListProps, BlogListData>({
  type: 'blog-list',
  version: 1,
  mode: 'static',
  timed: true,
  defaults: { pageSize: 12, paged: true, featured: false, columns: { base: 1, sm: 2, lg: 3 } },
  load: loadBlogList,
});
