import { z } from 'zod';
import { Album, AlbumList } from '../album.ts';
import { Blog, BlogCrumb, BlogFolder, BlogList } from '../blog.ts';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { ListQueryParams, TitleFilter } from '../list-query.ts';
import { ReviewList } from '../review.ts';
import { Service, ServiceList } from '../service.ts';

const one = z.object({ id: Id });
const pageOf = (size: number) => ListQueryParams.extend({ nbItem: z.coerce.number().int().min(1).max(100).default(size) });
/** Articles by `-date` (newest first), `date` or `title`; `folder` takes those that stand in folders of these slugs, or below. */
const blogQuery = pageOf(12).extend({ folder: z.string().max(400).optional(), ...TitleFilter.shape });

export const publishingCalls = {
  'GET /blog/folder/list': {
    summary: 'Articles of the whole blog, page by page',
    access: 'public',
    query: blogQuery,
    data: BlogList,
  },
  'GET /blog/folder/list/{id}': {
    summary: 'Articles of a folder and of those below it, page by page',
    access: 'public',
    params: one,
    query: blogQuery,
    data: BlogList,
  },
  'GET /blog/folder': { summary: 'The blog itself, with its first folders', access: 'public', data: BlogFolder },
  'GET /blog/folder/ariane': { summary: 'The way to the blog', access: 'public', data: z.array(BlogCrumb) },
  'GET /blog/folder/ariane/{id}': {
    summary: 'The way from the blog to a folder, itself the last',
    access: 'public',
    params: one,
    data: z.array(BlogCrumb),
  },
  'GET /blog/folder/{id}': { summary: 'A folder, with those directly below it', access: 'public', params: one, data: BlogFolder },
  'GET /blog/ariane/{id}': {
    summary: 'The way from the blog to an article, itself the last',
    access: 'public',
    params: one,
    data: z.array(BlogCrumb),
  },
  'GET /blog/{id}': { summary: 'An article', access: 'public', params: one, data: Blog },
  'GET /album': { summary: 'Albums, the newest first', access: 'public', query: pageOf(100), data: AlbumList },
  'GET /album/{id}': { summary: 'An album with its pictures', access: 'public', params: one, data: Album },
  'GET /service': {
    summary: 'Services in the order of the owner; `tag` takes those that have one of several',
    access: 'public',
    query: pageOf(100).extend({ tag: z.string().max(400).optional() }),
    data: ServiceList,
  },
  'GET /service/{id}': { summary: 'A service', access: 'public', params: one, data: Service },
  'GET /google/reviews': {
    summary: 'Reviews of the shop with where each is from, the newest first; `from` takes those since a day',
    access: 'public',
    query: pageOf(10).extend({ from: z.iso.date().optional() }),
    data: ReviewList,
  },
} as const satisfies CallTable;
