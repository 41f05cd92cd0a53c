import { z } from 'zod';
import type { Rule } from '../cms/document.ts';
import { BasisPoints, Cents, Price } from '../money.ts';
import type { ControlName } from './control-name.ts';

/** Kinds of things that others name. */
export type NameKind =
  | 'picture'
  | 'page'
  | 'product'
  | 'tag'
  | 'form'
  | 'popup'
  | 'album'
  | 'article'
  | 'blog folder'
  | 'service'
  | 'service tag'
  | 'event'
  | 'element list'
  | 'variation';

/** Details of a field besides its values. Data only: rules and texts are elsewhere. */
export type FieldDetails = {
  /** It names something of this kind. */
  refers?: NameKind;
  /** A text in HTML, stored sanitised. */
  html?: true;
  /** A list whose entries are known by this field of theirs: what two people did to two of them does not collide. */
  entries?: string;
  /** Counter that sets it in place of the editor, such as the ledger of the stock: no version has it, no merge and no restore changes it. */
  owner?: string;
  /** Value of a field with an owner in a new entry, which nothing has counted yet. */
  initial?: number;
  /** What a copy of its entry has: another text behind it where the site has it once, or nothing where the site gives it. */
  copied?: 'renamed' | 'left out';
  /** Unit of a number; `cents` and `basis-points` count hundredths: of the site's currency, or of a percent. */
  unit?: 'cents' | 'basis-points' | 'g' | 'min';
  /** Control of the panel that it is written with, where its type does not say enough. */
  control?: ControlName;
  /** The panel shows it where this holds of the entry; `*` in a path is the entry of the list that the field is in. */
  when?: Rule;
};

/** Details by schema: a registry of our own, which no JSON Schema copies. */
const registry = z.registry<FieldDetails>();

// Amounts and rates say their unit by themselves.
for (const schema of [Cents, Price]) registry.add(schema, { unit: 'cents' });
registry.add(BasisPoints, { unit: 'basis-points' });

/** A schema of its own with details, beside those that it has: one that others share is left as it is. */
export function field<T extends z.ZodType>(schema: T, details: FieldDetails): T {
  const own = schema.clone();
  registry.add(own, { ...findDetails(schema), ...details });
  return own;
}

/** Returns the details of a schema, if it has any. */
export const findDetails = (schema: unknown): FieldDetails | undefined =>
  schema instanceof z.ZodType ? (registry.get(schema) as FieldDetails | undefined) : undefined;

/** A field of an entity by its path, `*` for the entries of a list. */
export type FieldWithDetails = { path: readonly string[]; details: FieldDetails };

/** The fields that have details, whatever they are wrapped in: null, a default, a list. */
export function listFieldsWithDetails(schema: unknown, path: readonly string[] = []): FieldWithDetails[] {
  if (!(schema instanceof z.ZodType)) return [];
  const details = findDetails(schema);
  return [...(details ? [{ path, details }] : []), ...within(schema, path)];
}

function within(schema: z.ZodType, path: readonly string[]): FieldWithDetails[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return listFieldsWithDetails(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return listFieldsWithDetails(schema.element, [...path, '*']);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, part]) => listFieldsWithDetails(part, [...path, key]));
}
