import type { NameKind } from '#schemas/entities/field.ts';
import { isPlainObject } from '../salvage.ts';

/** Names of each kind that a folder holds; undefined where its file cannot be read, so that nothing is said against those who name them. */
export type KnownNames = Readonly<Record<NameKind, ReadonlySet<string> | undefined>> & {
  /** Addresses of pages. */
  urls: ReadonlySet<string> | undefined;
  /** Keys of pages/ and slugs of components/ that have a file. */
  documents: ReadonlySet<string>;
  components: ReadonlySet<string>;
};

type Files = { pictures: Iterable<string>; documents: Iterable<string>; components: Iterable<string> };

/** Reads the names out of files as they are written: an entry with a mistake has its name all the same. */
export function knownNames(read: (file: string) => unknown, files: Files): KnownNames {
  const entries = (file: string, name: string): ReadonlySet<string> | undefined => {
    const value = read(file);
    return value === unreadable ? undefined : new Set(listOf(value).flatMap((entry) => textsOf(entry[name])));
  };
  const numbered = (file: string) => {
    const slugs = entries(file, 'slug');
    return slugs && new Set([...slugs, ...listOf(read(file)).flatMap(({ id }) => (typeof id === 'number' ? [String(id)] : []))]);
  };
  const pages = read('pages.json');
  const blog = read('blog.json');
  const products = read('products.json');
  const tags = entries('tags.json', 'slug');
  const worn = products === unreadable ? undefined : listOf(products).flatMap((entry) => textsOf(entry.tags));
  return {
    ...{ picture: new Set(files.pictures), documents: new Set(files.documents), components: new Set(files.components) },
    page: pages === unreadable ? undefined : new Set(below(pages, 'children').flatMap((page) => textsOf(page.key))),
    urls: pages === unreadable ? undefined : new Set(below(pages, 'children').flatMap((page) => textsOf(page.url))),
    product: entries('products.json', 'slug'),
    tag: tags && worn && new Set([...tags, ...worn]),
    // Documents name these two by their number as well.
    form: numbered('forms.json'),
    popup: numbered('popups.json'),
    album: entries('albums.json', 'slug'),
    'blog folder':
      blog === unreadable
        ? undefined
        : new Set(below(isPlainObject(blog) ? blog.folders : [], 'folders').flatMap(({ slug }) => textsOf(slug))),
    article:
      blog === unreadable ? undefined : new Set(listOf(isPlainObject(blog) ? blog.articles : []).flatMap(({ slug }) => textsOf(slug))),
    service: entries('services.json', 'slug'),
    'service tag': entries('services.json', 'tags'),
    event: entries('elements.json', 'slug'),
    'element list': entries('elements.json', 'route'),
    variation: entries('variations.json', 'key'),
  };
}

/** In place of a file that is no JSON. */
export const unreadable = Symbol('unreadable');

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isPlainObject) : []);
const textsOf = (value: unknown): string[] => [value].flat().filter((one) => typeof one === 'string');
const below = (value: unknown, name: string): Record<string, unknown>[] =>
  listOf(value).flatMap((entry) => [entry, ...below(entry[name], name)]);
