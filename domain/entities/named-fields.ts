import type { Entity } from '#schemas/entities/define-entity.ts';
import type { NameKind } from '#schemas/entities/field.ts';
import type { Path } from './fault.ts';

/** A name that stands in an entry: of what kind of thing, and where. */
export type NamedPlace = { kind: NameKind; name: string; path: Path };

/** Finds all names in an entry. */
export function namesIn({ fields }: Pick<Entity, 'fields'>, entry: unknown): NamedPlace[] {
  return fields.flatMap(({ path, details: { refers } }) =>
    refers
      ? valuesAt(entry, path).flatMap(({ value, path: place }) =>
          typeof value === 'string' ? [{ kind: refers, name: value, path: place }] : [],
        )
      : [],
  );
}

/** Values at a path of an entity, in each entry of the lists on the way. */
function valuesAt(value: unknown, [step, ...more]: readonly string[], place: Path = []): { value: unknown; path: Path }[] {
  if (step === undefined) return [{ value, path: place }];
  if (value === null || typeof value !== 'object') return [];
  if (step === '*') return (value as readonly unknown[]).flatMap((one, i) => valuesAt(one, more, [...place, i]));
  return valuesAt((value as Record<string, unknown>)[step], more, [...place, step]);
}
