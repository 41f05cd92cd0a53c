import { type KnownNames, readNamed } from '#backend/entities/entry-names.ts';
import { type EntryState, findEntry } from '#backend/entities/entry-state.ts';
import { addVersion, type EntryRef, ensureFound } from '#backend/entities/entry-versions.ts';
import { writeEntry } from '#backend/entities/write-entries.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { entryFaults } from '#domain/entities/entry-rules.ts';
import { withOwned } from '#domain/entities/owned-fields.ts';
import type { EntryVersion } from '#schemas/entities/entry.ts';
import { type Editor, refuseFaults, rowSite, tellCaches } from '../editor.ts';

type Value = Record<string, unknown>;
type Writing = {
  /** Stored state; null: a new entry. */
  current: EntryState | null;
  value: Value;
  /** Path of the value in the body, for refused fields. */
  above?: readonly string[];
};
type Storing = Writing & { how: EntryVersion['how']; restored?: number };

/**
 * Checks a value by all rules. Gives it with the number and the counted fields of what stands, and the ids of what it names. Throws
 * ApiError 422 with the paths that are refused.
 */
export async function checkEntry(
  db: Database,
  editor: Editor,
  { rows }: EntryRef,
  { current, value, above = ['value'] }: Writing,
): Promise<{ value: Value; ids: KnownNames['ids'] }> {
  const { entity } = rows;
  const own = current && 'id' in entity.value.shape ? { ...value, id: current.value.id } : value;
  const whole = withOwned(entity, own, current?.value);
  const known = await readNamed(db, editor.site.id, entity, [whole]);
  refuseFaults(entryFaults(entity, whole, known, editor.now), above);
  return { value: whole, ids: known.ids };
}

/** Checks an entry, writes its rows and reads it back: HTML is sanitised then, and moments are in one spelling. Throws ApiError 422. */
async function writeRows(tx: Database, editor: Editor, entry: EntryRef, writing: Writing): Promise<EntryState> {
  const { value, ids } = await checkEntry(tx, editor, entry, writing);
  await writeEntry(tx, entry.rows, value, { ...rowSite(editor), now: editor.now, ids });
  const state = await findEntry(tx, entry.rows, rowSite(editor), entry.key);
  if (!state) throw new Error(`the ${entry.rows.entity.kind} "${entry.key}" was not written`);
  return state;
}

class RolledBack extends Error {}

/** Gives an entry as it would be read once it is written, and writes nothing. Throws ApiError 422. */
export async function tryEntry(tx: Database, editor: Editor, entry: EntryRef, writing: Writing): Promise<Value> {
  const tried: EntryState[] = [];
  await tx
    .transaction(async (inner) => {
      tried.push(await writeRows(inner, editor, entry, writing));
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  const [state] = tried;
  if (!state) throw new Error('nothing was tried');
  return state.value;
}

/**
 * Writes an entry with its version, and what stood there before as one, if none holds it. The same again makes no version. To be called
 * under `lockEntries`.
 */
export async function storeEntry(
  tx: Database,
  editor: Editor,
  entry: EntryRef,
  { how, restored, ...writing }: Storing,
): Promise<{ state: EntryState; isChanged: boolean }> {
  const { current } = writing;
  const state = await writeRows(tx, editor, entry, writing);
  if (current?.revision === state.revision) return { state, isChanged: false };
  const after = await ensureFound(tx, entry, current, editor.now);
  await tellCaches(tx, entry);
  await addVersion(tx, entry, { how, state, after, idUser: editor.idUser, now: editor.now, ...(restored !== undefined && { restored }) });
  return { state, isChanged: true };
}
