import { z } from 'zod';

export const ParameterKind = z.enum(['STRING', 'BOOLEAN', 'NUMBER', 'TEXT', 'LINK']);
export type ParameterKind = z.infer<typeof ParameterKind>;

/** A site parameter as GET /parameter answers it. `value` is text whatever the kind; null means the default. */
export const Parameter = z.object({
  id: z.int(),
  /** Upper-case key, e.g. `MENU_ALIGNMENT`. */
  type: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  kind: ParameterKind,
  label: z.string(),
  value: z.string().nullable(),
});
export type Parameter = z.infer<typeof Parameter>;

/** Key → text; null: back to the default. Keys that the catalogue does not know are kept. `KEY@en_US`: its words in that language. */
export const ParameterValuesBody = z.record(
  z.string().regex(/^[A-Z][A-Z0-9_]{0,79}(@[a-z]{2}_[A-Z]{2})?$/),
  z.string().max(200_000).nullable(),
);

/** Parameters of the catalogue whose effect is `code`: what every page of the site runs or wears as its owner wrote it. */
export const codeParameters = ['GLOBAL_CSS', 'SCRIPT_TO_LOAD', 'AFTER_BODY_HTML_TO_LOAD', 'SCRIPT_ALLOWED_ORIGINS'] as const;

/** Refused value, with the reason why it has no effect. */
export const ParameterRefusal = z.object({
  key: z.string(),
  value: z.string(),
  reason: z.enum(['unknown', 'not-boolean', 'not-number', 'constraint']),
});
export type ParameterRefusal = z.infer<typeof ParameterRefusal>;

/** A key before and after; null: not set. */
export const ParameterChange = z.object({ key: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type ParameterChange = z.infer<typeof ParameterChange>;

/** Effect of saving. */
export const ParameterDifference = z.object({ changes: z.array(ParameterChange), refused: z.array(ParameterRefusal) });
export type ParameterDifference = z.infer<typeof ParameterDifference>;

/** Words of another language that were written for another text of the site's own language than the one that stands there now. */
export const OutdatedTranslation = z.object({
  key: z.string(),
  /** The language, e.g. `en_US`. */
  locale: z.string(),
  /** Current value of the parameter. */
  text: z.string(),
});
export type OutdatedTranslation = z.infer<typeof OutdatedTranslation>;

/** All that is stored, secrets left out, as the settings screen starts from it. */
export const ParameterSet = z.object({
  /** Counts the saves of the parameters, from 0. */
  version: z.int().min(0),
  /** Author and time of the last save; null: as imported. */
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime().nullable(),
  /** Stored values by key, also of unknown keys. */
  values: z.record(z.string(), z.string()),
  issues: z.array(ParameterRefusal),
  /** Until they are changed, or somebody says that they are right. */
  outdated: z.array(OutdatedTranslation),
});
export type ParameterSet = z.infer<typeof ParameterSet>;

/** A save. */
export const ParameterVersion = z.object({
  version: z.int().min(1),
  savedAt: z.iso.datetime(),
  savedBy: z.string().nullable(),
  /** Keys it changed. */
  keys: z.array(z.string()),
});
export type ParameterVersion = z.infer<typeof ParameterVersion>;
