import { dayInWords } from '#domain/date-formats.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ProductReviewsProps } from '#registry/generated/product-reviews.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { PublishedReview, Rating } from '#schemas/product-review.ts';
import { requireProduct } from '../products/context-product.ts';

type Day = { day: string; date: string };
export type ShownReview = Pick<PublishedReview, 'id' | 'author' | 'rating' | 'text' | 'language' | 'answer' | 'declinationLabel'> & {
  bought: Day;
  published: Day;
};
/** `rating` null: nothing is shown. */
export type ProductReviewsData = { rating: Rating | null; reviews: ShownReview[] };

/** Reviews that a page holds: the newest. */
const mostReviews = 60;

async function loadProductReviews(_: ProductReviewsProps, context: LoadContext): Promise<ProductReviewsData> {
  const { idProduct, rating } = requireProduct(context.data);
  if (!rating) return { rating: null, reviews: [] };
  const found = await context.call('GET /product/{id}/review', { params: { id: idProduct }, query: { nbItem: String(mostReviews) } });
  const dayOf = (moment: string): Day => ({ day: moment.slice(0, 10), date: dayInWords(moment, context.lang) });
  return {
    rating: found.rating,
    reviews: found.reviews.map(({ id, author, rating: stars, text, language, answer, declinationLabel, boughtAt, publishedAt }) => ({
      id,
      author,
      rating: stars,
      text,
      language,
      answer,
      declinationLabel,
      bought: dayOf(boughtAt),
      published: dayOf(publishedAt),
    })),
  };
}

export const code = defineBlockCode<ProductReviewsProps, ProductReviewsData>({
  load: loadProductReviews,
});
