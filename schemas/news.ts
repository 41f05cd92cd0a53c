import { z } from 'zod';
import { Image } from './site.ts';

/** A piece of news as GET /news answers it. */
export const News = z.object({
  id: z.int(),
  /** Slug, which is also its anchor on the news page. */
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** The whole text, sanitised. */
  html: z.string(),
  image: Image.nullable(),
  /** Announced on the home page. */
  promoted: z.boolean(),
  publishedAt: z.iso.datetime(),
});
export type News = z.infer<typeof News>;

export const NewsList = z.object({ total: z.int(), news: z.array(News) });
export type NewsList = z.infer<typeof NewsList>;
