import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { ListQueryParams } from '../list-query.ts';
import { AdminReview, OrderReviews, ProductReviews, ReviewBody, ReviewDecision, ReviewStatus } from '../product-review.ts';

const ofOrder = z.object({ id: z.uuid(), idProduct: Id });

export const productReviewCalls = {
  'GET /product/{id}/review': {
    summary: 'Reviews of a product by those who bought it, the newest first, with mean and count of all',
    access: 'public',
    cached: true,
    params: z.object({ id: Id }),
    query: z.object({ nbItem: z.coerce.number().int().min(1).max(100).default(50), page: z.coerce.number().int().min(1).default(1) }),
    data: ProductReviews,
  },
  'GET /order/{id}/review': {
    summary: 'What of an order of the person can be reviewed, and what she wrote',
    access: 'customer',
    params: z.object({ id: z.uuid() }),
    data: OrderReviews,
  },
  'PUT /order/{id}/review/{idProduct}': {
    summary: 'Review a product of an order that has arrived, or write the review anew; it waits for the shop to read it',
    access: 'customer',
    params: ofOrder,
    body: ReviewBody,
    data: OrderReviews,
  },
  'DELETE /order/{id}/review/{idProduct}': {
    summary: 'Take a review back',
    access: 'customer',
    params: ofOrder,
    data: OrderReviews,
  },
  'GET /admin/review': {
    summary: 'Reviews of products: those that wait, who waits longest first, then the newest',
    access: 'admin',
    query: ListQueryParams.extend({ status: ReviewStatus.optional(), search: z.string().max(100).optional() }),
    data: z.object({ total: z.int(), reviews: z.array(AdminReview) }),
  },
  'PUT /admin/review/{id}': {
    summary: 'Publish a review, with an answer or without, or refuse it for a reason, which its author is told',
    access: 'admin',
    params: z.object({ id: Id }),
    body: ReviewDecision,
    noted: ['status'],
    data: AdminReview,
  },
} as const satisfies CallTable;
