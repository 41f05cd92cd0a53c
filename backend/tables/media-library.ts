import { sql } from 'drizzle-orm';
import { check, customType, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { fileFormats } from '#schemas/media-library.ts';
import { byteText, createdAt } from './columns.ts';
import { idSite } from './site.ts';

/** Videos and PDF files of a site; its pictures stand in `media`. The file itself stands in the media store under its content hash. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    hash: text('hash').notNull(),
    /** Unique among the site's pictures as well. */
    name: text('name').notNull(),
    format: text('format', { enum: fileFormats }).notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    folder: text('folder').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    alts: jsonb('alts').$type<Record<string, string>>().notNull().default({}),
    /** Hashes of contents that it had: their addresses lead to the present one. */
    formerHashes: text('former_hashes').array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (t) => [
    unique('media_files_name').on(t.idSite, t.name),
    index('media_files_hash').on(t.hash),
    index('media_files_former_hashes').using('gin', t.formerHashes),
    index('media_files_newest').on(t.idSite, t.createdAt.desc(), t.name),
  ],
);

/**
 * Search terms of files: words of their names, tags and alternative texts, without accents; tags and folders unchanged. Triggers of the
 * migration write them with each change of `media` and `media_files`.
 */
export const mediaTerms = pgTable(
  'media_terms',
  {
    idSite: idSite(),
    kind: text('kind', { enum: ['word', 'tag', 'folder'] }).notNull(),
    term: byteText('term').notNull(),
    /** Of the file. */
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.kind, t.term, t.name] }), index('media_terms_name').on(t.idSite, t.name)],
);

/** Files whose addresses stand in a text; triggers of the migration write it with each change of the text. */
export const mediaMentions = pgTable(
  'media_mentions',
  {
    idSite: idSite(),
    /** Name of the file, as the address has it and without a width. */
    file: text('file').notNull(),
    where: text('place', { enum: ['parameter', 'product', 'news', 'popup'] }).notNull(),
    /** Key of the parameter, id of the others. */
    key: text('key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.file, t.where, t.key] }), index('media_mentions_place').on(t.idSite, t.where, t.key)],
);

/** Uploads under way. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: uuid('id').primaryKey(),
    idSite: idSite(),
    idUser: integer('id_user').notNull(),
    filename: text('filename').notNull(),
    /** Bytes: of the whole file, and of what is there. */
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    /** Name of the file whose content it replaces. */
    replaces: text('replaces'),
    folder: text('folder').notNull(),
    tags: text('tags').array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('media_uploads_age').on(t.createdAt), check('media_uploads_size', sql`${t.received} between 0 and ${t.size}`)],
);

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Parts of uploads, in the database so that each may come to another process. */
export const mediaUploadParts = pgTable(
  'media_upload_parts',
  {
    idUpload: uuid('id_upload')
      .notNull()
      .references(() => mediaUploads.id, { onDelete: 'cascade' }),
    idSite: idSite(),
    offset: integer('offset_bytes').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idUpload, t.offset] })],
);
