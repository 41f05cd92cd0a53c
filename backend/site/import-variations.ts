import type { Database } from '../db/database.ts';
import { variations, variationValues } from '../db/tables/catalogue.ts';
import type { Archive } from './archive.ts';

/** Ids of the axes by key, and of their values by label. */
export type Axes = ReadonlyMap<string, { id: number; values: ReadonlyMap<string, number> }>;

const sizeKeys = new Set(['size', 'taille', 'pointure']);

/** Writes the axes of variation and their values; both keep their ids when they are imported again. */
export async function importVariations(tx: Database, idSite: number, all: Archive['variations']): Promise<Axes> {
  const axes = new Map<string, { id: number; values: Map<string, number> }>();
  for (const [position, variation] of all.entries()) {
    const { key, label, displayLabel } = variation;
    const set = { label, displayLabel, position, axis: axisOf(variation) };
    const [row] = await tx
      .insert(variations)
      .values({ idSite, key, ...set })
      .onConflictDoUpdate({ target: [variations.idSite, variations.key], set })
      .returning({ id: variations.id });
    if (row) axes.set(key, { id: row.id, values: await importValues(tx, idSite, row.id, variation.values) });
  }
  return axes;
}

async function importValues(tx: Database, idSite: number, idVariation: number, all: Archive['variations'][number]['values']) {
  const ids = new Map<string, number>();
  for (const [position, { label, colour }] of all.entries()) {
    const [row] = await tx
      .insert(variationValues)
      .values({ idSite, idVariation, label, colour, position })
      .onConflictDoUpdate({
        target: [variationValues.idSite, variationValues.idVariation, variationValues.label],
        set: { colour, position },
      })
      .returning({ id: variationValues.id });
    if (row) ids.set(label, row.id);
  }
  return ids;
}

function axisOf({ axis, key, values }: Archive['variations'][number]): 'size' | 'colour' | null {
  if (axis !== undefined) return axis;
  if (values.some(({ colour }) => colour !== null)) return 'colour';
  return sizeKeys.has(key) ? 'size' : null;
}
