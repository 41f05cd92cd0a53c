import { eq } from 'drizzle-orm';
import { type ParameterValues, readParameters } from '#schemas/parameters/index.ts';
import type { Database } from '../db/database.ts';
import { parameters } from '../db/tables/site.ts';

/** The parameters of a site in their own types, defaults filled in. */
export async function readParameterValues(db: Database, idSite: number): Promise<ParameterValues> {
  const rows = await db.select({ type: parameters.key, value: parameters.value }).from(parameters).where(eq(parameters.idSite, idSite));
  return readParameters(rows).values;
}
