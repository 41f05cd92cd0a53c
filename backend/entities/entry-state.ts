import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { withOwned, withoutOwned } from '#domain/entities/owned-fields.ts';
import { stableJson } from '#domain/entities/stable-json.ts';
import type { EntityRows } from './map-rows.ts';
import { readChosen } from './read-entries.ts';
import { keyColumn } from './table-columns.ts';
import { withoutDefaults } from './without-defaults.ts';
import { keyOf } from './write-entries.ts';

type Value = Record<string, unknown>;
type Site = { idSite: number; timeZone: string };

/** An entry as it stands in rows. */
export type EntryState = {
  value: Value;
  /** As its versions keep it. */
  text: string;
  /** Hash of the text. */
  revision: string;
};

/**
 * Writes an entry as its versions keep it: what others count left out, and what is the default, so that a field that comes later with a
 * default makes no other text of the same entry.
 */
export const entryText = ({ entity }: EntityRows, value: Value): string =>
  stableJson(withoutDefaults(entity.value, withoutOwned(entity, value)));

export function stateOf(rows: EntityRows, value: Value): EntryState {
  const text = entryText(rows, value);
  return { value, text, revision: createHash('sha256').update(text).digest('hex').slice(0, 32) };
}

/** Reads an entry by its key; null: there is none, or it is switched off. */
export async function findEntry(db: Database, rows: EntityRows, site: Site, key: string): Promise<EntryState | null> {
  const [value] = await readChosen(db, rows, site, eq(keyColumn(rows), key));
  return value ? stateOf(rows, value) : null;
}

/** Reads entries by their keys, in that order; those that are not there are left out. */
export async function readByKeys(db: Database, rows: EntityRows, site: Site, keys: readonly string[]): Promise<Value[]> {
  const found = keys.length === 0 ? [] : await readChosen(db, rows, site, inArray(keyColumn(rows), [...keys]));
  const byKey = new Map(found.map((value) => [keyOf(rows, value), value]));
  return keys.map((key) => byKey.get(key)).filter((value) => value !== undefined);
}

/** A stored text as an entry of today; `refused`: why it does not fit any more, with what it said. */
export type StoredValue =
  | { value: Value; issues?: never }
  | { value?: never; raw: unknown; issues: NonNullable<Parsed['error']>['issues'] };
type Parsed = ReturnType<EntityRows['entity']['value']['safeParse']>;

/** Reads a text that a version keeps. `current`: the entry that stands, whose counted fields stay. */
export function readStoredText({ entity }: EntityRows, text: string, current: Value | undefined): StoredValue {
  const raw: unknown = withOwned(entity, JSON.parse(text) as unknown, current);
  const parsed = entity.value.safeParse(raw);
  return parsed.success ? { value: parsed.data } : { raw, issues: parsed.error.issues };
}
