import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, json, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { documentKinds, type Template, versionKinds } from '#schemas/edited-document.ts';
import { createdAt, moment } from './columns.ts';
import { users } from './people.ts';
import { idSite } from './site.ts';

/** Names a document: of a page its key, of a component its slug. Both stay when a site is imported again, ids of pages do not. */
const document = () => ({ kind: text('kind', { enum: documentKinds }).notNull(), key: text('key').notNull() });
/** Author; null: an import, or a deleted account. */
const idUser = () => integer('id_user').references(() => users.id, { onDelete: 'set null' });

/** Editing state of documents. The published ones are in `pages` and `components`. */
export const editedDocuments = pgTable(
  'edited_documents',
  {
    idSite: idSite(),
    ...document(),
    /** Raised by every writing of the draft and every publication, never set back: an editor that missed one is refused. */
    revision: integer('revision').notNull().default(0),
    /** Null: no draft. As JSON, not jsonb, here and below: the order of keys is the author's and is kept. */
    draft: json('draft'),
    draftBy: integer('draft_by').references(() => users.id, { onDelete: 'set null' }),
    draftAt: moment('draft_at'),
    /** The latest of document_versions. */
    version: integer('version').notNull().default(0),
    /** The version that is published; null: none was by the editor. */
    publishedVersion: integer('published_version'),
    /** A publication that waits for its time. */
    publishAt: moment('publish_at'),
    scheduled: json('scheduled'),
    scheduledBy: integer('scheduled_by').references(() => users.id, { onDelete: 'set null' }),
    scheduledAt: moment('scheduled_at'),
    /** Number of errors that prevented its publication at the planned time; null: it waits. */
    failedWith: integer('failed_with'),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.kind, t.key] }),
    index('edited_documents_due').on(t.publishAt),
    check('edited_documents_draft', sql`(${t.draft} is null) = (${t.draftAt} is null)`),
    check('edited_documents_scheduled', sql`(${t.publishAt} is null) = (${t.scheduled} is null)`),
  ],
);

/** Versions of documents: what was published, and drafts that were kept. */
export const documentVersions = pgTable(
  'document_versions',
  {
    idSite: idSite(),
    ...document(),
    /** Counts from 1 in each document. */
    version: integer('version').notNull(),
    how: text('how', { enum: versionKinds }).notNull(),
    /** Of a publication: the version that was published before; null: none, the page was not shown. */
    after: integer('after_version'),
    /** Of a publication: whether visitors could see the document before. */
    wasShown: boolean('was_shown').notNull().default(true),
    cms: json('cms').notNull(),
    idUser: idUser(),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.kind, t.key, t.version] }), check('document_versions_positive', sql`${t.version} > 0`)],
);

/** People who have a document open in an editor. One who sent no sign for a while counts as gone. */
export const documentPresence = pgTable(
  'document_presence',
  {
    idSite: idSite(),
    ...document(),
    session: uuid('session').notNull(),
    idUser: integer('id_user').notNull(),
    idNode: text('id_node'),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.kind, t.key, t.session] }),
    index('document_presence_age').on(t.seenAt),
    foreignKey({ name: 'document_presence_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Links that show a draft to whoever has them. One that is taken back is deleted. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid('id').primaryKey(),
    idSite: idSite(),
    ...document(),
    idUser: idUser(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('preview_links_document').on(t.idSite, t.kind, t.key), index('preview_links_age').on(t.expiresAt)],
);

/** Saved layouts to begin from. */
export const layoutTemplates = pgTable(
  'layout_templates',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    name: text('name').notNull(),
    layouts: json('layouts').$type<unknown[]>().notNull(),
    translations: json('translations').$type<Template['translations']>(),
    idUser: idUser(),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [unique('layout_templates_name').on(t.idSite, t.name)],
);

/** Addresses that pages had. Each leads to where its page stands now, so there are no chains; a page that takes the address ends it. */
export const pageRedirects = pgTable(
  'page_redirects',
  {
    idSite: idSite(),
    from: text('from_url').notNull(),
    /** Of the page. It has no foreign key: an import deletes all pages and writes them anew under the same keys. */
    pageKey: text('page_key').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.from] }),
    index('page_redirects_page').on(t.idSite, t.pageKey),
    check('page_redirects_form', sql`${t.from} like '/%'`),
  ],
);

/** Pages that were deleted, with those below them, and shared components, whole: they can be brought back for some days. */
export const deletedPages = pgTable(
  'deleted_pages',
  {
    id: uuid('id').primaryKey(),
    idSite: idSite(),
    kind: text('kind', { enum: documentKinds }).notNull().default('page'),
    title: text('title').notNull(),
    /** Of a component empty. */
    url: text('url').notNull(),
    /** Rows of `pages`, a parent before its children; of a component its row. */
    rows: json('rows').$type<Record<string, unknown>[]>().notNull(),
    /** Tags that had one of them as their page: slug of the tag → key of the page. */
    tags: json('tags').$type<Record<string, string>>().notNull(),
    idUser: idUser(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (t) => [index('deleted_pages_newest').on(t.idSite, t.deletedAt)],
);
