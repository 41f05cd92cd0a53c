import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/blog-list.ts';
import type { BlogListProps } from '#registry/generated/blog-list.ts';
import { columnCounts, columnVariables } from '#registry/page/layout/column-grid.ts';
import type { BlockProps } from '#renderer/types.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ArticleCard } from '../publishing/article-card.tsx';
import { SectionHeader } from '../texts/section-header.tsx';
import type { BlogListData } from './index.ts';
import { blogListStyles as styles } from './styles.ts';

const wideSizes = '(min-width: 768px) 54vw, 92vw';

/** Articles as cards, the newest first. */
export function BlogList({ node }: BlockProps<BlogListProps, BlogListData>) {
  const messages = useMessages(allMessages);
  const { path } = useSite();
  const to = useLocalPath();
  const { eyebrow, title, link, paged, featured, columns } = node.props;
  const { articles, page, pageCount } = node.data;
  // An announcement of articles says nothing while there are none; a page of them says so.
  if (articles.length === 0) return paged ? <EmptyState title={messages.none} text={messages.noneText} /> : null;
  const level = title ? 3 : 2;
  const counts = columnCounts(columns);
  const share = (count: number) => `${Math.round(92 / count)}vw`;
  const sizes = `(min-width: 996px) ${share(counts.lg)}, (min-width: 576px) ${share(counts.sm)}, ${share(counts.base)}`;
  const [first, ...others] = articles;
  const hasFeatured = featured && page === 1;
  return (
    <div>
      <SectionHeader eyebrow={eyebrow} title={title} link={link} />
      {hasFeatured && first && (
        <div className={styles.first}>
          <ArticleCard article={first} level={level} sizes={wideSizes} isWide priority={paged} />
        </div>
      )}
      <ul className={styles.grid} style={columnVariables(counts)}>
        {(hasFeatured ? others : articles).map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} level={level} sizes={sizes} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(target) => to(target === 1 ? path : `${path}?page=${target}`)}
            labels={messages.pages}
          />
        </div>
      )}
    </div>
  );
}
export default BlogList;
