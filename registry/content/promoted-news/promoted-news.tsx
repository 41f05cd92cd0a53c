import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/promoted-news.ts';
import type { PromotedNewsProps } from '#registry/generated/promoted-news.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { NewsPiece } from '../news/news-piece.ts';
import { SectionHeader } from '../texts/section-header.tsx';
import type { PromotedNewsData } from './index.ts';
import { promotedNewsStyles as styles } from './styles.ts';

/** Shows the news that the shop promotes: one item as a banner, or several as cards or as a list. */
export function PromotedNews({ node }: BlockProps<PromotedNewsProps, PromotedNewsData>) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { eyebrow, title } = node.props;
  const { look, pieces, page } = node.data;
  const [first] = pieces;
  if (!first) return null;
  if (look === 'BANNER') return <Banner piece={first} eyebrow={eyebrow ?? messages.banner} />;
  const Piece = look === 'CARDS' ? Card : Row;
  return (
    <section className={styles.band} aria-label={title ?? messages.title}>
      <div className={styles.inner}>
        <SectionHeader
          eyebrow={eyebrow}
          title={title ?? messages.title}
          link={page ? { label: messages.all, href: to(page) } : undefined}
        />
        <ul className={look === 'CARDS' ? styles.cards : styles.list}>
          {pieces.map((piece) => (
            <Piece key={piece.slug} piece={piece} />
          ))}
        </ul>
      </div>
    </section>
  );
}
export default PromotedNews;

function Banner({ piece, eyebrow }: { piece: NewsPiece; eyebrow: string }) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { title, excerpt, image, href } = piece;
  return (
    <section className={styles.banner} aria-label={eyebrow}>
      {image && (
        <div className={styles.bannerPicture}>
          <Picture image={image} sizes="(min-width: 768px) 50vw, 100vw" widths={[480, 750, 960, 1280]} ratio="auto" />
        </div>
      )}
      <div className={image ? styles.bannerTexts : `${styles.bannerTexts} ${styles.bannerAlone}`}>
        <p className={styles.date}>
          {eyebrow} · <Day piece={piece} />
        </p>
        <h2 className={styles.bannerTitle}>{title}</h2>
        <p className={styles.bannerText}>{excerpt}</p>
        {href && <LinkButton href={to(href)}>{messages.more}</LinkButton>}
      </div>
    </section>
  );
}

function Card({ piece }: { piece: NewsPiece }) {
  return (
    <li className={styles.card}>
      <Picture image={piece.image} alt="" sizes="(min-width: 768px) 31vw, 78vw" ratio="3/2" />
      <div className={styles.cardTexts}>
        <p className={styles.date}>
          <Day piece={piece} />
        </p>
        <h3 className={styles.cardTitle}>
          <Title piece={piece} />
        </h3>
        <p className={styles.cardText}>{piece.excerpt}</p>
      </div>
    </li>
  );
}

function Row({ piece }: { piece: NewsPiece }) {
  return (
    <li className={styles.row}>
      <p className={styles.date}>
        <Day piece={piece} />
      </p>
      <div className={styles.rowTexts}>
        <h3 className={styles.cardTitle}>
          <Title piece={piece} />
        </h3>
        <p className={styles.cardText}>{piece.excerpt}</p>
      </div>
      {piece.href && <Icon name="arrow" />}
    </li>
  );
}

const Day = ({ piece }: { piece: NewsPiece }) => <time dateTime={piece.day}>{piece.date}</time>;

function Title({ piece: { title, href } }: { piece: NewsPiece }) {
  const to = useLocalPath();
  return href ? <a href={to(href)}>{title}</a> : title;
}
