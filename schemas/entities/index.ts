import { album } from './album.ts';
import { article, blogFolder } from './blog.ts';
import { carrier } from './carrier.ts';
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

/** Every entity that the panel's calls write, by its kind. */
export const entities = {
  ...{ product, tag, variation, discount, carrier, news, article, 'blog folder': blogFolder },
  ...{ album, service, review, element, form, popup },
};
export type EntityKind = keyof typeof entities;
export const entityKinds = Object.keys(entities) as EntityKind[];
