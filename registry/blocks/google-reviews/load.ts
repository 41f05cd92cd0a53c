import { listQuery } from '#client/list-query.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Review } from '#schemas/review.ts';
import type { GoogleReviewsProps } from '../../generated/google-reviews.ts';
import { valuesOf } from '../../site-values.ts';
import { dayInWords } from '../../text-parts/day-in-words.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';

export type ShownReview = Pick<Review, 'id' | 'author' | 'rating' | 'reply' | 'language'> & Excerpt & { day: string; date: string };
export type GoogleReviewsData = {
  /** Null: there are no reviews. */
  average: number | null;
  count: number;
  reviews: ShownReview[];
  /** The shop's page on Google, or ''. */
  pageUrl: string;
};

/** The newest reviews and the average of all of them. Nothing is asked of Google: they are the site's own copy. */
export async function loadGoogleReviews({ limit }: GoogleReviewsProps, context: LoadContext): Promise<GoogleReviewsData> {
  const { rating, reviews } = await context.call('GET /google/reviews', { query: listQuery({ page: 1, nbItem: limit }) });
  return {
    ...rating,
    reviews: reviews.map(({ id, author, rating: stars, text, reply, language, date }) => ({
      ...{ id, author, reply, language, rating: stars },
      ...excerptOf(text),
      day: date.slice(0, 10),
      date: dayInWords(date, context.lang),
    })),
    pageUrl: valuesOf(context).GOOGLE_REVIEW_URL,
  };
}
