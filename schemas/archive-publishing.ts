import { z } from 'zod';
import { DayOrMoment, MetaDescription, Picture } from './entities/parts.ts';
import { ArchiveId } from './id.ts';
import { Slug } from './slug.ts';
import { type Translations, translationsOf } from './translation.ts';

/** The blog of a site, as the file blog.json of its folder holds it. */

/** A folder of the blog with those in it, in order. */
export type ArchiveBlogFolder = {
  id?: number | undefined;
  slug: string;
  name: string;
  description: string;
  picture: z.infer<typeof Picture> | null;
  folders: ArchiveBlogFolder[];
  translations: Translations<{ name: string; description: string }>;
};
export const ArchiveBlogFolder: z.ZodType<ArchiveBlogFolder> = z.lazy(() =>
  z.object({
    id: ArchiveId,
    slug: Slug,
    name: z.string().min(1).max(120),
    description: z.string().max(600).default(''),
    picture: Picture.nullable().default(null),
    folders: z.array(ArchiveBlogFolder).default([]),
    translations: translationsOf({ name: z.string(), description: z.string() }),
  }),
);

/** An article. `folders` names those it stands in; the first is its main one. Shown from `publishedAt`. */
export const ArchiveBlogArticle = z.object({
  id: ArchiveId,
  // `/blog/folder/{id}` is a folder's address.
  slug: Slug.refine((slug) => slug !== 'folder', 'an article cannot be called "folder"'),
  title: z.string().min(1).max(160),
  excerpt: z.string().max(400),
  html: z.string(),
  metaDescription: MetaDescription,
  author: z.string().max(120).default(''),
  picture: Picture.nullable().default(null),
  folders: z.array(Slug).default([]),
  publishedAt: DayOrMoment,
  updatedAt: DayOrMoment.nullable().default(null),
  translations: translationsOf({ title: z.string(), excerpt: z.string(), metaDescription: z.string(), html: z.string() }),
});
export type ArchiveBlogArticle = z.infer<typeof ArchiveBlogArticle>;

export const ArchiveBlog = z.object({ folders: z.array(ArchiveBlogFolder).default([]), articles: z.array(ArchiveBlogArticle).default([]) });
export type ArchiveBlog = z.infer<typeof ArchiveBlog>;
