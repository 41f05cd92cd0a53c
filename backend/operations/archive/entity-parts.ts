import { albumRows } from '#backend/entities/album-rows.ts';
import { discountRows } from '#backend/entities/discount-rows.ts';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import { newsRows } from '#backend/entities/news-rows.ts';
import { popupRows } from '#backend/entities/popup-rows.ts';
import { reviewRows } from '#backend/entities/review-rows.ts';
import { serviceRows } from '#backend/entities/service-rows.ts';
import { tagRows } from '#backend/entities/tag-rows.ts';
import type { Archive } from './archive.ts';

type Part = 'tags' | 'news' | 'albums' | 'services' | 'reviews' | 'popups' | 'discounts';

/** Parts of an archive that are entries of an entity: files, checks and rows of these follow from its definition. */
export const entityParts: { readonly [P in Part]: EntityRows<Archive[P][number]> } = {
  ...{ tags: tagRows, news: newsRows, albums: albumRows, services: serviceRows, reviews: reviewRows },
  ...{ popups: popupRows, discounts: discountRows },
};
