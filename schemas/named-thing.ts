import { z } from 'zod';
import { ListQueryParams } from './list-query.ts';

/** Kinds of entries that a document names, or a link leads to, and that an owner chooses from a list. */
const kinds = [
  'page',
  'product',
  'tag',
  'form',
  'popup',
  'album',
  'article',
  'blog-folder',
  'service',
  'service-tag',
  'event',
  'element-list',
] as const;
export const NamedKind = z.enum(kinds);
export type NamedKind = z.infer<typeof NamedKind>;

/** `search` in titles and names; `name`: the one that a document names so. */
export const NamedThingQuery = ListQueryParams.extend({
  nbItem: z.coerce.number().int().min(1).max(100).default(20),
  search: z.string().max(80).optional(),
  name: z.string().max(200).optional(),
});

/** Something of the site as an owner recognises it. */
export const NamedThing = z.object({
  /** As documents write it. */
  name: z.string(),
  title: z.string(),
  /** Path of its picture without width and format; null: it has none. */
  picture: z.string().nullable(),
  /** Its address, without a language in front; null: it has none. */
  url: z.string().nullable(),
  /** False: it is not on sale or not published, and shoppers do not see it. */
  isShown: z.boolean(),
});
export type NamedThing = z.infer<typeof NamedThing>;

export const NamedThings = z.object({ total: z.int(), items: z.array(NamedThing) });
export type NamedThings = z.infer<typeof NamedThings>;
