import { findEntry } from '#backend/entities/entry-state.ts';
import type { EntryRef } from '#backend/entities/entry-versions.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError, fieldErrors } from '#backend/platform/http/api-error.ts';
import { message } from '#backend/platform/messages/message.ts';
import type { BulkBody, BulkResult } from '#schemas/calls/entity-calls.ts';
import { changeEntries, type Editor, rowSite } from '../editor.ts';
import { dropEntry } from './remove-entry.ts';
import { storeEntry } from './store-entry.ts';

/** Sets fields of several entries, or deletes them, in one transaction. What is refused is said by its key, and left as it is. */
export function changeMany(db: Database, editor: Editor, rows: EntryRef['rows'], body: BulkBody): Promise<BulkResult[]> {
  return changeEntries(db, editor, async (tx) => {
    const results: BulkResult[] = [];
    for (const key of new Set(body.keys)) results.push(await changeOne(tx, editor, { rows, idSite: editor.site.id, key }, body));
    return results;
  });
}

async function changeOne(tx: Database, editor: Editor, entry: EntryRef, body: BulkBody): Promise<BulkResult> {
  const { key, rows } = entry;
  const result = (outcome: BulkResult['outcome']): BulkResult => ({ key, outcome, message: '', fields: [] });
  const current = await findEntry(tx, rows, rowSite(editor), key);
  if (!current) return result('missing');
  try {
    if (body.action === 'delete') {
      await dropEntry(tx, editor, entry, current);
      return result('done');
    }
    const storing = { current, value: { ...current.value, ...body.fields }, how: 'saved', above: ['fields'] } as const;
    const { isChanged } = await storeEntry(tx, editor, entry, storing);
    return result(isChanged ? 'done' : 'unchanged');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { lang } = editor;
    return {
      ...{ key, outcome: 'refused', message: message(lang, error.key, error.params) },
      fields: fieldErrors(error.fields ?? [], lang),
    };
  }
}
