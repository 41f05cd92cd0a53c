import { sql } from 'drizzle-orm';
import { check, customType, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { FileKind, FormField } from '#schemas/form.ts';
import type { Translations } from '#schemas/translation.ts';
import { createdAt, moment } from './columns.ts';
import { idSite } from './site.ts';

/** Texts of a form in another language: its own, and those of its fields by key. */
export type FormTexts = {
  title: string;
  text: string;
  submitLabel: string;
  successTitle: string;
  successText: string;
  fields: Record<string, { label?: string | undefined; hint?: string | undefined; options?: Record<string, string> | undefined }>;
};

export const forms = pgTable(
  'forms',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    fields: jsonb('fields').$type<FormField[]>().notNull(),
    submitLabel: text('submit_label').notNull(),
    successTitle: text('success_title').notNull(),
    successText: text('success_text').notNull(),
    translations: jsonb('translations').$type<Translations<FormTexts>>().notNull().default({}),
  },
  (t) => [primaryKey({ name: 'forms_pkey', columns: [t.idSite, t.id] }), unique('forms_slug').on(t.idSite, t.slug)],
);

/** One answer as it was given: with the words of its field at that time, so that it can be read whatever becomes of the form. */
export type StoredAnswer = { key: string; label: string; value: string };

/** Submissions: the answers of a form, or a message. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    idSite: idSite(),
    /** Null: a message, or a form that is gone. Whoever deletes the form sets it. */
    idForm: integer('id_form'),
    title: text('title').notNull(),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull(),
    locale: text('locale').notNull(),
    /** Time when a consent box was sent ticked; null without one. */
    consentAt: moment('consent_at'),
    /** The sender's own mark of what it sent: the same answers sent again are kept once. */
    attempt: uuid('attempt'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('submissions_attempt').on(t.idSite, t.attempt),
    unique('submissions_site_id').on(t.idSite, t.id),
    index('submissions_newest').on(t.idSite, t.createdAt),
    index('submissions_oldest').on(t.createdAt),
    index('submissions_of_form').on(t.idSite, t.idForm),
    foreignKey({ name: 'submissions_to_form', columns: [t.idSite, t.idForm], foreignColumns: [forms.idSite, forms.id] }),
  ],
);

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/**
 * Files that came with answers. They stand in the database, not in the media store: they are private, few and small, and go
 * with their answers in one transaction.
 */
export const submissionFiles = pgTable(
  'submission_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    idSite: idSite(),
    idSubmission: uuid('id_submission').notNull(),
    /** Key of the field. */
    key: text('key').notNull(),
    /** A safe file name, with the extension of what it is. */
    name: text('name').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [
    unique('submission_files_key').on(t.idSubmission, t.key),
    index('submission_files_of').on(t.idSite, t.idSubmission),
    foreignKey({
      name: 'submission_files_to_submission',
      columns: [t.idSite, t.idSubmission],
      foreignColumns: [submissions.idSite, submissions.id],
    }).onDelete('cascade'),
    check('submission_files_size', sql`octet_length(${t.bytes}) between 1 and 10485760`),
  ],
);
