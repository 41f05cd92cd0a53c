import type { Entity } from '#schemas/entities/define-entity.ts';
import { isRecord } from '../document/patch.ts';

/** A place in an entry: names of fields; in a list whose entries are known by a key, that key. */
export type EntryPath = readonly string[];

/** The lists of an entity whose entries are known by a field of theirs: that field by the list's path, `*` for entries on the way. */
export type KeyedLists = ReadonlyMap<string, string>;

export const keyedLists = ({ fields }: Pick<Entity, 'fields'>): KeyedLists =>
  new Map(fields.flatMap(({ path, details: { entries } }) => (entries === undefined ? [] : [[path.join('.'), entries] as const])));

/** A place with the pattern that its list is known by. */
export type Place = { path: EntryPath; pattern: EntryPath };

export const topPlace: Place = { path: [], pattern: [] };
export const inField = ({ path, pattern }: Place, name: string): Place => ({ path: [...path, name], pattern: [...pattern, name] });
export const inEntry = ({ path, pattern }: Place, key: string): Place => ({ path: [...path, key], pattern: [...pattern, '*'] });

/** The entries of lists by their keys, where the list at a place has keys and each of these lists gives every entry one of its own. */
export function entriesByKey(
  lists: KeyedLists,
  { pattern }: Place,
  ...values: readonly unknown[]
): ReadonlyMap<string, unknown>[] | undefined {
  const field = lists.get(pattern.join('.'));
  if (field === undefined) return undefined;
  const found: Map<string, unknown>[] = [];
  for (const value of values) {
    if (!Array.isArray(value)) return undefined;
    const byKey = new Map(value.map((entry: unknown) => [isRecord(entry) ? entry[field] : undefined, entry]));
    if (byKey.size !== value.length || ![...byKey.keys()].every((key) => typeof key === 'string')) return undefined;
    found.push(byKey as Map<string, unknown>);
  }
  return found;
}
