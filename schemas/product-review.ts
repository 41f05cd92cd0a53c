import { z } from 'zod';
import { Image } from './site.ts';

/** Rating of a product by its buyers: the mean of 1 to 5 stars, to a tenth. */
export const Rating = z.object({ average: z.number().min(1).max(5), count: z.int().positive() });
export type Rating = z.infer<typeof Rating>;

export const ReviewStatus = z.enum(['PENDING', 'PUBLISHED', 'REFUSED']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

const written = {
  id: z.int(),
  /** First name of who bought it. */
  author: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  /** ISO 639 of the page it was written on. */
  language: z.string(),
  /** Times of the purchase and of the review. */
  boughtAt: z.iso.datetime(),
  writtenAt: z.iso.datetime(),
  /** The shop's answer; '' without one. */
  answer: z.string(),
};

/** A review as everybody reads it. */
export const PublishedReview = z.object({ ...written, declinationLabel: z.string(), publishedAt: z.iso.datetime() });
export type PublishedReview = z.infer<typeof PublishedReview>;

export const ProductReviews = z.object({
  /** Null: there are none, or the shop shows none. */
  rating: Rating.nullable(),
  reviews: z.array(PublishedReview),
});
export type ProductReviews = z.infer<typeof ProductReviews>;

/** A product of an order, with what its buyer wrote of it. */
export const ReviewedProduct = z.object({
  idProduct: z.int(),
  name: z.string(),
  declinationLabel: z.string(),
  image: Image.nullable(),
  review: z.object({ ...written, status: ReviewStatus, reason: z.string() }).nullable(),
});
export type ReviewedProduct = z.infer<typeof ReviewedProduct>;

/** Products of an order that can be reviewed: none before it has arrived, or if the shop accepts no reviews. */
export const OrderReviews = z.object({ isOpen: z.boolean(), products: z.array(ReviewedProduct) });
export type OrderReviews = z.infer<typeof OrderReviews>;

/** Body of PUT /order/{id}/review/{idProduct}. */
export const ReviewBody = z.object({
  rating: z.int().min(1).max(5),
  text: z.string().trim().min(10).max(2000),
});
export type ReviewBody = z.input<typeof ReviewBody>;

/** A review as the shop decides on it. */
export const AdminReview = z.object({
  ...written,
  status: ReviewStatus,
  publishedAt: z.iso.datetime().nullable(),
  /** Reason of its refusal, as sent to its author; '' if it was not refused. */
  reason: z.string(),
  /** E-mail of the administrator who decided. */
  by: z.string().nullable(),
  product: z.object({ id: z.int(), name: z.string(), declinationLabel: z.string(), url: z.string(), image: Image.nullable() }),
  order: z.object({ id: z.uuid(), reference: z.string() }),
});
export type AdminReview = z.infer<typeof AdminReview>;

/** Body of PUT /admin/review/{id}. `seen`: when what the person read was written. */
export const ReviewDecision = z
  .object({
    status: z.enum(['PUBLISHED', 'REFUSED']),
    reason: z.string().trim().max(500).default(''),
    answer: z.string().trim().max(1000).default(''),
    seen: z.iso.datetime(),
  })
  .refine(({ status, reason }) => status !== 'REFUSED' || reason.length > 0, { path: ['reason'] });
export type ReviewDecision = z.input<typeof ReviewDecision>;
