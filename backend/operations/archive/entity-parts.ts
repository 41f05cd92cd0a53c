import { entityRows } from '#backend/entities/entity-rows.ts';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import type { Archive } from './archive.ts';

type Part = 'tags' | 'news' | 'albums' | 'services' | 'reviews' | 'popups' | 'discounts';

const { tag, news, album, service, review, popup, discount } = entityRows;

/** Parts of an archive that are entries of an entity: files, checks and rows of these follow from its definition. */
export const entityParts: { readonly [P in Part]: EntityRows<Archive[P][number]> } = {
  ...{ tags: tag, news, albums: album, services: service, reviews: review },
  ...{ popups: popup, discounts: discount },
};
