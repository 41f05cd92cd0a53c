import type { Path } from '#domain/entities/fault.ts';
import type { ArchiveBlogFolder } from '#schemas/archive-publishing.ts';
import type { BlogFolderEntry } from '#schemas/entities/blog.ts';

/** Lists the folders of blog.json in their order, a folder before those in it, each with the one that it stands in. */
export function flattenFolders(tree: readonly ArchiveBlogFolder[], parent: string | null = null): BlogFolderEntry[] {
  return tree.flatMap(({ folders, ...folder }) => [{ ...folder, parent }, ...flattenFolders(folders, folder.slug)]);
}

/** Puts folders into those that they stand in, as blog.json has them. */
export function nestFolders(all: readonly BlogFolderEntry[], within: string | null = null): ArchiveBlogFolder[] {
  return all
    .filter(({ parent }) => parent === within)
    .map(({ parent: _, ...folder }) => ({ ...folder, folders: nestFolders(all, folder.slug) }));
}

/** Lists the place in blog.json of each folder, for folders in the order of `flattenFolders`. */
export function placeFolders(all: readonly BlogFolderEntry[]): Path[] {
  const placeOf = new Map<string, Path>();
  const counts = new Map<string, number>();
  return all.map(({ slug, parent }) => {
    const above = (parent !== null && placeOf.get(parent)) || [];
    const next = counts.get(above.join('/')) ?? 0;
    counts.set(above.join('/'), next + 1);
    const place = [...above, 'folders', next];
    placeOf.set(slug, place);
    return place;
  });
}
