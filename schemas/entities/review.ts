import { z } from 'zod';
import { reviewSources } from '../review-sources.ts';
import { languagePattern, translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { DayOrMoment } from './parts.ts';

/** Review of the shop; `source` says where it is from. `key` is its name there, or any of its own. */
export const review = defineEntity({
  kind: 'review',
  file: 'reviews.json',
  key: 'key',
  gone: 'removed',
  right: 'content',
  list: {
    columns: ['author', 'source', 'rating', 'writtenAt', 'language'],
    search: ['author', 'text', 'reply'],
    filters: ['source', 'rating', 'language', 'writtenAt'],
    sort: ['-writtenAt', '-rating', 'author'],
  },
  value: z.object({
    key: z.string().min(1).max(200),
    /** An entry that does not say it is the shop's own: no page claims Google for it. */
    source: z.enum(reviewSources).default('OWNER'),
    author: z.string().min(1).max(120),
    rating: z.int().min(1).max(5),
    text: z.string().max(4000).default(''),
    /** Two letters: the language it is written in. */
    language: field(z.string().regex(languagePattern), { control: 'language' }),
    reply: z.string().max(4000).default(''),
    writtenAt: DayOrMoment,
    translations: translationsOf({ text: z.string(), reply: z.string() }),
  }),
});
export type ShopReview = EntityValue<typeof review>;
