import { reviews } from '#backend/tables/publishing.ts';
import { review } from '#schemas/entities/review.ts';
import { mapRows } from './map-rows.ts';
import { moment } from './mapping.ts';

/** Reviews of Google alone: other rows of the table come from elsewhere. */
export const reviewRows = mapRows(review, reviews, { writtenAt: moment('writtenAt') }, { constants: { source: 'GOOGLE' } });
