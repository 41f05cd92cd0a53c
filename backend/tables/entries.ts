import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entryVersionKinds } from '#schemas/entities/entry.ts';
import { moment } from './columns.ts';
import { users } from './people.ts';
import { idSite } from './site.ts';

/** Versions of the entries of all entities: each write of the panel, and what stood there before it. */
export const entryVersions = pgTable(
  'entry_versions',
  {
    idSite: idSite(),
    /** Of the entity. */
    kind: text('kind').notNull(),
    /** Key of the entry; its row may be gone. */
    key: text('key').notNull(),
    /** Counts from 1 in each entry. */
    version: integer('version').notNull(),
    how: text('how', { enum: entryVersionKinds }).notNull(),
    /** The version that a restoration brought back. */
    restored: integer('restored'),
    /** Number of the shape that the entity's entries had then. */
    shape: integer('shape').notNull(),
    /** JSON without what is the default, as text: what it says is read by the shape of its time. Null: deleted. */
    value: text('value'),
    /** Hash of the text, by which a write says what it was made on. */
    revision: text('revision'),
    /** Author; null: an import, or an account that is gone. */
    idUser: integer('id_user').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.kind, t.key, t.version] }),
    index('entry_versions_age').on(t.savedAt),
    check('entry_versions_positive', sql`${t.version} > 0`),
    check('entry_versions_deleted', sql`(${t.value} is null) = (${t.how} = 'deleted') and (${t.value} is null) = (${t.revision} is null)`),
  ],
);
