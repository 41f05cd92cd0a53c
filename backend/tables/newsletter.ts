import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { idSite } from './site.ts';

/** Newsletters that a site sends. One of them is the default. */
export const newsletterLists = pgTable(
  'newsletter_lists',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    /** Name by language (`fr_FR`). The default list may have none: it is then called the newsletter. */
    names: jsonb('names').$type<Record<string, string>>().notNull().default({}),
    /** Offered by the form and in the account; others are the team's own. */
    isPublic: boolean('is_public').notNull().default(true),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('newsletter_lists_site_id').on(t.idSite, t.id),
    uniqueIndex('newsletter_lists_default').on(t.idSite).where(sql`${t.isDefault}`),
  ],
);

/** Addresses that asked for a newsletter. One that is in no list any more is deleted. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    /** Trimmed, lower case. */
    email: text('email').notNull(),
    /** The language of its e-mails, `fr_FR` or `en_US`. */
    locale: text('locale').notNull(),
    /** Random: confirms and ends its subscriptions. Stored as it is, because every e-mail holds it. */
    token: text('token').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('newsletter_subscribers_email').on(t.idSite, t.email),
    unique('newsletter_subscribers_token').on(t.idSite, t.token),
    unique('newsletter_subscribers_site_id').on(t.idSite, t.id),
    check('newsletter_subscribers_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/** An address in a list, with its consent. E-mails of the list go only to a confirmed one; ending it deletes its row. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    idSite: idSite(),
    idSubscriber: integer('id_subscriber').notNull(),
    idList: integer('id_list').notNull(),
    /** Where the consent was given; `UNKNOWN`: before it was stored. */
    source: text('source', { enum: ['FORM', 'ACCOUNT', 'REGISTRATION', 'UNKNOWN'] }).notNull(),
    /** Time when the consent was given. */
    consentAt: moment('consent_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idSubscriber, t.idList] }),
    index('newsletter_subscriptions_list').on(t.idSite, t.idList, t.consentAt),
    foreignKey({
      name: 'newsletter_subscriptions_to_subscriber',
      columns: [t.idSite, t.idSubscriber],
      foreignColumns: [newsletterSubscribers.idSite, newsletterSubscribers.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'newsletter_subscriptions_to_list',
      columns: [t.idSite, t.idList],
      foreignColumns: [newsletterLists.idSite, newsletterLists.id],
    }).onDelete('cascade'),
  ],
);
