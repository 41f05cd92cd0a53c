import { type EntryState, findEntry, readStoredText } from '#backend/entities/entry-state.ts';
import { type EntryRef, requireVersion, type StoredVersion } from '#backend/entities/entry-versions.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError, fieldErrors } from '#backend/platform/http/api-error.ts';
import { refusedFields } from '#backend/platform/http/refused-fields.ts';
import { entryDifference } from '#domain/entities/entry-difference.ts';
import type { EntryChange, EntryVersion } from '#schemas/entities/entry.ts';
import type { FieldError } from '#schemas/envelope.ts';
import { conflictError } from '../conflict.ts';
import { changeEntries, type Editor, rowSite } from '../editor.ts';
import { checkEntry, storeEntry } from './store-entry.ts';

type Value = Record<string, unknown>;

/**
 * Writes an earlier version as a new one. What others count, such as the stock, stays as it is. Throws ApiError 409 where the entry
 * changed since `revision`, 422 where the version fits no more, or is a deletion, 404.
 */
export function restoreEntry(
  db: Database,
  editor: Editor,
  entry: EntryRef,
  { version, revision }: { version: number; revision: string | null },
): Promise<EntryState> {
  return changeEntries(db, editor, async (tx) => {
    const found = await requireVersion(tx, entry, version);
    const current = await findEntry(tx, entry.rows, rowSite(editor), entry.key);
    if ((current?.revision ?? null) !== revision) throw await conflictError(tx, editor, entry, { state: current });
    const value = fittingValue(entry, found.version, current);
    const storing = { current, value, how: 'restored', restored: version, above: [] } as const;
    return (await storeEntry(tx, editor, entry, storing)).state;
  });
}

/** The value of a version by today's shape. Throws ApiError 422. */
function fittingValue({ rows }: EntryRef, { text }: StoredVersion, current: EntryState | null): Value {
  if (text === null) throw new ApiError(422, 'entry.version-deleted');
  const stored = readStoredText(rows, text, current?.value);
  if (stored.value) return stored.value;
  throw ApiError.fields(refusedFields(stored.issues, stored.raw));
}

type ShownVersion = EntryVersion & { value: unknown; changes: EntryChange[]; toRestore: EntryChange[]; refused: FieldError[] };

/** A version with its content, whether it fits today or not: what it changed, what restoring it would, and what would refuse it. Throws ApiError 404. */
export async function showVersion(db: Database, editor: Editor, entry: EntryRef, number: number): Promise<ShownVersion> {
  const { rows } = entry;
  const { version, before } = await requireVersion(db, entry, number);
  const current = await findEntry(db, rows, rowSite(editor), entry.key);
  const readValue = (text: string | null | undefined): unknown => {
    const stored = text ? readStoredText(rows, text, current?.value) : undefined;
    return stored?.value ?? stored?.raw ?? null;
  };
  const { text, revision: _, ...told } = version;
  const value = readValue(text);
  return {
    ...told,
    value,
    changes: before ? entryDifference(rows.entity, readValue(before.text), value) : [],
    toRestore: entryDifference(rows.entity, current?.value ?? null, value),
    refused: await refusalsOf(db, editor, entry, { version, current }),
  };
}

/** Refusals that the restoration of a version would meet. */
async function refusalsOf(
  db: Database,
  editor: Editor,
  entry: EntryRef,
  { version, current }: { version: StoredVersion; current: EntryState | null },
): Promise<FieldError[]> {
  if (version.text === null) return [];
  try {
    await checkEntry(db, editor, entry, { current, value: fittingValue(entry, version, current), above: [] });
    return [];
  } catch (error) {
    if (error instanceof ApiError && error.fields) return fieldErrors(error.fields, editor.lang);
    throw error;
  }
}
