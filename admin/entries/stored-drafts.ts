import type { EntryValue } from '#client/queries/entries.ts';
import { isRecord } from '#domain/document/patch.ts';
import { createStoredValue } from '../stored-value.ts';

/** State of an entry that changes are made on; `revision` null: it is a new one. */
export type EntryBase = { value: EntryValue; revision: string | null };

/** Unsaved work on an entry. `storedAt` in ms since 1970. */
export type StoredDraft = { base: EntryBase; value: EntryValue; storedAt: number };

const maxDrafts = 30;

type Drafts = Readonly<Record<string, StoredDraft>>;

function isDraft(data: unknown): data is StoredDraft {
  if (!isRecord(data) || !isRecord(data.value) || !isRecord(data.base) || typeof data.storedAt !== 'number') return false;
  const { value, revision } = data.base;
  return isRecord(value) && (revision === null || typeof revision === 'string');
}

/** The drafts in what a browser stored; anything else is left out. */
export const readDrafts = (data: unknown): Drafts =>
  Object.fromEntries(Object.entries(Object(data)).filter((entry): entry is [string, StoredDraft] => isDraft(entry[1])));

const drafts = createStoredValue<Drafts>('panelEntryDrafts', {}, readDrafts);

/** Reads the unsaved work of a name, which is made of the person, the kind and the entry. */
export const readStoredDraft = (name: string): StoredDraft | undefined => drafts.read()[name];

/** Stores unsaved work; undefined removes it. Of too many the oldest is dropped. */
export function writeStoredDraft(name: string, draft: StoredDraft | undefined): void {
  const { [name]: before, ...others } = drafts.read();
  if (!before && !draft) return;
  const latest = Object.entries(others).sort(([, one], [, other]) => other.storedAt - one.storedAt);
  drafts.write(Object.fromEntries([...(draft ? [[name, draft] as const] : []), ...latest.slice(0, maxDrafts - 1)]));
}
