import type { LoadContext } from '#renderer/types.ts';
import type { Album } from '#schemas/album.ts';
import type { Blog, BlogCrumb, BlogFolder } from '#schemas/blog.ts';
import type { Service } from '#schemas/service.ts';

/** The piece of content that a fixed screen is about; each was parsed where it entered. */
type Content = {
  article?: Blog;
  folder?: BlogFolder;
  /** The way from the blog to `folder`, itself the last. */
  way?: readonly BlogCrumb[];
  album?: Album;
  service?: Service;
};

/** What of it the data context of a page holds; nothing on other pages. */
export const contentOf = (data: LoadContext['data']): Content => data as Content;
