import { z } from 'zod';
import { ArchiveId } from '../id.ts';
import { Slug } from '../slug.ts';
import { translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { DayOrMoment, Picture } from './parts.ts';

/** News of the shop. `html` is its whole text, `excerpt` the text of its announcement. Shown from `publishedAt` until `expiresAt`. */
export const news = defineEntity({
  kind: 'news',
  file: 'news.json',
  key: 'slug',
  gone: 'removed',
  right: 'content',
  list: {
    columns: ['title', 'picture', 'promoted', 'publishedAt', 'expiresAt'],
    search: ['title', 'slug'],
    filters: ['promoted', 'publishedAt'],
    sort: ['-publishedAt', 'title'],
    bulk: ['promoted', 'publishedAt', 'expiresAt'],
  },
  value: z.object({
    id: ArchiveId,
    slug: Slug,
    title: z.string().min(1).max(160),
    excerpt: z.string().max(400),
    html: field(z.string(), { html: true }),
    picture: Picture.nullable().default(null),
    promoted: z.boolean().default(false),
    publishedAt: DayOrMoment,
    expiresAt: DayOrMoment.nullable().default(null),
    translations: translationsOf({ title: z.string(), excerpt: z.string(), html: z.string() }),
  }),
});
export type NewsPiece = EntityValue<typeof news>;
