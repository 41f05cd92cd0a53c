import { useMessages } from '#client/site.tsx';
import type { ProductReviewsProps } from '#registry/generated/product-reviews.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Stars } from '#ui/stars.tsx';
import { ratingMessages, reviewsAnchor } from '../reviews/rating-messages.ts';
import type { ProductReviewsData, ShownReview } from './index.ts';
import { productReviewsStyles as styles } from './styles.ts';

const allMessages = {
  fr: {
    title: 'Vos avis',
    more: (count: number) => (count === 1 ? 'Voir l’autre avis' : `Voir les ${count} autres avis`),
    published: 'Avis du',
    bought: 'achat du',
    answer: 'Réponse de la boutique',
    how: 'Comment ces avis sont recueillis',
    rules:
      'Seuls les clients qui ont acheté ce produit sur ce site, et l’ont reçu, peuvent l’évaluer, depuis leur commande et sans contrepartie. La boutique vérifie la commande et lit chaque avis avant de le publier, quelle que soit la note, dans les quinze jours ; l’auteur d’un avis refusé en reçoit le motif. Les avis sont affichés du plus récent au plus ancien, et gardés cinq ans au plus. Leur auteur peut les modifier ou les retirer à tout moment.',
  },
  en: {
    title: 'Your reviews',
    more: (count: number) => (count === 1 ? 'See the other review' : `See the ${count} other reviews`),
    published: 'Review of',
    bought: 'bought on',
    answer: 'The shop’s answer',
    how: 'How these reviews are collected',
    rules:
      'Only customers who bought this product on this site, and have received it, can review it, from their order and without reward. The shop checks the order and reads each review before it publishes it, whatever the rating, within fifteen days; the author of a refused review is told why. Reviews are shown from the newest to the oldest, and kept for five years at most. Their authors can change them or take them back at any time.',
  },
};

/** Rating and reviews of the page's product, with how they came about (decree 2017-1436); nothing while there are none. */
export function ProductReviews({ node }: BlockProps<ProductReviewsProps, ProductReviewsData>) {
  const messages = useMessages(allMessages);
  const said = useMessages(ratingMessages);
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
            {said.number(rating.average)}
          </span>
          <span className={styles.summary}>
            <Stars rating={rating.average} label={said.stars(rating.average)} />
            <span className={styles.small}>{said.count(rating.count)}</span>
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
            <summary>{messages.more(others.length)}</summary>
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
            <Stars rating={rating} label={said.stars(rating)} />
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
