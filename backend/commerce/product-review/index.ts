export { forgetReviews } from './reviews.ts';
export { productReviewRoutes } from './routes.ts';
