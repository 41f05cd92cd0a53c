import type { z } from 'zod';
import { toJsonSchema } from '#schemas/json-schema.ts';

/** A field of what a call takes, in words. */
export type DescribedField = { name: string; type: string; isRequired: boolean };

type Json = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  oneOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};

/** The fields of an object, those of objects in it by their path. */
export function fieldsOf(schema: z.ZodType): DescribedField[] {
  return described(toJsonSchema(schema, 'input') as Json, '');
}

function described({ properties = {}, required = [] }: Json, before: string): DescribedField[] {
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = before + key;
    const own = { name, type: typeOf(field), isRequired: required.includes(key) };
    return field.properties ? [own, ...described(field, `${name}.`)] : [own];
  });
}

function typeOf(schema: Json): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  if (type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  const most = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`;
  return (schema.format ? `${type} (${schema.format})` : type) + most;
}
