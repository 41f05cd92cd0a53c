import { localPath } from '#client/local-path.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { BlogFoldersProps } from '#registry/generated/blog-folders.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { BlogFolderCard } from '#schemas/blog.ts';
import type { Image } from '#schemas/site.ts';
import { contentOf } from '../publishing/content-of.ts';

/** A folder as it is shown; `isCurrent`: it is the page's, `isAbove`: the page's is within it. */
export type ListedFolder = {
  href: string;
  name: string;
  description: string;
  image: Image | null;
  total: number;
  isCurrent: boolean;
  isAbove: boolean;
};
export type BlogFoldersData = {
  /** The whole blog. */
  all: ListedFolder;
  /** The blog's own folders. */
  first: ListedFolder[];
  /** Folders in the page's folder. */
  within: ListedFolder[];
};

/** The folders that have articles: those of the blog, and on a folder's page those in it. */
async function loadBlogFolders(_: BlogFoldersProps, context: LoadContext): Promise<BlogFoldersData> {
  const { folder, way = [] } = contentOf(context.data);
  const blog = await context.call('GET /blog/folder', {});
  const listed = ({ id, url, name, description, image, total }: BlogFolderCard): ListedFolder => ({
    name,
    description,
    image,
    total,
    href: localPath(context, url),
    isCurrent: folder ? id === folder.id : context.path === url,
    isAbove: way.slice(1, -1).some((step) => step.id === id),
  });
  const filled = (folders: readonly BlogFolderCard[]) => folders.filter(({ total }) => total > 0).map(listed);
  return { all: listed(blog), first: filled(blog.folders), within: filled(folder?.folders ?? []) };
}

export const code = defineBlockCode<BlogFoldersProps, BlogFoldersData>({
  load: loadBlogFolders,
});
