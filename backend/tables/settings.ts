import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ParameterChange } from '#schemas/parameter.ts';
import type { FontFile } from '#schemas/site.ts';
import { moment } from './columns.ts';
import { users } from './people.ts';
import { idSite } from './site.ts';

/** The history of a site's parameters: every import and save that changed something. Secrets have no value here. */
export const parameterVersions = pgTable(
  'parameter_versions',
  {
    idSite: idSite(),
    /** Counts from 1 in each site. */
    version: integer('version').notNull(),
    changes: jsonb('changes').$type<ParameterChange[]>().notNull(),
    /** All that was stored after the save, so that it can be restored. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** Author of the save; null: an import, or a deleted account. */
    idUser: integer('id_user').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.version] }), check('parameter_versions_positive', sql`${t.version} > 0`)],
);

/** Unsaved parameters that their author looks at in a preview. */
export const parameterDrafts = pgTable(
  'parameter_drafts',
  {
    id: uuid('id').primaryKey(),
    idSite: idSite(),
    idUser: integer('id_user').notNull(),
    /** Text, or null for the default, by key. */
    values: jsonb('values').$type<Record<string, string | null>>().notNull(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('parameter_drafts_author').on(t.idSite, t.idUser, t.updatedAt),
    index('parameter_drafts_age').on(t.updatedAt),
    foreignKey({ name: 'parameter_drafts_to_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Fonts uploaded for a site; their files stand in the media store. */
export const siteFontFamilies = pgTable(
  'site_font_families',
  {
    idSite: idSite(),
    family: text('family').notNull(),
    files: jsonb('files').$type<FontFile[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.family] })],
);
