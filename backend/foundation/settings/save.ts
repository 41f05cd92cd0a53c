import { eq } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { formatMoment } from '#backend/platform/messages/message.ts';
import { sites } from '#backend/tables/site.ts';
import type { ParameterChange, ParameterDifference, ParameterRefusal, ParameterSet } from '#schemas/parameter.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { isLogoKey } from '#schemas/parameters/logos.ts';
import type { Lang } from '#schemas/site.ts';
import { changesBack, changesTo, cleanValues, refusalsAmong, shownChange, shownRefusal, unknownAmong } from './changes.ts';
import { readAuthor, readVersionValues, writeVersion } from './history.ts';
import { ruleOf } from './rule-messages.ts';
import { withoutSecrets } from './secret-keys.ts';
import { readStored, type StoredValues } from './stored.ts';
import { missingLogos, readStoredWithLogos } from './stored-logos.ts';
import { outdatedTranslations } from './translations.ts';

/** More than any set has; a statement of the database takes no more than a few thousand rows. */
const maxChanges = 2000;

/** Person who saves, with the site, language and time. */
export type Editor = { site: { id: number; timeZone: string }; idUser: number; lang: Lang; now: Date };
type Values = Readonly<Record<string, string | null>>;

/** All that is stored of a site, secrets left out, with what is wrong among it. */
export async function readSet(db: Database, idSite: number): Promise<ParameterSet> {
  const [site] = await db.select({ version: sites.parametersVersion }).from(sites).where(eq(sites.id, idSite));
  const version = site?.version ?? 0;
  const author = await readAuthor(db, idSite, version);
  const values = withoutSecrets(await readStoredWithLogos(db, idSite));
  const own = Object.entries(values).filter(([key]) => !isLogoKey(key));
  const { issues } = readParameters(own.map(([type, value]) => ({ type, value })));
  const outdated = await outdatedTranslations(db, idSite);
  return {
    version,
    savedBy: author?.savedBy ?? null,
    savedAt: author?.savedAt.toISOString() ?? null,
    values,
    issues: [...issues],
    outdated,
  };
}

/** Returns the changes that a save of these values would make, and the values that would be refused or, being unknown, have no effect. */
export async function checkParameters(db: Database, idSite: number, values: Values): Promise<ParameterDifference> {
  const changes = changesTo(await readStoredWithLogos(db, idSite), cleanValues(values));
  const missing = await missingLogos(db, idSite, changes);
  const refused: ParameterRefusal[] = [
    ...refusalsAmong(changes),
    ...missing.map((key) => ({ key, value: values[key] ?? '', reason: 'constraint' as const })),
  ];
  const isRefused = new Set(refused.map(({ key }) => key));
  return {
    changes: changes.filter(({ key }) => !isRefused.has(key)).map(shownChange),
    refused: [...refused, ...unknownAmong(changes)].map(shownRefusal),
  };
}

/** Saves the values that differ from what is stored. Throws ApiError 409 when somebody saved since `version`, 422 for illegal values. */
export function saveParameters(db: Database, editor: Editor, { version, values }: { version: number; values: Values }) {
  return saveAbove(db, editor, version, async (tx, stored) => {
    const changes = changesTo(stored, cleanValues(values));
    if (changes.length > maxChanges) throw ApiError.fields([{ key: 'values', message: 'field.too-big', params: { max: maxChanges } }]);
    const refused = refusalsAmong(changes);
    const missing = await missingLogos(tx, editor.site.id, changes);
    if (refused.length + missing.length > 0) {
      throw ApiError.fields([
        ...refused.map(({ key, definition }) => ({ key: `values.${key}`, ...ruleOf(definition, editor.lang) })),
        ...missing.map((key) => ({ key: `values.${key}`, message: 'parameter.picture' as const })),
      ]);
    }
    return changes;
  });
}

/** Makes the values of an earlier version current. Throws ApiError 404, and 409 when somebody saved since `version`. */
export function restoreVersion(db: Database, editor: Editor, { version, earlier }: { version: number; earlier: number }) {
  return saveAbove(db, editor, version, async (tx, stored) => {
    const changes = changesBack(stored, await readVersionValues(tx, editor.site.id, earlier));
    // A logo whose picture was deleted meanwhile stays as it is.
    const missing: readonly string[] = await missingLogos(tx, editor.site.id, changes);
    return changes.filter(({ key }) => !missing.includes(key));
  });
}

/** Saves what `choose` finds to change, if `version` is still the latest. No changes make no version. */
function saveAbove(
  db: Database,
  editor: Editor,
  version: number,
  choose: (tx: Database, stored: StoredValues) => Promise<ParameterChange[]>,
): Promise<ParameterSet> {
  const { site, idUser, now } = editor;
  return db.transaction(async (tx) => {
    await lockVersion(tx, editor, version);
    const changes = await choose(tx, await readStoredWithLogos(tx, site.id));
    if (changes.length > 0) {
      await writeVersion(tx, { idSite: site.id, idUser, changes, now });
      await raiseSiteVersion(tx, site.id);
    }
    return readSet(tx, site.id);
  });
}

/** Holds the site's row, so that one saves at a time. */
async function lockVersion(tx: Database, { site, lang }: Editor, version: number): Promise<void> {
  const [row] = await tx.select({ version: sites.parametersVersion }).from(sites).where(eq(sites.id, site.id)).for('update');
  if (!row || row.version === version) return;
  const author = await readAuthor(tx, site.id, row.version);
  if (!author?.savedBy) throw new ApiError(409, 'parameter.conflict-unnamed');
  throw new ApiError(409, 'parameter.conflict', {
    params: { name: author.savedBy, moment: formatMoment(lang, author.savedAt, site.timeZone) },
  });
}

/**
 * Gives a site the parameters that its folder holds, in place of all others; secrets, which a folder seldom holds, stay.
 * Returns without a new version when they are there.
 */
export async function importParameters(tx: Database, idSite: number, values: Readonly<Record<string, string>>, now: Date): Promise<void> {
  const stored = await readStored(tx, idSite);
  // Logos come with the pictures of the folder (site.json).
  const given = Object.entries(values).filter(([key]) => !isLogoKey(key));
  const none = Object.keys(withoutSecrets(stored)).map((key) => [key, null]);
  const wanted: Values = Object.fromEntries([...none, ...given]);
  const changes = changesTo(stored, cleanValues(wanted));
  if (changes.length > 0) await writeVersion(tx, { idSite, idUser: null, changes, now });
}
