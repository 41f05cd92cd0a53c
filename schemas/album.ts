import { z } from 'zod';
import { Image } from './site.ts';

/** An album as it is announced. */
export const AlbumCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  url: z.string(),
  description: z.string(),
  /** The first picture. */
  image: Image.nullable(),
  /** Number of its pictures. */
  count: z.int(),
  publishedAt: z.iso.datetime(),
});
export type AlbumCard = z.infer<typeof AlbumCard>;

/** An album with its pictures in order; a caption may be ''. */
export const Album = AlbumCard.extend({ pictures: z.array(z.object({ image: Image, caption: z.string() })) });
export type Album = z.infer<typeof Album>;

export const AlbumList = z.object({ total: z.int(), albums: z.array(AlbumCard) });
export type AlbumList = z.infer<typeof AlbumList>;
