import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/**
 * A file of a site's folder as an export writes it: checked by its schema, keys in the schema's order (those of records sorted),
 * without what is the default, so that it reads as one written by hand. The same value always gives the same text.
 * Throws ZodError for what an import would refuse.
 */
export function archiveJson<T extends z.ZodType>(schema: T, value: z.input<T>): string {
  return `${JSON.stringify(withoutDefaults(schema, schema.parse(value)), null, 2)}\n`;
}

/** A checked value without the fields that a schema would give anyway. What it does not look into is left as it is. */
function withoutDefaults(schema: unknown, value: unknown): unknown {
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
