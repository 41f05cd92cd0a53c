import { z } from 'zod';
import { nearest } from './check/nearest.ts';

/**
 * A value of a schema made of one with mistakes: what is right stays, what is wrong becomes empty, so that all else of it can be
 * checked as well. Never stored.
 */
export function salvage(schema: unknown, value: unknown): unknown {
  if (!(schema instanceof z.ZodType)) return value;
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  if (schema instanceof z.ZodDefault) return value === undefined ? schema.def.defaultValue : salvage(schema.unwrap(), value);
  if (schema instanceof z.ZodOptional) return value === undefined ? undefined : salvage(schema.unwrap(), value);
  if (schema instanceof z.ZodNullable) return isPlainObject(value) || Array.isArray(value) ? salvage(schema.unwrap(), value) : null;
  if (schema instanceof z.ZodLazy) return salvage(schema.unwrap(), value);
  if (schema instanceof z.ZodUnion) return salvage(schema.options[0], value);
  if (schema instanceof z.ZodArray) return Array.isArray(value) ? value.map((one) => salvage(schema.element, one)) : [];
  if (schema instanceof z.ZodObject) {
    const parts = isPlainObject(value) ? value : {};
    return Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, salvage(part, parts[key])]));
  }
  if (schema instanceof z.ZodRecord) {
    const entries = isPlainObject(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.map(([key, part]) => [key, salvage(schema.valueType, part)]));
  }
  return emptyOf(schema, value);
}

function emptyOf(schema: z.ZodType, value: unknown): unknown {
  // Most likely what was meant: other checks hang on it.
  if (schema instanceof z.ZodEnum) return nearest(String(value), schema.options.map(String)) ?? schema.options[0];
  if (schema instanceof z.ZodNumber) return typeof value === 'number' ? value : 0;
  if (schema instanceof z.ZodBoolean) return false;
  return typeof value === 'string' ? value : '';
}

/** Returns whether a JSON value is an object and not a list. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
