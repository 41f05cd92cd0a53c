import { type Entity, type EntityValue, readKey } from '#schemas/entities/define-entity.ts';
import { type Fault, type Names, nameFaults, repeatedKeys, repeatedNumbers } from './fault.ts';
import { namesIn } from './named-fields.ts';

/** Finds keys and numbers that stand twice among the entries of any entity. */
export function repeatedEntries<E extends Entity>(entity: E, entries: readonly EntityValue<E>[]): Fault[] {
  const keyed = entries.map((entry, i) => ({ key: readKey(entity, entry), path: [i, entity.key] }));
  return [...repeatedNumbers(entries as readonly { id?: number }[]), ...repeatedKeys(keyed)];
}

/** Names in an entry that the site does not have. */
export const referenceFaults = (entity: Entity, entry: unknown, names: Pick<Names, 'has'>): Fault[] =>
  namesIn(entity, entry).flatMap(({ kind, name, path }) => nameFaults(names, kind, name, path));
