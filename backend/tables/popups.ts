import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Translations } from '#schemas/translation.ts';
import { idSite, media } from './site.ts';

export const popups = pgTable(
  'popups',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Sanitised. */
    html: text('html').notNull(),
    idMedia: integer('id_media'),
    alt: text('alt').notNull(),
    link: text('link'),
    linkLabel: text('link_label').notNull(),
    trigger: text('trigger', { enum: ['load', 'delay', 'scroll', 'exit'] }).notNull(),
    delaySeconds: integer('delay_seconds').notNull(),
    scrollPercent: integer('scroll_percent').notNull(),
    showOnEveryReload: boolean('show_on_every_reload').notNull(),
    restDays: integer('rest_days').notNull(),
    translations: jsonb('translations')
      .$type<Translations<{ title: string; html: string; alt: string; linkLabel: string }>>()
      .notNull()
      .default({}),
  },
  (t) => [
    primaryKey({ name: 'popups_pkey', columns: [t.idSite, t.id] }),
    unique('popups_slug').on(t.idSite, t.slug),
    index('popups_picture').on(t.idSite, t.idMedia),
    check('popups_trigger', sql`${t.delaySeconds} >= 0 and ${t.scrollPercent} between 1 and 100 and ${t.restDays} >= 0`),
    foreignKey({ name: 'popups_to_media', columns: [t.idSite, t.idMedia], foreignColumns: [media.idSite, media.id] }),
  ],
);
