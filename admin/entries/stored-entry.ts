import type { EntryValue } from '#client/queries/entries.ts';

/** An entry as it is stored. */
export type StoredEntry = { value: EntryValue; revision: string; version: number; savedBy: string | null; savedAt: string | null };
