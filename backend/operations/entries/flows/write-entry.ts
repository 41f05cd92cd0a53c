import { type EntryState, findEntry, readStoredText } from '#backend/entities/entry-state.ts';
import { type EntryRef, findByRevision } from '#backend/entities/entry-versions.ts';
import { keyOf } from '#backend/entities/write-entries.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { refusedFields } from '#backend/platform/http/refused-fields.ts';
import { entryDifference } from '#domain/entities/entry-difference.ts';
import { mergeEntries } from '#domain/entities/merge-entries.ts';
import { withOwned, withoutOwned } from '#domain/entities/owned-fields.ts';
import type { EntryChange, EntryCollision } from '#schemas/entities/entry.ts';
import { conflictError, requireEntry } from '../conflict.ts';
import { changeEntries, type Editor, rowSite } from '../editor.ts';
import { storeEntry, tryEntry } from './store-entry.ts';

type Value = Record<string, unknown>;

/** Makes an entry. Throws ApiError 422 where there is one of its key, or a rule refuses it. */
export function createEntry(db: Database, editor: Editor, rows: EntryRef['rows'], value: Value): Promise<EntryState> {
  const key = keyOf(rows, value);
  return changeEntries(db, editor, async (tx) => {
    if (await findEntry(tx, rows, rowSite(editor), key))
      throw ApiError.fields([{ key: `value.${rows.entity.key}`, message: 'entry.taken', params: { name: key } }]);
    // Numbers are the site's to give.
    const { id: _, ...unnumbered } = value;
    const storing = { current: null, value: unnumbered, how: 'created' } as const;
    return (await storeEntry(tx, editor, { rows, idSite: editor.site.id, key }, storing)).state;
  });
}

/**
 * Writes an entry. What others wrote since `revision` is merged by path; `merged` says what that was. Throws ApiError 409 with the paths
 * that both changed, 422 where a rule refuses it, 404.
 */
export function saveEntry(
  db: Database,
  editor: Editor,
  entry: EntryRef,
  { revision, value }: { revision: string; value: Value },
): Promise<{ state: EntryState; merged: EntryChange[] }> {
  const { entity } = entry.rows;
  return changeEntries(db, editor, async (tx) => {
    const current = await requireEntry(tx, editor, entry);
    if (keyOf(entry.rows, value) !== entry.key) throw ApiError.fields([{ key: `value.${entity.key}`, message: 'entry.key-fixed' }]);
    const saving = { current, value, how: 'saved' } as const;
    if (revision === current.revision) return { state: (await storeEntry(tx, editor, entry, saving)).state, merged: [] };
    const mine = withoutOwned(entity, await tryEntry(tx, editor, entry, saving));
    const theirs = withoutOwned(entity, current.value);
    const base = withoutOwned(entity, await readBase(tx, entry, current, revision));
    const { value: merged, collisions } = base
      ? mergeEntries(entity, { base, theirs, mine })
      : { value: mine, collisions: collisionsOf(entryDifference(entity, theirs, mine)) };
    if (collisions.length > 0) throw await conflictError(tx, editor, entry, { state: current, collisions });
    const whole = parseMerged(entry, withOwned(entity, merged, current.value));
    const { state } = await storeEntry(tx, editor, entry, { ...saving, value: whole });
    return { state, merged: entryDifference(entity, base, theirs) };
  });
}

/** Reads the state that a write was made on; undefined where no version holds it any more, or it does not fit today's shape. */
async function readBase(tx: Database, entry: EntryRef, current: EntryState, revision: string): Promise<Value | undefined> {
  const version = await findByRevision(tx, entry, revision);
  return version?.text ? readStoredText(entry.rows, version.text, current.value).value : undefined;
}

/** Without what both began with, every difference collides. */
const collisionsOf = (changes: readonly EntryChange[]): EntryCollision[] =>
  changes.map(({ path, before, after }) => ({ path, base: null, theirs: before, mine: after }));

/** Two changes that fit alone may not fit together: a list too long, an end before its beginning. */
function parseMerged({ rows }: EntryRef, merged: unknown): Value {
  const parsed = rows.entity.value.safeParse(merged);
  if (parsed.success) return parsed.data;
  const fields = refusedFields(parsed.error.issues, merged);
  throw ApiError.fields(fields.map((field) => ({ ...field, key: `value.${field.key}` })));
}
