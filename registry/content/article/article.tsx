import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/article.ts';
import { messages as articleMessages } from '#messages/generated/registry/content/publishing/article-card.ts';
import type { ArticleProps } from '#registry/generated/article.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Picture } from '#ui/picture.tsx';
import { ArticleCard } from '../publishing/article-card.tsx';
import type { ArticleData } from './index.ts';
import { articleStyles as styles } from './styles.ts';

/** An article from its title to what to read next. */
export function Article({ node }: BlockProps<ArticleProps, ArticleData>) {
  const { title, excerpt, html, image, folders } = node.data;
  return (
    <>
      <article className={styles.article}>
        <header className={styles.header}>
          {folders.length > 0 && (
            <p className={styles.folders}>
              {folders.map(({ href, name }, index) => (
                <span key={href}>
                  {index > 0 && ' · '}
                  <a href={href}>{name}</a>
                </span>
              ))}
            </p>
          )}
          <h1 className={styles.title}>{title}</h1>
          {excerpt && <p className={styles.lead}>{excerpt}</p>}
          <Facts data={node.data} />
        </header>
        {image && (
          <div className={styles.picture}>
            <Picture image={image} sizes="(min-width: 1200px) 70rem, 92vw" widths={[480, 750, 960, 1280, 1920]} ratio="auto" priority />
          </div>
        )}
        <div
          className={node.props.dropCap ? styles.textWithCap : styles.text}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </article>
      <Related data={node.data} />
    </>
  );
}
export default Article;

function Facts({ data: { author, published, updated, minutes } }: { data: ArticleData }) {
  const messages = useMessages(allMessages);
  const told = useMessages(articleMessages);
  return (
    <p className={styles.facts}>
      <time dateTime={published.day}>{published.date}</time>
      {author && `, ${told.by({ author })}`} · {told.readingTime({ minutes })}
      {updated && (
        <>
          <br />
          {messages.updated} <time dateTime={updated.day}>{updated.date}</time>
        </>
      )}
    </p>
  );
}

function Related({ data: { related } }: { data: ArticleData }) {
  const messages = useMessages(allMessages);
  if (related.length === 0) return null;
  return (
    <aside className={styles.related} aria-label={messages.related}>
      <div className={styles.inner}>
        <h2 className={styles.relatedTitle}>{messages.related}</h2>
        <ul className={styles.cards}>
          {related.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} level={3} sizes="(min-width: 768px) 30vw, 78vw" />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
