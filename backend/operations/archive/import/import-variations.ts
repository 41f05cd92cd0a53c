import { insertAll } from '#backend/entities/insert-all.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { variations, variationValues } from '#backend/tables/catalogue.ts';
import type { Archive } from '../archive.ts';

/** Ids of the axes by key, and of their values by label. */
export type Axes = ReadonlyMap<string, { id: number; values: ReadonlyMap<string, number> }>;

const sizeKeys = new Set(['size', 'taille', 'pointure']);

/** Writes the axes of variation and their values; both keep their ids when they are imported again. */
export async function importVariations(tx: Database, idSite: number, all: Archive['variations']): Promise<Axes> {
  const axes = await insertAll(
    tx,
    variations,
    all.map((variation, position) => ({
      ...{ idSite, position, key: variation.key, label: variation.label, displayLabel: variation.displayLabel },
      translations: variation.translations,
      axis: axisOf(variation),
    })),
    [variations.idSite, variations.key],
  );
  const values = await insertAll(
    tx,
    variationValues,
    axes.flatMap(({ id, key }) =>
      (all.find((variation) => variation.key === key)?.values ?? []).map((value, position) => ({
        ...value,
        idSite,
        idVariation: id,
        position,
      })),
    ),
    [variationValues.idSite, variationValues.idVariation, variationValues.label],
  );
  const valuesOf = (id: number) => new Map(values.filter(({ idVariation }) => idVariation === id).map((value) => [value.label, value.id]));
  return new Map(axes.map(({ id, key }) => [key, { id, values: valuesOf(id) }]));
}

function axisOf({ axis, key, values }: Archive['variations'][number]): 'size' | 'colour' | null {
  if (axis !== undefined) return axis;
  if (values.some(({ colour }) => colour !== null)) return 'colour';
  return sizeKeys.has(key) ? 'size' : null;
}
