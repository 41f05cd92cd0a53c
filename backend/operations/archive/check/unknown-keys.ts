import { z } from 'zod';
import type { Mistake } from '../archive-error.ts';
import { insteadOf } from './nearest.ts';

type Found = Pick<Mistake, 'path' | 'reason'>;

/** Keys of a value that its schema does not know, and so would not read. What it does not look into is left as it is. */
export function unknownKeys(schema: unknown, value: unknown, path: readonly PropertyKey[] = []): Found[] {
  if (value === null || typeof value !== 'object') return [];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodLazy)
    return unknownKeys(schema.unwrap(), value, path);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => unknownKeys(schema.element, item, [...path, index]));
  if (schema instanceof z.ZodUnion) return unknownKeys(optionFor(schema.options, value), value, path);
  if (schema instanceof z.ZodRecord)
    return Object.entries(value).flatMap(([key, part]) => unknownKeys(schema.valueType, part, [...path, key]));
  if (!(schema instanceof z.ZodObject) || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (Object.hasOwn(schema.shape, key)) return unknownKeys(schema.shape[key], part, [...path, key]);
    // An object that takes other keys reads them, and one that refuses them says so itself.
    return schema.def.catchall ? [] : [{ path: [...path, key], reason: unknownKey(key, Object.keys(schema.shape)) }];
  });
}

export const unknownKey = (key: string, known: readonly string[]): string => `"${key}" is not known here${insteadOf(key, known)}`;

const optionFor = (options: readonly unknown[], value: unknown): unknown =>
  options.find((option) => option instanceof z.ZodType && option.safeParse(value).success);
