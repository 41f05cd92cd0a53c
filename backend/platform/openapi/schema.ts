import type { z } from 'zod';
import { parseCallKey } from '#schemas/call.ts';
import { findKind } from '#schemas/entities/described-kind.ts';
import { toJsonSchema } from '#schemas/json-schema.ts';
import { kindKeyword } from './field-labels.ts';

/** The fields of an address as OpenAPI parameters. */
export function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));
}

/** A schema as OpenAPI 3.1 writes it. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, io, ({ zodSchema, jsonSchema: described }) => {
    const kind = findKind(zodSchema);
    if (kind !== undefined) described[kindKeyword] = kind;
  }) as Record<string, unknown>;
  return rest;
}

/** Names a call for generated clients: `GET /product/{id}` is `getProductById`. */
export function toOperationId(key: string): string {
  const { method, path } = parseCallKey(key);
  const words = path.replace(/\{(\w+)\}/g, (_, name: string) => `by-${name}`).split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
