import { z } from 'zod';

/** Schemas that stand for any JSON, though their type is one that JSON Schema does not know. */
const anyJson = new WeakSet<z.core.$ZodType>();

/** Marks a schema of code (`custom`, `transform`) as any JSON in descriptions. */
export function describedAsAny<T extends z.ZodType>(schema: T): T {
  anyJson.add(schema);
  return schema;
}

/** Changes what describes one part of a schema. */
type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** A schema as JSON Schema (2020-12). Throws, with the path, for a type that it cannot describe and that is not described as any JSON. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', override?: Override): object {
  return z.toJSONSchema(schema, {
    io,
    ...(override && { override }),
    unrepresentable: ({ zodSchema, path, message }) => {
      if (anyJson.has(zodSchema)) return 'any';
      throw new Error(`/${path.join('/')}: ${message}`);
    },
  });
}
