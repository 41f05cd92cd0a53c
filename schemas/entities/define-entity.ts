import type { z } from 'zod';
import { type FieldWithDetails, listFieldsWithDetails } from './field.ts';

/** What becomes of an entry that a file no longer has: its row is removed, switched off for those who name it, or all rows are written anew. */
type Gone = 'removed' | 'off' | 'rewritten';

type Definition<Value extends z.ZodObject> = {
  kind: string;
  /** File of a site's folder that lists its entries. */
  file: `${string}.json`;
  /** Field that an entry is known by within its site. */
  key: keyof z.output<Value> & string;
  gone: Gone;
  /** Whether its entries have an order of their own, that of the file. */
  isOrdered?: boolean;
  /** An entry as a file has it: names for ids, days for moments. The order of its fields is the file's. */
  value: Value;
};

/** A kind of thing that a site has many of, defined once: file, check, rows and documentation follow from it. */
export type Entity<Value extends z.ZodObject = z.ZodObject> = Definition<Value> & {
  /** Its fields that have details, found once. */
  fields: readonly FieldWithDetails[];
};

/** An entry of an entity. */
export type EntityValue<E extends Entity> = z.output<E['value']>;

export const defineEntity = <Value extends z.ZodObject>(definition: Definition<Value>): Entity<Value> => ({
  ...definition,
  fields: listFieldsWithDetails(definition.value),
});
