import type { EntityValue } from '#schemas/entities/define-entity.ts';
import type { EntityKind, entities } from '#schemas/entities/index.ts';
import { albumRows } from './album-rows.ts';
import { articleRows, blogFolderRows } from './blog-rows.ts';
import { carrierRows } from './carrier-rows.ts';
import { discountRows } from './discount-rows.ts';
import { elementRows } from './element-rows.ts';
import { formRows } from './form-rows.ts';
import type { EntityRows } from './map-rows.ts';
import { newsRows } from './news-rows.ts';
import { popupRows } from './popup-rows.ts';
import { productRows } from './product-rows.ts';
import { reviewRows } from './review-rows.ts';
import { serviceRows } from './service-rows.ts';
import { tagRows } from './tag-rows.ts';
import { variationRows } from './variation-rows.ts';

/** Kinds whose rows hold all of an entry. A product's prices, stock and contents are written by its feature (`productParts`). */
type WholeKind = Exclude<EntityKind, 'product'>;

/** Mappings of entries to rows, by kind. */
export const entityRows: { readonly [Kind in WholeKind]: EntityRows<EntityValue<(typeof entities)[Kind]>> } = {
  ...{ tag: tagRows, variation: variationRows, discount: discountRows, carrier: carrierRows },
  ...{ news: newsRows, article: articleRows, 'blog folder': blogFolderRows, album: albumRows },
  ...{ service: serviceRows, review: reviewRows, element: elementRows, form: formRows, popup: popupRows },
};

/** The same as a list, for what is done with each of them alike. */
export const wholeEntityRows: readonly EntityRows[] = Object.values(entityRows) as unknown as EntityRows[];

/** Rows of every kind, products too, to find entries by key and by what they name. */
export const allEntityRows: readonly EntityRows[] = [...wholeEntityRows, productRows as unknown as EntityRows];
