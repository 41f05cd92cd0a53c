import { z } from 'zod';
import type { Rule } from './cms/document.ts';
import { field } from './entities/field.ts';
import { maxNameLength } from './slug.ts';
import { Email, FullName } from './user.ts';

/** Kind of answer of a field. `consent` is a checkbox for an agreement; the time of the agreement is stored. */
export const FieldType = z.enum([
  ...(['text', 'textarea', 'email', 'phone', 'number', 'date'] as const),
  ...(['select', 'radio', 'checkboxes', 'file', 'consent'] as const),
]);
export type FieldType = z.infer<typeof FieldType>;

/** Kinds of files that may be sent, known by their bytes. */
export const FileKind = z.enum(['jpg', 'png', 'webp', 'pdf']);
export type FileKind = z.infer<typeof FileKind>;

const Key = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/);

const Bound = z.union([z.number(), z.iso.date()]).nullable().default(null);

/** The panel shows a detail of a question where its type has a use for it. */
const forTypes = (...types: FieldType[]): Rule => ({ in: ['fields.*.type', types] });

/**
 * One field. `min` and `max` are characters of a text, the bounds of a number, days of a date (YYYY-MM-DD), ticks of several
 * choices; `max` of a file is its size in MB. `pattern` is a regular expression that the whole text matches.
 */
export const FormField = z.object({
  key: Key,
  type: FieldType,
  label: z.string().min(1).max(300),
  hint: z.string().max(300).default(''),
  required: z.boolean().default(false),
  options: field(
    z
      .array(z.object({ value: Key, label: z.string().min(1).max(160) }))
      .max(60)
      .default([]),
    { when: forTypes('select', 'radio', 'checkboxes') },
  ),
  min: field(Bound, { control: 'limit', when: forTypes('text', 'textarea', 'number', 'date', 'checkboxes') }),
  max: field(Bound, { control: 'limit', when: forTypes('text', 'textarea', 'number', 'date', 'checkboxes', 'file') }),
  pattern: field(z.string().max(200).nullable().default(null), { when: forTypes('text', 'textarea') }),
  files: field(z.array(FileKind).default(['jpg', 'png', 'webp', 'pdf']), { when: forTypes('file') }),
  /** Autofill of browsers: a token of HTML's `autocomplete`. */
  autocomplete: z
    .string()
    .max(40)
    .regex(/^[a-z0-9 -]*$/)
    .default(''),
  /** Asked only while another field has this value. */
  showIf: z
    .object({ key: Key, equals: z.string().max(200) })
    .nullable()
    .default(null),
});
export type FormField = z.infer<typeof FormField>;

/** A form as GET /forms/{id} answers it. */
export const Form = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  fields: z.array(FormField),
  submitLabel: z.string(),
  /** Said once it is sent. */
  successTitle: z.string(),
  successText: z.string(),
});
export type Form = z.infer<typeof Form>;

/** A number, or the name that the thing has in the site's folder: documents are written before there are numbers. */
export const IdOrSlug = z
  .string()
  .max(maxNameLength)
  .regex(/^([1-9]\d{0,8}|[a-z][a-z0-9]*(-[a-z0-9]+)*)$/);

/** Answers by field key: text, or several values. Files stand beside them, under their field's key. */
export const Answers = z.record(Key, z.union([z.string().max(10_000), z.array(z.string().max(200)).max(60)]));
export type Answers = z.infer<typeof Answers>;

export const FormBody = z.object({
  answers: Answers,
  /** The same for each attempt to send the same answers, so that they are kept once. */
  attempt: z.uuid().optional(),
  /** A trap: people do not see the field, programs fill it in. */
  website: z.string().max(200).default(''),
});

/** POST /message: a line to the shop. */
export const MessageBody = z.object({
  name: FullName,
  email: Email,
  text: z.string().trim().min(2).max(5000),
  /** A report of an accessibility fault (Code de la consommation, D412-57) is a message of its own title, with the page that it names. */
  subject: z.enum(['MESSAGE', 'ACCESSIBILITY']).default('MESSAGE'),
  page: z.string().trim().max(300).default(''),
  website: z.string().max(200).default(''),
});
