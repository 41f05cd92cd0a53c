import { z } from 'zod';

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

/** What is known of a field besides its values. Data alone: rules and texts stand elsewhere. */
export type FieldFacts = {
  /** It names something of this kind. */
  refers?: NameKind;
  /** A text in HTML, stored sanitised. */
  html?: true;
};

/** Facts by schema: a registry of our own, which no JSON Schema copies. */
const registry = z.registry<FieldFacts>();

/** A schema of its own with facts: one that others share is left as it is. */
export function field<T extends z.ZodType>(schema: T, facts: FieldFacts): T {
  const own = schema.clone();
  registry.add(own, facts);
  return own;
}

/** A field of an entity by its path, `*` for the entries of a list. */
export type FieldWithFacts = { path: readonly string[]; facts: FieldFacts };

/** The fields that have facts, whatever they are wrapped in: null, a default, a list. */
export function fieldsWithFacts(schema: unknown, path: readonly string[] = []): FieldWithFacts[] {
  if (!(schema instanceof z.ZodType)) return [];
  const facts = registry.get(schema);
  return [...(facts ? [{ path, facts }] : []), ...within(schema, path)];
}

function within(schema: z.ZodType, path: readonly string[]): FieldWithFacts[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return fieldsWithFacts(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return fieldsWithFacts(schema.element, [...path, '*']);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, part]) => fieldsWithFacts(part, [...path, key]));
}
