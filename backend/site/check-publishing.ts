import type { ArchiveBlogFolder } from '#schemas/archive-publishing.ts';
import type { Archive } from './archive.ts';

type Path = readonly PropertyKey[];
type Refuse = (path: Path, reason: string) => never;
/** What checkArchive hands on: the picture must be there, and no name stands twice. */
type Checks = {
  refuseIn: (file: string) => Refuse;
  needPicture: (archive: Archive, name: string, path: Path, refuse: Refuse) => void;
  once: (items: readonly { key: string; path: Path }[], refuse: Refuse) => void;
};

/** The folders of a blog in their order, a folder before those in it, each with its place in the file. */
export function flattenFolders(folders: readonly ArchiveBlogFolder[], at: Path = ['folders']): { folder: ArchiveBlogFolder; path: Path }[] {
  return folders.flatMap((folder, i) => [{ folder, path: [...at, i] }, ...flattenFolders(folder.folders, [...at, i, 'folders'])]);
}

/** Checks blog, albums, services and reviews: each slug once, pictures and folders that exist. */
export function checkPublishing(archive: Archive, { refuseIn, needPicture, once }: Checks): void {
  checkBlog();
  const albums = refuseIn('albums.json');
  once(slugs(archive.albums), albums);
  archive.albums.forEach(({ pictures }, i) => {
    for (const [j, { name }] of pictures.entries()) needPicture(archive, name, [i, 'pictures', j, 'name'], albums);
  });
  const services = refuseIn('services.json');
  once(slugs(archive.services), services);
  for (const [i, { picture }] of archive.services.entries())
    if (picture) needPicture(archive, picture.name, [i, 'picture', 'name'], services);
  const reviews = archive.reviews.map(({ key }, i) => ({ key, path: [i, 'key'] }));
  once(reviews, refuseIn('reviews.json'));

  function checkBlog(): void {
    const refuse = refuseIn('blog.json');
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
    for (const { folder, path } of folders)
      if (folder.picture) needPicture(archive, folder.picture.name, [...path, 'picture', 'name'], refuse);
    const known = new Set(folders.map(({ folder }) => folder.slug));
    articles.forEach(({ picture, folders: named }, i) => {
      if (picture) needPicture(archive, picture.name, ['articles', i, 'picture', 'name'], refuse);
      once(
        named.map((key, j) => ({ key, path: ['articles', i, 'folders', j] })),
        refuse,
      );
      const missing = named.findIndex((slug) => !known.has(slug));
      if (missing >= 0) refuse(['articles', i, 'folders', missing], `there is no folder "${named[missing]}"`);
    });
  }
}

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }, i) => ({ key: slug, path: [i, 'slug'] }));
