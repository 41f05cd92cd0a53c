import { readNamed } from '#backend/entities/entry-names.ts';
import { asStored, type EntryState, findEntry, stateOf } from '#backend/entities/entry-state.ts';
import { addVersion, type EntryRef, ensureFound } from '#backend/entities/entry-versions.ts';
import { writeEntry } from '#backend/entities/write-entries.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { entryFaults } from '#domain/entities/entry-rules.ts';
import { withOwned } from '#domain/entities/owned-fields.ts';
import type { EntryVersion } from '#schemas/entities/entry.ts';
import { type Editor, refuseFaults, rowSite } from '../editor.ts';

type Value = Record<string, unknown>;
type Storing = {
  /** Stored state; null: a new entry. */
  current: EntryState | null;
  value: Value;
  how: EntryVersion['how'];
  restored?: number;
  /** Path of the value in the body, for refused fields. */
  above?: readonly string[];
};

/**
 * Checks a value by all rules and gives it as it will be read: with the number and the counted fields of what stands. Throws ApiError 422
 * with the paths that are refused.
 */
export async function prepareEntry(
  tx: Database,
  editor: Editor,
  { rows }: EntryRef,
  { current, value, above = ['value'] }: Pick<Storing, 'current' | 'value' | 'above'>,
): Promise<{ value: Value; ids: Awaited<ReturnType<typeof readNamed>>['ids'] }> {
  const { entity } = rows;
  const own = current && 'id' in entity.value.shape ? { ...value, id: current.value.id } : value;
  const whole = withOwned(entity, own, current?.value);
  const known = await readNamed(tx, editor.site.id, entity, [whole]);
  refuseFaults(entryFaults(entity, whole, known), above);
  return { value: asStored(rows, whole, { ...rowSite(editor), ids: known.ids }), ids: known.ids };
}

/**
 * Writes an entry with its version, and what stood there before as one, if none holds it. The same again changes nothing. To be called
 * under `lockEntries`.
 */
export async function storeEntry(
  tx: Database,
  editor: Editor,
  entry: EntryRef,
  storing: Storing,
): Promise<{ state: EntryState; isChanged: boolean }> {
  const { rows, key } = entry;
  const { current, how, restored } = storing;
  const { value, ids } = await prepareEntry(tx, editor, entry, storing);
  if (current && stateOf(rows, value).text === current.text) return { state: current, isChanged: false };
  if (current) await ensureFound(tx, entry, current, editor.now);
  await writeEntry(tx, rows, value, { ...rowSite(editor), ids });
  const state = await findEntry(tx, rows, rowSite(editor), key);
  if (!state) throw new Error(`the ${rows.entity.kind} "${key}" was not written`);
  await addVersion(tx, entry, { how, state, idUser: editor.idUser, now: editor.now, ...(restored !== undefined && { restored }) });
  return { state, isChanged: true };
}
