import type { Entity, EntityValue } from '#schemas/entities/define-entity.ts';
import { type Fault, faultsAt, type Names, nameFaults, type Path, repeatedKeys, repeatedNumbers } from './fault.ts';

/** What is wrong in the entries of any entity: keys and numbers that stand twice, names that the site does not have. */
export function entityFaults<E extends Entity>(entity: E, entries: readonly EntityValue<E>[], names: Pick<Names, 'has'>): Fault[] {
  const keyed = entries.map((entry, i) => ({ key: String((entry as Record<string, unknown>)[entity.key]), path: [i, entity.key] }));
  const own = entries.flatMap((entry, i) => faultsAt([i], referenceFaults(entity, entry, names)));
  return [...repeatedNumbers(entries as readonly { id?: number }[]), ...repeatedKeys(keyed), ...own];
}

/** Names in an entry that the site does not have. */
export function referenceFaults(entity: Entity, entry: unknown, names: Pick<Names, 'has'>): Fault[] {
  return entity.fields.flatMap(({ path, details: { refers } }) =>
    refers
      ? valuesAt(entry, path).flatMap(({ value, path: place }) =>
          typeof value === 'string' ? nameFaults(names, refers, value, place) : [],
        )
      : [],
  );
}

/** What stands at a path of an entity, in each entry of the lists on the way. */
function valuesAt(value: unknown, [step, ...more]: readonly string[], place: Path = []): { value: unknown; path: Path }[] {
  if (step === undefined) return [{ value, path: place }];
  if (value === null || typeof value !== 'object') return [];
  if (step === '*') return (value as readonly unknown[]).flatMap((one, i) => valuesAt(one, more, [...place, i]));
  return valuesAt((value as Record<string, unknown>)[step], more, [...place, step]);
}
