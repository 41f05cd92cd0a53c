import { listQuery } from '#client/list-query.ts';
import { type Cropped, crop } from '#domain/crop.ts';
import { dayInWords } from '#domain/date-formats.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { GoogleReviewsProps } from '#registry/generated/google-reviews.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Review } from '#schemas/review.ts';
import type { ReviewSource } from '#schemas/review-sources.ts';

/** Letters of a review that are shown at once; one that is hardly longer is shown whole. */
const [shown, tolerance] = [220, 60];

export const excerptOf = (text: string): Cropped => crop(text, shown, tolerance);

export type ShownReview = Pick<Review, 'id' | 'source' | 'author' | 'rating' | 'reply' | 'language'> &
  Cropped & { day: string; date: string };
export type GoogleReviewsData = {
  /** Null: there are no reviews. */
  average: number | null;
  count: number;
  reviews: ShownReview[];
  /** Where the site's reviews are from. */
  sources: readonly ReviewSource[];
  /** The shop's page on Google; '' where it has none, or no review is from there. */
  pageUrl: string;
};

/** The newest reviews and the average of all of them. Nothing is asked of Google: what is from there is the site's own copy. */
async function loadGoogleReviews({ limit }: GoogleReviewsProps, context: LoadContext): Promise<GoogleReviewsData> {
  const { rating, sources, reviews } = await context.call('GET /google/reviews', { query: listQuery({ page: 1, nbItem: limit }) });
  return {
    ...rating,
    sources,
    reviews: reviews.map(({ id, source, author, rating: stars, text, reply, language, date }) => ({
      id,
      source,
      author,
      reply,
      language,
      rating: stars,
      ...excerptOf(text),
      day: date.slice(0, 10),
      date: dayInWords(date, context.lang),
    })),
    pageUrl: sources.includes('GOOGLE') ? context.parameters.GOOGLE_REVIEW_URL : '',
  };
}

export const code = defineBlockCode<GoogleReviewsProps, GoogleReviewsData>({
  load: loadGoogleReviews,
});
