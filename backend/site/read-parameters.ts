import { eq } from 'drizzle-orm';
import type { Parameter } from '#schemas/parameter.ts';
import { type ParameterDefinition, type ParameterValues, parameterCatalogue, readParameters } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';
import type { Database } from '../db/database.ts';
import { parameters } from '../db/tables/site.ts';

const definitions: readonly ParameterDefinition[] = parameterCatalogue;

/** The typed values of a site's parameters: what is stored where it is valid, else the default. */
export async function readSettings(db: Database, idSite: number): Promise<ParameterValues> {
  const stored = await db.select({ type: parameters.key, value: parameters.value }).from(parameters).where(eq(parameters.idSite, idSite));
  return readParameters(stored).values;
}

/** Every public parameter of the catalogue with its stored value; null means the default. Keys the catalogue does not know stay private. */
export async function listParameters(db: Database, idSite: number, lang: Lang): Promise<Parameter[]> {
  const stored = await db.select({ key: parameters.key, value: parameters.value }).from(parameters).where(eq(parameters.idSite, idSite));
  const values = new Map(stored.map(({ key, value }) => [key, value]));
  return definitions
    .filter((definition) => definition.public)
    .map(({ id, key, kind, label }) => ({ id, type: key, kind, label: label[lang], value: values.get(key) ?? null }));
}
