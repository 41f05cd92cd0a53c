import { defineBlock } from '../../define-block.ts';
import type { GoogleReviewsProps } from '../../generated/google-reviews.ts';
import { type GoogleReviewsData, loadGoogleReviews } from './load.ts';

export const block = defineBlock<GoogleReviewsProps, GoogleReviewsData>({
  type: 'google-reviews',
  version: 1,
  mode: 'static',
  defaults: { limit: 6, look: 'strip', showReplies: true },
  load: loadGoogleReviews,
});
