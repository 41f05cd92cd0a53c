import type { ArchiveBlogFolder } from '#schemas/archive-publishing.ts';
import type { Archive } from '../archive.ts';
import { type Checks, once, onceNumbered, type Path } from './checks.ts';

/** The folders of a blog in their order, a folder before those in it, each with its place in the file. */
export function flattenFolders(folders: readonly ArchiveBlogFolder[], at: Path = ['folders']): { folder: ArchiveBlogFolder; path: Path }[] {
  return folders.flatMap((folder, i) => [{ folder, path: [...at, i] }, ...flattenFolders(folder.folders, [...at, i, 'folders'])]);
}

/** Checks blog, albums, services and reviews: each slug once, pictures and folders that exist. */
export function checkPublishing(archive: Archive, checks: (file: string) => Checks): void {
  checkBlog();
  const albums = checks('albums.json');
  once(slugs(archive.albums), albums.refuse);
  onceNumbered(archive.albums, albums.refuse, (i) => [i]);
  archive.albums.forEach(({ pictures }, i) => {
    for (const [j, { name }] of pictures.entries()) albums.refer('picture', name, [i, 'pictures', j, 'name']);
  });
  const services = checks('services.json');
  once(slugs(archive.services), services.refuse);
  onceNumbered(archive.services, services.refuse, (i) => [i]);
  for (const [i, { picture }] of archive.services.entries()) if (picture) services.refer('picture', picture.name, [i, 'picture', 'name']);
  const reviews = archive.reviews.map(({ key }, i) => ({ key, path: [i, 'key'] }));
  once(reviews, checks('reviews.json').refuse);

  function checkBlog(): void {
    const { refuse, refer } = checks('blog.json');
    const folders = flattenFolders(archive.blog.folders);
    const articles = archive.blog.articles;
    once(
      folders.map(({ folder, path }) => ({ key: folder.slug, path: [...path, 'slug'] })),
      refuse,
    );
    once(
      slugs(articles).map(({ key, path }) => ({ key, path: ['articles', ...path] })),
      refuse,
    );
    onceNumbered(
      folders.map(({ folder }) => folder),
      refuse,
      (i) => folders[i]?.path ?? [],
    );
    onceNumbered(articles, refuse, (i) => ['articles', i]);
    for (const { folder, path } of folders) if (folder.picture) refer('picture', folder.picture.name, [...path, 'picture', 'name']);
    articles.forEach(({ picture, folders: named }, i) => {
      if (picture) refer('picture', picture.name, ['articles', i, 'picture', 'name']);
      once(
        named.map((key, j) => ({ key, path: ['articles', i, 'folders', j] })),
        refuse,
      );
      for (const [j, slug] of named.entries()) refer('blog folder', slug, ['articles', i, 'folders', j]);
    });
  }
}

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }, i) => ({ key: slug, path: [i, 'slug'] }));
