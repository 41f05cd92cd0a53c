import { listLogoPictures, missingPictures, placeLogos } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { ParameterChange } from '#schemas/parameter.ts';
import { isLogoKey, logosAmong } from '#schemas/parameters/logos.ts';
import { LogoType } from '#schemas/site.ts';
import { readStored, type StoredValues, storeChanges } from './stored.ts';

/** Stored values of a site's parameters with the names of its logos' pictures, which are chosen, saved and restored with them. */
export async function readStoredWithLogos(db: Database, idSite: number): Promise<StoredValues> {
  const parameters = Object.entries(await readStored(db, idSite)).filter(([key]) => !isLogoKey(key));
  const logos = Object.entries(await listLogoPictures(db, idSite)).filter(([, name]) => name !== null);
  return Object.fromEntries([...parameters, ...logos]) as StoredValues;
}

/** Writes changes of parameters to their rows, and those of logos to theirs. */
export async function storeChangesWithLogos(tx: Database, idSite: number, changes: readonly ParameterChange[]): Promise<void> {
  await storeChanges(
    tx,
    idSite,
    changes.filter(({ key }) => !isLogoKey(key)),
  );
  const logos = logosAmong(Object.fromEntries(changes.map(({ key, after }) => [key, after])));
  if (Object.keys(logos).length > 0) await placeLogos(tx, idSite, logos);
}

/** Values as a version has them: a logo that the site does not have is empty there, so that restoring the version takes it away. */
export const withEmptyLogos = (stored: StoredValues): StoredValues => ({
  ...Object.fromEntries(LogoType.options.map((type) => [type, ''])),
  ...stored,
});

/** Keys of the changed logos whose picture the library does not have. */
export const missingLogos = (db: Database, idSite: number, changes: readonly ParameterChange[]): Promise<LogoType[]> =>
  missingPictures(db, idSite, logosAmong(Object.fromEntries(changes.map(({ key, after }) => [key, after]))));
