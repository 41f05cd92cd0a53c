import { useSite } from '#client/site.tsx';
import { messages as articleMessages } from '#messages/generated/registry/content/publishing/article-card.ts';
import { Picture } from '#ui/picture.tsx';
import { articleCardStyles as styles } from './article-card-styles.ts';
import type { ListedArticle } from './listed-article.ts';

type ArticleCardProps = {
  article: ListedArticle;
  /** The `sizes` of its picture. */
  sizes: string;
  level: 2 | 3;
  /** Picture and words side by side, larger: for the first of a list. */
  isWide?: boolean;
  /** In the first screen. */
  priority?: boolean;
};

/** An article of a list; all of it leads to the article. */
export function ArticleCard({ article, sizes, level, isWide = false, priority = false }: ArticleCardProps) {
  const messages = articleMessages[useSite().lang];
  const { title, excerpt, image, href, folder, day, date, minutes } = article;
  const Title = `h${level}` as const;
  return (
    <article className={isWide ? styles.wide : styles.card}>
      <div className={styles.picture}>
        <Picture image={image} alt="" sizes={sizes} widths={[320, 480, 750, 1280]} ratio="3 / 2" priority={priority} />
      </div>
      <div className={styles.texts}>
        {folder && <p className={styles.folder}>{folder}</p>}
        <Title className={isWide ? styles.wideTitle : styles.title}>
          <a href={href}>
            <span>{title}</span>
          </a>
        </Title>
        <p className={isWide ? styles.wideText : styles.text}>{excerpt}</p>
        <p className={styles.meta}>
          <time dateTime={day}>{date}</time> · {messages.readingTime({ minutes })}
        </p>
      </div>
    </article>
  );
}
