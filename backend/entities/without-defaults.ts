import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** A checked value without the fields that a schema would give anyway. What it does not look into is left as it is. */
export function withoutDefaults(schema: unknown, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return withoutDefaults(schema.unwrap(), value);
  if (schema instanceof z.ZodLazy) return withoutDefaults(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => withoutDefaults(schema.element, item));
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(value).flatMap(([key, field]) => {
      const part: unknown = schema.shape[key];
      if (part instanceof z.ZodDefault && isDeepStrictEqual(field, part.def.defaultValue)) return [];
      return field === undefined ? [] : [[key, withoutDefaults(part, field)]];
    });
    return Object.fromEntries(fields);
  }
  if (schema instanceof z.ZodRecord) {
    const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, field]) => [key, withoutDefaults(schema.valueType, field)]));
  }
  return value;
}
