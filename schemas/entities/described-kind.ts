import type { z } from 'zod';

/** Kinds of the schemas that hold fields of an entity under their own names: the entry itself, and parts of it. */
const kinds = new WeakMap<object, string>();

/** Marks an object as holding fields of a kind, so that descriptions of the API say what they mean. */
export function describedAsKind<T extends z.ZodType>(schema: T, kind: string): T {
  kinds.set(schema, kind);
  return schema;
}

/** Returns the kind whose fields a schema holds, if it is one. */
export const findKind = (schema: object): string | undefined => kinds.get(schema);
