import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/google-reviews.ts';
import type { GoogleReviewsProps } from '#registry/generated/google-reviews.ts';
import type { BlockProps } from '#renderer/types.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Stars } from '#ui/stars.tsx';
import { formatRating } from '../../catalogue/reviews/rating.ts';
import type { GoogleReviewsData, ShownReview } from './index.ts';
import { googleReviewsStyles as styles } from './styles.ts';

/** Shows reviews of the shop, each with where it is from and when it was written. Nothing if there are none. */
export function GoogleReviews({ node }: BlockProps<GoogleReviewsProps, GoogleReviewsData>) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { eyebrow, title, look, showReplies } = node.props;
  const { average, count, reviews, sources, pageUrl } = node.data;
  if (average === null || reviews.length === 0) return null;
  const isStrip = look === 'strip';
  // Only where all of them are from one place, their number says from where.
  const source = sources.length === 1 ? sources[0] : undefined;
  return (
    <div>
      <header className={styles.header}>
        <div className={styles.titles}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2>{title ?? (source === 'GOOGLE' ? messages.titleGoogle : messages.title)}</h2>
        </div>
        <p className={styles.average}>
          <span className={styles.number} aria-hidden="true">
            {formatRating(average, lang)}
          </span>
          <span className={styles.summary}>
            <Stars rating={average} label={messages.stars({ rating: formatRating(average, lang) })} />
            <span className={styles.count}>{messages.counts[source ?? 'MIXED']({ count })}</span>
          </span>
        </p>
      </header>
      {/* An element that scrolls must be focusable if no link in it is (WCAG 2.1.1). */}
      <ul className={styles[look]} {...(isStrip && { tabIndex: 0, 'aria-label': messages.strip })}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <ReviewText review={review} showReply={showReplies} />
          </li>
        ))}
      </ul>
      <footer className={styles.footer}>
        <div className={styles.note}>
          {sources.map((each) => (
            <p key={each}>{messages.notes[each]}</p>
          ))}
        </div>
        {pageUrl && (
          <LinkButton href={pageUrl} variant="quiet" target="_blank" rel="noopener">
            {messages.all}
          </LinkButton>
        )}
      </footer>
    </div>
  );
}
export default GoogleReviews;

function ReviewText({ review, showReply }: { review: ShownReview; showReply: boolean }) {
  const messages = useMessages(allMessages);
  const { source, author, rating, start, rest, language, day, date, reply } = review;
  return (
    <>
      <p>
        <Stars rating={rating} label={messages.stars({ rating })} />
      </p>
      {start && (
        <blockquote className={styles.text} lang={language}>
          {rest ? (
            <details className={styles.long}>
              <summary>
                {start}
                <span className={styles.more}>
                  {'… '}
                  <span className={styles.moreTexts}>{messages.more}</span>
                </span>
              </summary>
              {rest}
            </details>
          ) : (
            <p>{start}</p>
          )}
        </blockquote>
      )}
      <p className={styles.author}>
        {author}{' '}
        <span className={styles.date}>
          · {<time dateTime={day}>{date}</time>} · {messages.sources[source]}
        </span>
      </p>
      {showReply && reply && (
        <div className={styles.reply}>
          <p className={styles.replyTitle}>{messages.reply}</p>
          <p>{reply}</p>
        </div>
      )}
    </>
  );
}
