import { type Path, repeatedKeys, repeatedNumbers } from '#domain/entities/fault.ts';
import type { ArchiveBlogFolder } from '#schemas/archive-publishing.ts';
import type { Archive } from '../archive.ts';
import { type Checks, keysOf } from './checks.ts';

/** The folders of a blog in their order, a folder before those in it, each with its place in the file. */
export function flattenFolders(folders: readonly ArchiveBlogFolder[], at: Path = ['folders']): { folder: ArchiveBlogFolder; path: Path }[] {
  return folders.flatMap((folder, i) => [{ folder, path: [...at, i] }, ...flattenFolders(folder.folders, [...at, i, 'folders'])]);
}

/** Checks blog.json: each slug once, pictures and folders that exist. */
export function checkBlog({ blog: { folders: tree, articles } }: Archive, { refer, tell }: Checks): void {
  const folders = flattenFolders(tree);
  tell(repeatedKeys(folders.map(({ folder, path }) => ({ key: folder.slug, path: [...path, 'slug'] }))));
  tell(repeatedKeys(keysOf(articles, 'slug', ['articles'])));
  tell(
    repeatedNumbers(
      folders.map(({ folder }) => folder),
      (i) => folders[i]?.path ?? [],
    ),
  );
  tell(repeatedNumbers(articles, (i) => ['articles', i]));
  for (const { folder, path } of folders) if (folder.picture) refer('picture', folder.picture.name, [...path, 'picture', 'name']);
  articles.forEach(({ picture, folders: named }, i) => {
    if (picture) refer('picture', picture.name, ['articles', i, 'picture', 'name']);
    tell(repeatedKeys(named.map((key, j) => ({ key, path: ['articles', i, 'folders', j] }))));
    for (const [j, slug] of named.entries()) refer('blog folder', slug, ['articles', i, 'folders', j]);
  });
}
