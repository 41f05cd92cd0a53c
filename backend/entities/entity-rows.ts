import type { EntityValue } from '#schemas/entities/define-entity.ts';
import type { EntityKind, entities } from '#schemas/entities/index.ts';
import { albumRows } from './album-rows.ts';
import { discountRows } from './discount-rows.ts';
import type { EntityRows } from './map-rows.ts';
import { newsRows } from './news-rows.ts';
import { popupRows } from './popup-rows.ts';
import { reviewRows } from './review-rows.ts';
import { serviceRows } from './service-rows.ts';
import { tagRows } from './tag-rows.ts';

/** Mappings of every entity's entries to rows, by kind. */
export const entityRows: { readonly [Kind in EntityKind]: EntityRows<EntityValue<(typeof entities)[Kind]>> } = {
  ...{ tag: tagRows, discount: discountRows, news: newsRows, album: albumRows },
  ...{ service: serviceRows, review: reviewRows, popup: popupRows },
};

/** The same as a list, for what is done with each of them alike. */
export const allEntityRows: readonly EntityRows[] = Object.values(entityRows) as unknown as EntityRows[];
