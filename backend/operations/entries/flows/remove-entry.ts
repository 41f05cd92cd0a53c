import type { EntryState } from '#backend/entities/entry-state.ts';
import { readEntryUses } from '#backend/entities/entry-uses.ts';
import { addVersion, type EntryRef, ensureFound } from '#backend/entities/entry-versions.ts';
import { holdEntry, removeEntry } from '#backend/entities/write-entries.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { findNamingDocuments } from '#backend/storefront/pages/index.ts';
import { conflictError, requireEntry } from '../conflict.ts';
import { changeEntries, type Editor, tellCaches } from '../editor.ts';

/** Deletes an entry; its versions stay. Gives the number of the last. Throws ApiError 409 where it changed since `revision`, or is named; 404. */
export function deleteEntry(db: Database, editor: Editor, entry: EntryRef, revision: string): Promise<number> {
  return changeEntries(db, editor, async (tx) => {
    const state = await requireEntry(tx, editor, entry);
    if (state.revision !== revision) throw await conflictError(tx, editor, entry, { state });
    return dropEntry(tx, editor, entry, state);
  });
}

/** Deletes an entry as it stands. Throws ApiError 409 where something names it, or its kind is kept. To be called under `lockEntries`. */
export async function dropEntry(tx: Database, editor: Editor, entry: EntryRef, state: EntryState): Promise<number> {
  const { kind, gone } = entry.rows.entity;
  if (gone === 'kept') throw new ApiError(409, 'entry.kept');
  await holdEntry(tx, entry.rows, entry.key, entry.idSite);
  // Documents name some things by their number as well.
  const names = [entry.key, ...(typeof state.value.id === 'number' ? [String(state.value.id)] : [])];
  const uses = [...(await readEntryUses(tx, entry)), ...(await findNamingDocuments(tx, entry.idSite, { kind, names }))];
  if (uses.length > 0) throw await conflictError(tx, editor, entry, { state, uses });
  const after = await ensureFound(tx, entry, state, editor.now);
  await removeEntry(tx, entry.rows, entry.key, entry.idSite);
  await tellCaches(tx, entry);
  return addVersion(tx, entry, { how: 'deleted', state: null, after, idUser: editor.idUser, now: editor.now });
}
