import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { BookingRule } from '#schemas/booking.ts';
import { cents, moment, translations } from './columns.ts';
import { idSite, media } from './site.ts';

/** A folder of the blog; folders stand in folders. */
export const blogFolders = pgTable(
  'blog_folders',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    slug: text('slug').notNull(),
    idParent: integer('id_parent'),
    /** Order among its siblings, from 0. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    idMedia: integer('id_media'),
    alt: text('alt').notNull(),
    translations: translations<{ name: string; description: string; alt: string }>(),
  },
  (t) => [
    unique('blog_folders_slug').on(t.idSite, t.slug),
    primaryKey({ name: 'blog_folders_pkey', columns: [t.idSite, t.id] }),
    index('blog_folders_children').on(t.idSite, t.idParent, t.position),
    index('blog_folders_picture').on(t.idSite, t.idMedia),
    foreignKey({ name: 'blog_folders_parent', columns: [t.idSite, t.idParent], foreignColumns: [t.idSite, t.id] }),
    foreignKey({ name: 'blog_folders_media', columns: [t.idSite, t.idMedia], foreignColumns: [media.idSite, media.id] }),
  ],
);

/** An article, shown from `publishedAt`. */
export const blogArticles = pgTable(
  'blog_articles',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    metaDescription: text('meta_description').notNull(),
    /** Sanitised. */
    html: text('html').notNull(),
    /** Counted when the text is written: a list needs it without the text. */
    readingMinutes: integer('reading_minutes').notNull(),
    author: text('author').notNull(),
    idMedia: integer('id_media'),
    alt: text('alt').notNull(),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at'),
    translations: translations<{ title: string; excerpt: string; metaDescription: string; html: string; alt: string }>(),
  },
  (t) => [
    unique('blog_articles_slug').on(t.idSite, t.slug),
    primaryKey({ name: 'blog_articles_pkey', columns: [t.idSite, t.id] }),
    index('blog_articles_newest').on(t.idSite, t.publishedAt),
    index('blog_articles_title').on(t.idSite, t.title),
    index('blog_articles_picture').on(t.idSite, t.idMedia),
    foreignKey({ name: 'blog_articles_media', columns: [t.idSite, t.idMedia], foreignColumns: [media.idSite, media.id] }),
    check('blog_articles_minutes', sql`${t.readingMinutes} > 0`),
  ],
);

/** Articles in folders; the first folder of an article is its main one. */
export const blogArticleFolders = pgTable(
  'blog_article_folders',
  {
    idSite: idSite(),
    idArticle: integer('id_article').notNull(),
    idFolder: integer('id_folder').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idArticle, t.idFolder] }),
    index('blog_article_folders_folder').on(t.idSite, t.idFolder, t.idArticle),
    foreignKey({
      name: 'blog_article_folders_article',
      columns: [t.idSite, t.idArticle],
      foreignColumns: [blogArticles.idSite, blogArticles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'blog_article_folders_to_folder',
      columns: [t.idSite, t.idFolder],
      foreignColumns: [blogFolders.idSite, blogFolders.id],
    }).onDelete('cascade'),
  ],
);

/** Pictures that belong together, shown from `publishedAt`. */
export const albums = pgTable(
  'albums',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    publishedAt: moment('published_at').notNull(),
    translations: translations<{ title: string; description: string }>(),
  },
  (t) => [
    unique('albums_slug').on(t.idSite, t.slug),
    primaryKey({ name: 'albums_pkey', columns: [t.idSite, t.id] }),
    index('albums_newest').on(t.idSite, t.publishedAt),
    index('albums_title').on(t.idSite, t.title),
  ],
);

export const albumPictures = pgTable(
  'album_pictures',
  {
    idSite: idSite(),
    idAlbum: integer('id_album').notNull(),
    /** From 0; the first stands for the album. */
    position: integer('position').notNull(),
    idMedia: integer('id_media').notNull(),
    alt: text('alt').notNull(),
    caption: text('caption').notNull(),
    translations: translations<{ alt: string; caption: string }>(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idAlbum, t.position] }),
    index('album_pictures_picture').on(t.idSite, t.idMedia, t.idAlbum),
    foreignKey({
      name: 'album_pictures_album',
      columns: [t.idSite, t.idAlbum],
      foreignColumns: [albums.idSite, albums.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'album_pictures_media', columns: [t.idSite, t.idMedia], foreignColumns: [media.idSite, media.id] }),
  ],
);

/** Services that the shop offers. */
export const services = pgTable(
  'services',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    slug: text('slug').notNull(),
    /** Order of the owner, from 0. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    metaDescription: text('meta_description').notNull(),
    /** Sanitised. */
    html: text('html').notNull(),
    idMedia: integer('id_media'),
    alt: text('alt').notNull(),
    /** Null: on request. */
    price: cents('price'),
    isFrom: boolean('is_from').notNull(),
    minutes: integer('minutes'),
    place: text('place').notNull(),
    points: jsonb('points').$type<string[]>().notNull(),
    actionLabel: text('action_label').notNull(),
    /** '': there is none. */
    actionHref: text('action_href').notNull(),
    /** Rule for booking it; null: it cannot be booked. */
    booking: jsonb('booking').$type<BookingRule>(),
    translations: translations<
      Record<'title' | 'summary' | 'metaDescription' | 'html' | 'alt' | 'place' | 'actionLabel' | 'actionHref', string> & {
        points: string[];
      }
    >(),
  },
  (t) => [
    unique('services_slug').on(t.idSite, t.slug),
    primaryKey({ name: 'services_pkey', columns: [t.idSite, t.id] }),
    index('services_order').on(t.idSite, t.position),
    index('services_picture').on(t.idSite, t.idMedia),
    foreignKey({ name: 'services_media', columns: [t.idSite, t.idMedia], foreignColumns: [media.idSite, media.id] }),
    check('services_price', sql`${t.price} >= 0`),
    check('services_minutes', sql`${t.minutes} > 0`),
  ],
);

export const serviceTags = pgTable(
  'service_tags',
  { idSite: idSite(), idService: integer('id_service').notNull(), tag: text('tag').notNull() },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idService, t.tag] }),
    index('service_tags_tag').on(t.idSite, t.tag, t.idService),
    foreignKey({
      name: 'service_tags_service',
      columns: [t.idSite, t.idService],
      foreignColumns: [services.idSite, services.id],
    }).onDelete('cascade'),
  ],
);

/** Reviews of the shop, with where each is from. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    source: text('source', { enum: ['GOOGLE', 'OWNER', 'SAMPLE'] }).notNull(),
    /** Name of the review where it comes from. */
    key: text('key').notNull(),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    /** Language of the text: `fr`, `en` … */
    language: text('language').notNull(),
    reply: text('reply').notNull(),
    writtenAt: moment('written_at').notNull(),
    translations: translations<{ text: string; reply: string }>(),
  },
  (t) => [
    unique('reviews_key').on(t.idSite, t.key),
    index('reviews_newest').on(t.idSite, t.writtenAt),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);
