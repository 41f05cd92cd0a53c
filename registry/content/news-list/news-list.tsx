import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/news-list.ts';
import type { NewsListProps } from '#registry/generated/news-list.ts';
import type { BlockProps } from '#renderer/types.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Picture } from '#ui/picture.tsx';
import type { NewsListData } from './index.ts';
import { newsListStyles as styles } from './styles.ts';

/** The news with its whole text; each piece has an address of its own on the page. */
export function NewsList({ node }: BlockProps<NewsListProps, NewsListData>) {
  const messages = useMessages(allMessages);
  const { path } = useSite();
  const { pieces, page, pageCount } = node.data;
  if (pieces.length === 0) return <EmptyState title={messages.none} text={messages.noneText} />;
  const Title = `h${node.props.level as 2 | 3 | 4}` as const;
  return (
    <>
      <div className={styles.list}>
        {pieces.map(({ slug, title, image, day, date, html }) => (
          <article key={slug} id={slug} className={styles.piece}>
            {image && (
              <div className={styles.picture}>
                <Picture image={image} sizes="(min-width: 768px) 38vw, 92vw" ratio="3/2" />
              </div>
            )}
            <div className={image ? styles.texts : `${styles.texts} ${styles.alone}`}>
              <p className={styles.date}>
                <time dateTime={day}>{date}</time>
              </p>
              <Title className={styles.title}>{title}</Title>
              <div
                className={styles.text}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
                dangerouslySetInnerHTML={{ __html: html }}
              />
            </div>
          </article>
        ))}
      </div>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(target) => (target === 1 ? path : `${path}?page=${target}`)}
        labels={messages.pages}
      />
    </>
  );
}
export default NewsList;
