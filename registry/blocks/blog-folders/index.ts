import { defineBlock } from '../../define-block.ts';
import type { BlogFoldersProps } from '../../generated/blog-folders.ts';
import { type BlogFoldersData, loadBlogFolders } from './load.ts';

export const block = defineBlock<BlogFoldersProps, BlogFoldersData>({
  type: 'blog-folders',
  version: 1,
  mode: 'static',
  timed: true,
  defaults: { look: 'links' },
  load: loadBlogFolders,
});
