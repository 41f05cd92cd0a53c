import type { z } from 'zod';
import type { Right } from '../rights.ts';
import { describedAsKind } from './described-kind.ts';
import { type FieldWithDetails, listFieldsWithDetails } from './field.ts';

/**
 * Effect on an entry that a file no longer has: its row is removed, switched off for rows that name it, or left as it is; or all rows are
 * rewritten.
 */
type Gone = 'removed' | 'off' | 'kept' | 'rewritten';

/** Values of a row that are computed from others. `stock`: pieces that can be sold, of all declinations; null where nobody counts them. */
export type ComputedName = 'stock';

/** Fields of the panel's list of entries, by name. */
export type EntityList<Field extends string = string> = {
  /** Shown in a row beside the key. */
  columns: readonly Field[];
  /** Shown beside them, though no field holds it. */
  computed?: readonly ComputedName[];
  /** In which a person's words are looked for. */
  search: readonly Field[];
  /** By which rows can be chosen. */
  filters?: readonly (Field | ComputedName)[];
  /** By which rows can be sorted, the way they are sorted first: `-` for the greatest first. The first sorts a list that nobody sorts. */
  sort: readonly (Field | ComputedName | `-${Field | ComputedName}`)[];
  /** That can be set for many entries at once. */
  bulk?: readonly Field[];
};

type Definition<Value extends z.ZodObject, Kind extends string> = {
  kind: Kind;
  /** File of a site's folder that lists its entries. */
  file: `${string}.json`;
  /** The field of the file that lists them; the file is the list where there is none. */
  part?: string;
  /** Field that an entry is known by within its site. */
  key: keyof z.output<Value> & string;
  /** Field within whose values keys are told apart: two elements of different lists may have one slug. */
  within?: keyof z.output<Value> & string;
  gone: Gone;
  /** Right that its calls need. */
  right: Right;
  /** Entries are ordered, as in their file. */
  isOrdered?: boolean;
  list: EntityList<keyof z.output<Value> & string>;
  /** Number of the shape of its entries, raised when stored versions no longer mean what they meant; 1 unless given. */
  shape?: number;
  /** An entry as a file has it: names for ids, days for moments. The order of its fields is the file's. */
  value: Value;
};

/** A kind of thing that a site has many of, defined once: file, check, rows, calls and documentation follow from it. */
export type Entity<Value extends z.ZodObject = z.ZodObject, Kind extends string = string> = Definition<Value, Kind> & {
  /** Its fields that have details, found once. */
  fields: readonly FieldWithDetails[];
};

/** An entry of an entity. */
export type EntityValue<E extends Entity> = z.output<E['value']>;

export const defineEntity = <Value extends z.ZodObject, const Kind extends string>(
  definition: Definition<Value, Kind>,
): Entity<Value, Kind> => ({
  ...definition,
  value: describedAsKind(definition.value, definition.kind),
  fields: listFieldsWithDetails(definition.value),
});

/** Reads what an entry, or its row, is known by within its site: `actualites/vendanges` where keys stand within a field. */
export function readKey({ key, within }: Pick<Entity, 'key' | 'within'>, entry: object): string {
  const fields = entry as Readonly<Record<string, unknown>>;
  return within === undefined ? String(fields[key]) : `${fields[within]}/${fields[key]}`;
}
