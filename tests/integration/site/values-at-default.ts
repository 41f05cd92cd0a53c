import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** Paths of the fields of a schema that are null, missing, or their default, wherever they stand in a value: `[]` for an entry of a list. */
export function fieldsAtDefault(schema: z.ZodType, value: unknown): string[] {
  const found = { usual: new Set<string>(), other: new Set<string>() };
  walk(schema, value, '', found);
  return [...found.usual].filter((path) => !found.other.has(path));
}

type Found = { usual: Set<string>; other: Set<string> };

function walk(schema: unknown, value: unknown, path: string, found: Found): void {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const isUsual =
      value === undefined || value === null || (schema instanceof z.ZodDefault && isDeepStrictEqual(value, schema.def.defaultValue));
    (isUsual ? found.usual : found.other).add(path);
    if (value !== undefined && value !== null) walk(schema.unwrap(), value, path, found);
  } else if (schema instanceof z.ZodLazy) walk(schema.unwrap(), value, path, found);
  else if (schema instanceof z.ZodArray && Array.isArray(value)) for (const one of value) walk(schema.element, one, `${path}[]`, found);
  else if (schema instanceof z.ZodObject && typeof value === 'object')
    for (const [key, part] of Object.entries(schema.shape)) walk(part, (value as Record<string, unknown>)[key], `${path}/${key}`, found);
}
