import { z } from 'zod';
import { Image } from './site.ts';

/** A step of the way through the blog. The first is the blog itself, which has no id. */
export const BlogCrumb = z.object({ id: z.int().nullable(), url: z.string(), name: z.string() });
export type BlogCrumb = z.infer<typeof BlogCrumb>;

/** A folder as it is announced: in a list, on a card. */
export const BlogFolderCard = z.object({
  /** Null: the blog itself, above all folders. */
  id: z.int().nullable(),
  idParent: z.int().nullable(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  url: z.string(),
  image: Image.nullable(),
  /** Articles on show in it and in the folders below, each once. */
  total: z.int(),
});
export type BlogFolderCard = z.infer<typeof BlogFolderCard>;

/** A folder with those directly below it, as GET /blog/folder/{id} answers it. */
export const BlogFolder = BlogFolderCard.extend({ folders: z.array(BlogFolderCard) });
export type BlogFolder = z.infer<typeof BlogFolder>;

/** An article as it is announced. */
export const BlogCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  url: z.string(),
  excerpt: z.string(),
  image: Image.nullable(),
  author: z.string(),
  /** Reading time in minutes, at 200 words a minute; at least 1. */
  readingMinutes: z.int().min(1),
  publishedAt: z.iso.datetime(),
  /** Folders that contain it; the first is its main folder. */
  folders: z.array(BlogCrumb),
});
export type BlogCard = z.infer<typeof BlogCard>;

/** An article as GET /blog/{id} answers it. */
export const Blog = BlogCard.extend({
  /** The whole text, sanitised. */
  html: z.string(),
  metaDescription: z.string(),
  /** Last change of its text; null if it need not be shown. */
  updatedAt: z.iso.datetime().nullable(),
  /** From the blog through its main folder to itself. */
  breadcrumb: z.array(BlogCrumb),
  /** The newest others of its folders. */
  related: z.array(BlogCard),
});
export type Blog = z.infer<typeof Blog>;

export const BlogList = z.object({ total: z.int(), blogs: z.array(BlogCard) });
export type BlogList = z.infer<typeof BlogList>;
