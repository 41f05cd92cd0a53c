import { listQuery } from '#client/list-query.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { BlogListProps } from '#registry/generated/blog-list.ts';
import type { LoadContext } from '#renderer/types.ts';
import { contentOf, pageNumberOf } from '../publishing/content-of.ts';
import { type ListedArticle, toListed } from '../publishing/listed-article.ts';

export type BlogListData = { articles: ListedArticle[]; page: number; pageCount: number };

/** The page of the list that the address names; of the chosen folder, of the page's, or of the whole blog. */
async function loadBlogList({ folder, pageSize, paged }: BlogListProps, context: LoadContext): Promise<BlogListData> {
  const { call, data } = context;
  const page = paged ? pageNumberOf(context) : 1;
  const query = { nbItem: pageSize, page };
  const id = contentOf(data).folder?.id;
  const { total, blogs } = await (folder || typeof id !== 'number'
    ? call('GET /blog/folder/list', { query: listQuery(query, { folder }) })
    : call('GET /blog/folder/list/{id}', { params: { id }, query: listQuery(query) }));
  return { articles: blogs.map((article) => toListed(article, context)), page, pageCount: paged ? Math.ceil(total / pageSize) : 1 };
}

export const code = defineBlockCode<BlogListProps, BlogListData>({
  load: loadBlogList,
});
