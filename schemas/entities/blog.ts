import { z } from 'zod';
import { ArchiveId } from '../id.ts';
import { Slug } from '../slug.ts';
import { translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { DayOrMoment, MetaDescription, Picture } from './parts.ts';

/** A folder of the blog. blog.json has folders within folders, which say the parents and the order. */
export const blogFolder = defineEntity({
  kind: 'blog folder',
  file: 'blog.json',
  part: 'folders',
  key: 'slug',
  gone: 'removed',
  isOrdered: true,
  right: 'content',
  list: { columns: ['name', 'parent', 'picture'], search: ['name', 'slug'], sort: ['name'], bulk: ['picture'] },
  value: z.object({
    id: ArchiveId,
    slug: Slug,
    name: z.string().min(1).max(120),
    description: z.string().max(600).default(''),
    picture: Picture.nullable().default(null),
    /** The folder that it stands in; null: none. */
    parent: field(Slug, { refers: 'blog folder' }).nullable().default(null),
    translations: translationsOf({ name: z.string(), description: z.string() }),
  }),
});
export type BlogFolderEntry = EntityValue<typeof blogFolder>;

/** An article. `folders` names those it stands in; the first is its main one. Shown from `publishedAt`. */
export const article = defineEntity({
  kind: 'article',
  file: 'blog.json',
  part: 'articles',
  key: 'slug',
  gone: 'removed',
  right: 'content',
  list: {
    columns: ['title', 'picture', 'author', 'folders', 'publishedAt'],
    search: ['title', 'slug'],
    filters: ['author', 'publishedAt'],
    sort: ['-publishedAt', 'title'],
    bulk: ['author', 'folders', 'publishedAt'],
  },
  value: z.object({
    id: ArchiveId,
    // `/blog/folder/{id}` is a folder's address.
    slug: Slug.refine((slug) => slug !== 'folder', 'an article cannot be called "folder"'),
    title: z.string().min(1).max(160),
    excerpt: z.string().max(400),
    html: field(z.string(), { html: true }),
    metaDescription: MetaDescription,
    author: z.string().max(120).default(''),
    picture: Picture.nullable().default(null),
    folders: z.array(field(Slug, { refers: 'blog folder' })).default([]),
    publishedAt: DayOrMoment,
    updatedAt: DayOrMoment.nullable().default(null),
    translations: translationsOf({ title: z.string(), excerpt: z.string(), metaDescription: z.string(), html: z.string() }),
  }),
});
export type ArticleEntry = EntityValue<typeof article>;
