import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { variations, variationValues } from '#backend/tables/catalogue.ts';

/** Ids of the axes by key, and of their values by label. */
export type Axes = ReadonlyMap<string, { id: number; values: ReadonlyMap<string, number> }>;

/** Reads the ids of a site's axes of variation and of their values. */
export async function readAxes(db: Database, idSite: number): Promise<Axes> {
  const axes = await db.select({ id: variations.id, key: variations.key }).from(variations).where(eq(variations.idSite, idSite));
  const { id, idVariation, label } = variationValues;
  const values = await db.select({ id, idVariation, label }).from(variationValues).where(eq(variationValues.idSite, idSite));
  const byAxis = Map.groupBy(values, (value) => value.idVariation);
  const readValues = (axis: number) => new Map((byAxis.get(axis) ?? []).map((value) => [value.label, value.id]));
  return new Map(axes.map((axis) => [axis.key, { id: axis.id, values: readValues(axis.id) }]));
}
