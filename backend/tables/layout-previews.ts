import { sql } from 'drizzle-orm';
import { check, date, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { idSite, pages } from './site.ts';

/** Number of visits by source, a day: only a count, so no row is about a person. */
export const siteVisits = pgTable(
  'site_visits',
  {
    idSite: idSite(),
    /** In the site's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Source in the address: `?from=newsletter`. */
    source: text('source').notNull(),
    visits: integer('visits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.day, t.source] }), check('site_visits_count', sql`${t.visits} > 0`)],
);

/** The picture of a section of a page as it was when it was taken, and the hash of its HTML then: they are written together. */
export const layoutPreviews = pgTable(
  'layout_previews',
  {
    idSite: idSite(),
    idPage: integer('id_page').notNull(),
    /** Of the layout, as the page's document names it. */
    idLayout: integer('id_layout').notNull(),
    hash: text('hash').notNull(),
    /** Content hash of the picture in the media store. */
    picture: text('picture').notNull(),
    format: text('format', { enum: ['svg', 'jpg', 'png', 'webp', 'avif'] }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Result of the last check, and the version of the site at that time: another version must be checked again. */
    checkedHash: text('checked_hash'),
    checkedVersion: integer('checked_version'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idPage, t.idLayout] }),
    foreignKey({ name: 'layout_previews_page', columns: [t.idSite, t.idPage], foreignColumns: [pages.idSite, pages.id] }).onDelete(
      'cascade',
    ),
  ],
);
