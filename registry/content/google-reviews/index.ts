import { listQuery } from '#client/list-query.ts';
import { type Cropped, crop } from '#domain/crop.ts';
import { dayInWords } from '#domain/date-formats.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { GoogleReviewsProps } from '#registry/generated/google-reviews.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Review } from '#schemas/review.ts';

/** Letters of a review that are shown at once; one that is hardly longer is shown whole. */
const [shown, tolerance] = [220, 60];

export const excerptOf = (text: string): Cropped => crop(text, shown, tolerance);

export type ShownReview = Pick<Review, 'id' | 'author' | 'rating' | 'reply' | 'language'> & Cropped & { day: string; date: string };
export type GoogleReviewsData = {
  /** Null: there are no reviews. */
  average: number | null;
  count: number;
  reviews: ShownReview[];
  /** The shop's page on Google, or ''. */
  pageUrl: string;
};

/** The newest reviews and the average of all of them. Nothing is asked of Google: they are the site's own copy. */
async function loadGoogleReviews({ limit }: GoogleReviewsProps, context: LoadContext): Promise<GoogleReviewsData> {
  const { rating, reviews } = await context.call('GET /google/reviews', { query: listQuery({ page: 1, nbItem: limit }) });
  return {
    ...rating,
    reviews: reviews.map(({ id, author, rating: stars, text, reply, language, date }) => ({
      id,
      author,
      reply,
      language,
      rating: stars,
      ...excerptOf(text),
      day: date.slice(0, 10),
      date: dayInWords(date, context.lang),
    })),
    pageUrl: context.parameters.GOOGLE_REVIEW_URL,
  };
}

export const code = defineBlockCode<GoogleReviewsProps, GoogleReviewsData>({
  load: loadGoogleReviews,
});
