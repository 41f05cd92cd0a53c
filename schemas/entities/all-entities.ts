import { album } from './album.ts';
import { article, blogFolder } from './blog.ts';
import { carrier } from './carrier.ts';
import type { Entity } from './define-entity.ts';
import { discount } from './discount.ts';
import { element } from './element.ts';
import { form } from './form.ts';
import { news } from './news.ts';
import { popup } from './popup.ts';
import { product } from './product.ts';
import { review } from './review.ts';
import { service } from './service.ts';
import { tag } from './tag.ts';
import { variation } from './variation.ts';

/** Definitions of every kind that a site's folder holds, whether the panel's calls write it or not. */
export const allEntities: readonly Entity[] = [
  ...[variation, product, tag, carrier, discount, news, blogFolder, article, album, service, review, element, form, popup],
];
