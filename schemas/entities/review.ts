import { z } from 'zod';
import { languagePattern, translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { DayOrMoment } from './parts.ts';

/** Customer's review of the shop on Google. `key` is its name there. */
export const review = defineEntity({
  kind: 'review',
  file: 'reviews.json',
  key: 'key',
  gone: 'removed',
  right: 'content',
  list: {
    columns: ['author', 'rating', 'writtenAt', 'language'],
    search: ['author', 'text', 'reply'],
    filters: ['rating', 'language', 'writtenAt'],
    sort: ['-writtenAt', '-rating', 'author'],
  },
  value: z.object({
    key: z.string().min(1).max(200),
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
