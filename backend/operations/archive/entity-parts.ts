import { articleRows, blogFolderRows } from '#backend/entities/blog-rows.ts';
import { carrierRows } from '#backend/entities/carrier-rows.ts';
import { elementRows } from '#backend/entities/element-rows.ts';
import { entityRows } from '#backend/entities/entity-rows.ts';
import { formRows } from '#backend/entities/form-rows.ts';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import { variationRows } from '#backend/entities/variation-rows.ts';
import type { Archive } from './archive.ts';
import { productParts } from './products/product-parts.ts';

type Part =
  | ('variations' | 'products' | 'tags' | 'news' | 'albums' | 'services' | 'reviews' | 'popups' | 'discounts')
  | ('blogFolders' | 'articles' | 'elements' | 'forms' | 'carriers');

const { tag, news, album, service, review, popup, discount } = entityRows;

/** Parts of an archive that are entries of an entity: files, checks and rows of these follow from its definition. */
export const entityParts: { readonly [P in Part]: EntityRows<Archive[P][number]> } = {
  ...{ variations: variationRows, products: productParts, tags: tag, news, albums: album, services: service, reviews: review },
  ...{ popups: popup, discounts: discount, blogFolders: blogFolderRows, articles: articleRows },
  ...{ elements: elementRows, forms: formRows, carriers: carrierRows },
};
