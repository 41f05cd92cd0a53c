import { z } from 'zod';
import { article, type BlogFolderEntry, blogFolder } from './entities/blog.ts';

/** The blog of a site, as the file blog.json of its folder holds it. */

/** A folder of the blog with those in it, in order. */
export type ArchiveBlogFolder = Omit<BlogFolderEntry, 'parent'> & { folders: ArchiveBlogFolder[] };
const { parent: _, translations, ...own } = blogFolder.value.shape;
export const ArchiveBlogFolder: z.ZodType<ArchiveBlogFolder> = z.lazy(() =>
  z.object({ ...own, folders: z.array(ArchiveBlogFolder).default([]), translations }),
);

export const ArchiveBlog = z.object({ folders: z.array(ArchiveBlogFolder).default([]), articles: z.array(article.value).default([]) });
export type ArchiveBlog = z.infer<typeof ArchiveBlog>;
