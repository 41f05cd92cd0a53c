import { browserApi } from '#client/browser-api.ts';
import { deletedEntriesQuery, type EntryValue, entryCallKeys } from '#client/queries/entries.ts';
import { queryClient } from '#client/query-client.ts';
import { readFailure } from '#domain/call-failure.ts';
import { copyEntry } from '#domain/entities/copy-entry.ts';
import type { BulkBody, BulkResult } from '#schemas/calls/entity-calls.ts';
import { type EntryChange, EntryConflict } from '#schemas/entities/entry.ts';
import type { EntityKind } from '#schemas/entities/index.ts';
import type { Tag } from '#schemas/entities/tag.ts';
import type { EntryKind } from './entry-kind.ts';
import type { StoredEntry } from './stored-entry.ts';

/** Outcome of a change: what is stored now, or what stands in its way. */
export type EntryOutcome<Done> = { done: Done } | { conflict: EntryConflict };

/** Reads the conflict of a refusal (409); undefined for any other failure. */
function readConflict(error: unknown): EntryConflict | undefined {
  if (!(error instanceof Error) || !('conflict' in error)) return undefined;
  return EntryConflict.safeParse(error.conflict).data;
}

/** Makes a call; what stands in its way is its outcome, any other refusal is thrown. */
async function withConflict<Done>(call: () => Promise<Done>): Promise<EntryOutcome<Done>> {
  try {
    return { done: await call() };
  } catch (error) {
    const conflict = readConflict(error);
    if (!conflict) throw error;
    return { conflict };
  }
}

// The calls of every kind have the types of a tag's.
const asTag = (value: EntryValue) => value as Tag;

/** Creates an entry. */
export const createEntry = (kind: EntityKind, value: EntryValue): Promise<StoredEntry> =>
  browserApi.call(entryCallKeys(kind).create, { body: { value: asTag(value) } });

/** Writes an entry on the revision that it was read with. `merged`: what others had changed meanwhile. */
export const saveEntry = (
  kind: EntityKind,
  key: string,
  { revision, value }: { revision: string; value: EntryValue },
): Promise<EntryOutcome<StoredEntry & { merged: readonly EntryChange[] }>> =>
  withConflict(() => browserApi.call(entryCallKeys(kind).write, { params: { key }, body: { revision, value: asTag(value) } }));

/** Deletes an entry on the revision that it was read with. */
export const deleteEntry = (kind: EntityKind, key: string, revision: string): Promise<EntryOutcome<unknown>> =>
  withConflict(() => browserApi.call(entryCallKeys(kind).remove, { params: { key }, query: { revision } }));

/** Writes an earlier version as a new one; `revision` null: the entry is deleted. */
export const restoreVersion = (kind: EntityKind, key: string, version: number, revision: string | null): Promise<StoredEntry> =>
  browserApi.call(entryCallKeys(kind).restore, { params: { key, version }, body: { revision } });

/** Attempts to find a key for a copy that nobody has. */
const maxAttempts = 30;

/** Returns whether a refused field is one that a copy has another name in. */
function isName({ key, fields }: EntryKind['entity'], place: string): boolean {
  const pattern = place.replace(/\.\d+(?=\.)/g, '.*');
  return (
    pattern === `value.${key}` || fields.some(({ path, details }) => details.copied === 'renamed' && pattern === `value.${path.join('.')}`)
  );
}

/** Creates a copy of an entry under the first key behind its own that is free. @param text title of the copy */
export async function duplicateEntry(
  { kind, entity, title }: Pick<EntryKind, 'kind' | 'entity' | 'title'>,
  key: string,
  text: string,
): Promise<StoredEntry> {
  const { value } = await browserApi.call(entryCallKeys(kind).read, { params: { key } });
  let copy = copyEntry(entity, value, { field: title, text });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await createEntry(kind, copy);
    } catch (error) {
      const isTaken = readFailure(error).fieldErrors.some((fault) => isName(entity, fault.key));
      if (!isTaken || attempt === maxAttempts) throw error;
      copy = copyEntry(entity, copy);
    }
  }
}

/** Sets fields of several entries, or deletes them, in one call. */
export const changeEntries = (kind: EntityKind, body: BulkBody): Promise<BulkResult[]> =>
  browserApi.call(entryCallKeys(kind).bulk, { body });

/** Brings deleted entries back. Returns how many came. */
export async function restoreDeleted(kind: EntityKind, keys: readonly string[]): Promise<number> {
  const { entries } = await queryClient().fetchQuery(deletedEntriesQuery(kind, { nbItem: 100 }));
  const found = entries.filter(({ key }) => keys.includes(key));
  for (const { key, version } of found) await restoreVersion(kind, key, version, null);
  return found.length;
}
