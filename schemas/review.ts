import { z } from 'zod';

/** Customer's review of the shop on another site. */
export const Review = z.object({
  id: z.int(),
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

/** `total` counts what was asked for; `rating` is made of all the site's reviews. */
export const ReviewList = z.object({
  total: z.int(),
  rating: z.object({
    count: z.int(),
    /** With one decimal; null while there is none. */
    average: z.number().min(1).max(5).nullable(),
  }),
  reviews: z.array(Review),
});
export type ReviewList = z.infer<typeof ReviewList>;
