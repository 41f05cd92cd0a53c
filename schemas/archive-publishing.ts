import { z } from 'zod';
import { DayOrMoment, Picture } from './archive.ts';
import { BookingRule } from './booking.ts';
import { ArchiveId } from './id.ts';
import { Price } from './money.ts';
import { Slug } from './slug.ts';
import { type Translations, translationsOf } from './translation.ts';

/** What a site publishes, as the files blog.json, albums.json, services.json and reviews.json of its folder hold it. */

const MetaDescription = z.string().max(320).default('');
/** Where a button leads: to a place of the site, another site, an e-mail address or a telephone number. */
const Href = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/);

/** A folder of the blog with those in it, in order. */
export type ArchiveBlogFolder = {
  id?: number | undefined;
  slug: string;
  name: string;
  description: string;
  picture: z.infer<typeof Picture> | null;
  folders: ArchiveBlogFolder[];
  translations: Translations<{ name: string; description: string }>;
};
export const ArchiveBlogFolder: z.ZodType<ArchiveBlogFolder> = z.lazy(() =>
  z.object({
    id: ArchiveId,
    slug: Slug,
    name: z.string().min(1).max(120),
    description: z.string().max(600).default(''),
    picture: Picture.nullable().default(null),
    folders: z.array(ArchiveBlogFolder).default([]),
    translations: translationsOf({ name: z.string(), description: z.string() }),
  }),
);

/** An article. `folders` names those it stands in; the first is its main one. Shown from `publishedAt`. */
export const ArchiveBlogArticle = z.object({
  id: ArchiveId,
  // `/blog/folder/{id}` is a folder's address.
  slug: Slug.refine((slug) => slug !== 'folder', 'an article cannot be called "folder"'),
  title: z.string().min(1).max(160),
  excerpt: z.string().max(400),
  html: z.string(),
  metaDescription: MetaDescription,
  author: z.string().max(120).default(''),
  picture: Picture.nullable().default(null),
  folders: z.array(Slug).default([]),
  publishedAt: DayOrMoment,
  updatedAt: DayOrMoment.nullable().default(null),
  translations: translationsOf({ title: z.string(), excerpt: z.string(), metaDescription: z.string(), html: z.string() }),
});
export type ArchiveBlogArticle = z.infer<typeof ArchiveBlogArticle>;

export const ArchiveBlog = z.object({ folders: z.array(ArchiveBlogFolder).default([]), articles: z.array(ArchiveBlogArticle).default([]) });
export type ArchiveBlog = z.infer<typeof ArchiveBlog>;

/** Pictures that belong together; the first stands for the album. */
export const ArchiveAlbum = z.object({
  id: ArchiveId,
  slug: Slug,
  title: z.string().min(1).max(160),
  description: z.string().max(1000).default(''),
  publishedAt: DayOrMoment,
  pictures: z
    .array(
      Picture.extend({
        caption: z.string().max(300).default(''),
        translations: translationsOf({ alt: z.string(), caption: z.string() }),
      }),
    )
    .min(1)
    .max(500),
  translations: translationsOf({ title: z.string(), description: z.string() }),
});
export type ArchiveAlbum = z.infer<typeof ArchiveAlbum>;

/** A service. Without a price it is on request; `isFrom` makes it the lowest of several. */
export const ArchiveService = z.object({
  id: ArchiveId,
  slug: Slug,
  title: z.string().min(1).max(160),
  summary: z.string().max(600).default(''),
  html: z.string().default(''),
  metaDescription: MetaDescription,
  picture: Picture.nullable().default(null),
  price: Price.nullable().default(null),
  isFrom: z.boolean().default(false),
  /** How long it takes. */
  minutes: z.int().positive().nullable().default(null),
  place: z.string().max(200).default(''),
  /** What is included, a line each. */
  points: z.array(z.string().max(200)).max(12).default([]),
  tags: z.array(Slug).max(20).default([]),
  action: z
    .object({ label: z.string().min(1).max(80), href: Href })
    .nullable()
    .default(null),
  /** When it can be booked. */
  booking: BookingRule.nullable().default(null),
  translations: translationsOf({
    title: z.string(),
    summary: z.string(),
    html: z.string(),
    metaDescription: z.string(),
    place: z.string(),
    points: z.array(z.string()),
    actionLabel: z.string(),
    actionHref: Href,
  }),
});
export type ArchiveService = z.infer<typeof ArchiveService>;

/** What a customer wrote about the shop on Google. `key` names the review there. */
export const ArchiveReview = z.object({
  key: z.string().min(1).max(200),
  author: z.string().min(1).max(120),
  rating: z.int().min(1).max(5),
  text: z.string().max(4000).default(''),
  /** Two letters: the language it is written in. */
  language: z.string().regex(/^[a-z]{2}$/),
  reply: z.string().max(4000).default(''),
  writtenAt: DayOrMoment,
  translations: translationsOf({ text: z.string(), reply: z.string() }),
});
export type ArchiveReview = z.infer<typeof ArchiveReview>;
