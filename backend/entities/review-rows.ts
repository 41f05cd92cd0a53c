import { reviews } from '#backend/tables/publishing.ts';
import { review } from '#schemas/entities/review.ts';
import { mapRows } from './map-rows.ts';
import { moment } from './mapping.ts';

export const reviewRows = mapRows(review, reviews, { writtenAt: moment('writtenAt') });
