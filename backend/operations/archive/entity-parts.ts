import { entityRows } from '#backend/entities/entity-rows.ts';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import { productParts } from '#backend/goods/catalogue/index.ts';
import type { Archive } from './archive.ts';

type Part =
  | ('variations' | 'products' | 'tags' | 'news' | 'albums' | 'services' | 'reviews' | 'popups' | 'discounts')
  | ('blogFolders' | 'articles' | 'elements' | 'forms' | 'carriers');

const { variation, tag, news, article, album, service, review, element, form, popup, carrier, discount } = entityRows;

/** Parts of an archive that are entries of an entity: files, checks and rows of these follow from its definition. */
export const entityParts: { readonly [P in Part]: EntityRows<Archive[P][number]> } = {
  ...{ variations: variation, products: productParts, tags: tag, news, albums: album, services: service, reviews: review },
  ...{ popups: popup, discounts: discount, blogFolders: entityRows['blog folder'], articles: article },
  ...{ elements: element, forms: form, carriers: carrier },
};
