import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, moment, translations } from './columns.ts';
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

/** Subscribers of the newsletter. E-mails are sent only to a confirmed address; ending a subscription deletes its row. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    /** Trimmed, lower case. */
    email: text('email').notNull(),
    /** The language of its e-mails, `fr_FR` or `en_US`. */
    locale: text('locale').notNull(),
    /** Time when the form with the consent sentence was sent. */
    consentAt: moment('consent_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** Random: confirms and ends the subscription. Kept as it is, because every e-mail holds it. */
    token: text('token').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('newsletter_subscribers_email').on(t.idSite, t.email),
    unique('newsletter_subscribers_token').on(t.idSite, t.token),
    check('newsletter_subscribers_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);
