import { album } from './album.ts';
import { discount } from './discount.ts';
import { news } from './news.ts';
import { popup } from './popup.ts';
import { review } from './review.ts';
import { service } from './service.ts';
import { tag } from './tag.ts';

/** Every entity by its kind. */
export const entities = { tag, discount, news, album, service, review, popup };
export type EntityKind = keyof typeof entities;
export const entityKinds = Object.keys(entities) as [EntityKind, ...EntityKind[]];
