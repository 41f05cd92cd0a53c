import type { Entity, EntityValue } from '#schemas/entities/define-entity.ts';
import { type Fault, faultsAt, type Names, nameFaults, repeatedKeys, repeatedNumbers } from './fault.ts';
import { namesIn } from './named-fields.ts';

/** What is wrong in the entries of any entity: keys and numbers that stand twice, names that the site does not have. */
export function entityFaults<E extends Entity>(entity: E, entries: readonly EntityValue<E>[], names: Pick<Names, 'has'>): Fault[] {
  const keyed = entries.map((entry, i) => ({ key: String((entry as Record<string, unknown>)[entity.key]), path: [i, entity.key] }));
  const own = entries.flatMap((entry, i) => faultsAt([i], referenceFaults(entity, entry, names)));
  return [...repeatedNumbers(entries as readonly { id?: number }[]), ...repeatedKeys(keyed), ...own];
}

/** Names in an entry that the site does not have. */
export const referenceFaults = (entity: Entity, entry: unknown, names: Pick<Names, 'has'>): Fault[] =>
  namesIn(entity, entry).flatMap(({ kind, name, path }) => nameFaults(names, kind, name, path));
