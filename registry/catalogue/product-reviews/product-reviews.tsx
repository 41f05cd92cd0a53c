import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/product-reviews.ts';
import { messages as ratingMessages } from '#messages/generated/registry/catalogue/reviews/rating.ts';
import type { ProductReviewsProps } from '#registry/generated/product-reviews.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Stars } from '#ui/stars.tsx';
import { formatRating, reviewsAnchor } from '../reviews/rating.ts';
import type { ProductReviewsData, ShownReview } from './index.ts';
import { productReviewsStyles as styles } from './styles.ts';

/** Rating and reviews of the page's product, with how they came about (decree 2017-1436); nothing while there are none. */
export function ProductReviews({ node }: BlockProps<ProductReviewsProps, ProductReviewsData>) {
  const messages = useMessages(allMessages);
  const said = useMessages(ratingMessages);
  const { lang } = useSite();
  const { eyebrow, title, shown } = node.props;
  const { rating, reviews } = node.data;
  if (!rating || reviews.length === 0) return null;
  const [first, others] = [reviews.slice(0, shown), reviews.slice(shown)];
  return (
    <section id={reviewsAnchor} className={styles.section} aria-labelledby={`${node.id}-title`}>
      <header className={styles.header}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 id={`${node.id}-title`}>{title ?? messages.title}</h2>
        <p className={styles.average}>
          <span className={styles.number} aria-hidden="true">
            {formatRating(rating.average, lang)}
          </span>
          <span className={styles.summary}>
            <Stars rating={rating.average} label={said.stars({ rating: formatRating(rating.average, lang) })} />
            <span className={styles.small}>{said.count({ count: rating.count })}</span>
          </span>
        </p>
        <details className={styles.fold}>
          <summary>{messages.how}</summary>
          <p className={styles.small}>{messages.rules}</p>
        </details>
      </header>
      <div className={styles.reviews}>
        <ReviewList reviews={first} />
        {others.length > 0 && (
          <details className={styles.fold}>
            <summary>{messages.more({ count: others.length })}</summary>
            <ReviewList reviews={others} />
          </details>
        )}
      </div>
    </section>
  );
}
export default ProductReviews;

function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
  const messages = useMessages(allMessages);
  const said = useMessages(ratingMessages);
  return (
    <ul className={styles.list}>
      {reviews.map(({ id, author, rating, text, language, answer, declinationLabel, bought, published }) => (
        <li key={id} className={styles.review}>
          <p className={styles.head}>
            <span className={styles.author}>{author}</span>
            <Stars rating={rating} label={said.stars({ rating })} />
          </p>
          {declinationLabel && <p className={styles.small}>{declinationLabel}</p>}
          <p className={styles.text} lang={language}>
            {text}
          </p>
          <p className={styles.small}>
            {messages.published} <time dateTime={published.day}>{published.date}</time>, {messages.bought}{' '}
            <time dateTime={bought.day}>{bought.date}</time>
          </p>
          {answer && (
            <div className={styles.answer}>
              <p className={styles.answerTitle}>{messages.answer}</p>
              <p className={styles.text}>{answer}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
