import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, translations } from './columns.ts';
import { idSite, media } from './site.ts';

/** News of the shop. Shown from `publishedAt` until `expiresAt`. */
export const news = pgTable(
  'news',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Sanitised. */
    html: text('html').notNull(),
    idMedia: integer('id_media'),
    alt: text('alt').notNull(),
    promoted: boolean('promoted').notNull(),
    publishedAt: moment('published_at').notNull(),
    expiresAt: moment('expires_at'),
    translations: translations<{ title: string; excerpt: string; html: string; alt: string }>(),
  },
  (t) => [
    primaryKey({ name: 'news_pkey', columns: [t.idSite, t.id] }),
    unique('news_slug').on(t.idSite, t.slug),
    index('news_newest').on(t.idSite, t.publishedAt),
    index('news_picture').on(t.idSite, t.idMedia),
    foreignKey({ name: 'news_to_media', columns: [t.idSite, t.idMedia], foreignColumns: [media.idSite, media.id] }),
  ],
);
