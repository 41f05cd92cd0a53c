import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { open, seal } from '#backend/platform/secrets/sealing.ts';
import { parameterPlace } from '#backend/platform/secrets/secrets.ts';
import { parameters } from '#backend/tables/site.ts';
import type { ParameterChange } from '#schemas/parameter.ts';
import { splitKey } from '#schemas/parameters/index.ts';
import { isSecretKey } from './secret-keys.ts';
import { keepWrittenFor } from './translations.ts';

/** Stored values of a site's parameters, by key; secrets too. */
export type StoredValues = Readonly<Record<string, string>>;

export async function readStored(db: Database, idSite: number): Promise<StoredValues> {
  const rows = await db.select({ key: parameters.key, value: parameters.value }).from(parameters).where(eq(parameters.idSite, idSite));
  return Object.fromEntries(rows.map(({ key, value }) => [key, isSecretKey(key) ? open(value, parameterPlace(idSite, key)) : value]));
}

/** Writes changes to the rows; a key that becomes null loses its row. */
export async function storeChanges(tx: Database, idSite: number, changes: readonly ParameterChange[]): Promise<void> {
  const gone = changes.filter(({ after }) => after === null).map(({ key }) => key);
  if (gone.length > 0) await tx.delete(parameters).where(and(eq(parameters.idSite, idSite), inArray(parameters.key, gone)));
  const rows = changes.flatMap(({ key, after }) => (after === null ? [] : [{ idSite, key, value: kept(idSite, key, after) }]));
  if (rows.length === 0) return;
  await tx
    .insert(parameters)
    .values(rows)
    .onConflictDoUpdate({ target: [parameters.idSite, parameters.key], set: { value: sql`excluded.value` } });
  await keepWrittenFor(
    tx,
    idSite,
    rows.map(({ key }) => key).filter((key) => splitKey(key).locale !== undefined),
  );
}

/** Secrets are sealed; nothing but readStored reads them. */
const kept = (idSite: number, key: string, value: string): string => (isSecretKey(key) ? seal(value, parameterPlace(idSite, key)) : value);
