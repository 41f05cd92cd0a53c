import { z } from 'zod';
import { reviewSources } from './review-sources.ts';

/** Review of the shop, with where it is from. */
export const Review = z.object({
  id: z.int(),
  source: z.enum(reviewSources),
  author: z.string(),
  rating: z.int().min(1).max(5),
  /** In the reader's language where it is translated, else as it was written. */
  text: z.string(),
  /** Language of `text`: `fr`, `en` … */
  language: z.string(),
  /** Date of the review. */
  date: z.iso.datetime(),
  /** The shop's answer; '' where there is none. */
  reply: z.string(),
});
export type Review = z.infer<typeof Review>;

/** `total` counts what was asked for; `rating` and `sources` are made of all the site's reviews. */
export const ReviewList = z.object({
  total: z.int(),
  rating: z.object({
    count: z.int(),
    /** With one decimal; null while there is none. */
    average: z.number().min(1).max(5).nullable(),
  }),
  sources: z.array(z.enum(reviewSources)),
  reviews: z.array(Review),
});
export type ReviewList = z.infer<typeof ReviewList>;
