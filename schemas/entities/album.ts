import { z } from 'zod';
import { ArchiveId } from '../id.ts';
import { Slug } from '../slug.ts';
import { translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { DayOrMoment, Picture } from './parts.ts';

/** A picture of an album, with the line below it. */
export const AlbumPicture = Picture.extend({
  caption: z.string().max(300).default(''),
  translations: translationsOf({ alt: z.string(), caption: z.string() }),
});

/** Pictures that belong together; the first stands for the album. */
export const album = defineEntity({
  kind: 'album',
  file: 'albums.json',
  key: 'slug',
  gone: 'removed',
  right: 'content',
  list: {
    columns: ['title', 'publishedAt'],
    search: ['title', 'slug'],
    filters: ['publishedAt'],
    sort: ['-publishedAt', 'title'],
    bulk: ['publishedAt'],
  },
  value: z.object({
    id: ArchiveId,
    slug: Slug,
    title: z.string().min(1).max(160),
    description: z.string().max(1000).default(''),
    publishedAt: DayOrMoment,
    pictures: field(z.array(AlbumPicture).min(1).max(500), { entries: 'name' }),
    translations: translationsOf({ title: z.string(), description: z.string() }),
  }),
});
export type PublishedAlbum = EntityValue<typeof album>;
