import type { Rule } from '#schemas/cms/document.ts';

/**
 * A JSON Schema as forms read it: of a block in one language, of a setting, or of an entity. The keywords of ours in blocks are described in
 * scripts/generate/conf-schema.ts.
 */
export type FieldSchema = {
  title?: string;
  description?: string;
  type?: string | readonly string[];
  enum?: readonly (string | number)[];
  /** Labels of the values of `enum`, in their order. */
  'x-labels'?: readonly string[];
  /** Name of the control that the value is written with, where its type does not say. */
  'x-control'?: string;
  'x-names'?: string;
  'x-alt-unless'?: string;
  'x-responsive'?: boolean;
  /** Text of the unit behind a number; `cents` or `basis-points` where it counts hundredths of the currency or of a percent. */
  'x-unit'?: string;
  /** The field is shown where this holds of the form's value; `*` in a path is the entry that the field is in. */
  'x-when'?: Rule;
  default?: unknown;
  examples?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, FieldSchema>>;
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema;
  anyOf?: readonly FieldSchema[];
  allOf?: readonly FieldSchema[];
};

/**
 * A schema without its null, and whether it had one. Forms have one rule for null: what a nullable field is emptied to is null, and its
 * control sees null as nothing.
 */
export function foldNull(schema: FieldSchema): { schema: FieldSchema; isNullable: boolean } {
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null');
    return { schema: { ...schema, type: types.length === 1 ? String(types[0]) : types }, isNullable: types.length < schema.type.length };
  }
  if (!schema.anyOf) return { schema, isNullable: false };
  const { anyOf, ...own } = schema;
  const choices = anyOf.filter(({ type }) => type !== 'null');
  const isNullable = choices.length < anyOf.length;
  const [only] = choices;
  return choices.length === 1 && only
    ? { schema: { ...foldNull(only).schema, ...own }, isNullable }
    : { schema: { ...own, anyOf: choices }, isNullable };
}
