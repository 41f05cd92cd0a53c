import { z } from 'zod';

/**
 * Names a state of an entry: the same for the same content, another for any other. A write names the one that it was made on, so that
 * nobody writes over what she did not see.
 */
export const EntryRevision = z.string().regex(/^[0-9a-f]{32}$/);

/** Key of an entry, as an address has it. */
export const EntryKey = z.string().min(1).max(401);
export const EntryParams = z.object({ key: EntryKey });
export const EntryVersionParams = EntryParams.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Names of fields; in a list whose entries are known by a key, that key. */
const EntryPath = z.array(z.string());

/**
 * Origin of a version. `found`: the state before the first write of the panel, or written since by an import. `deleted` has no content.
 */
export const entryVersionKinds = ['found', 'created', 'saved', 'deleted', 'restored'] as const;

export const EntryVersion = z.object({
  /** Counts from 1 in each entry; an entry that was deleted and made again goes on counting. */
  version: z.int().min(1),
  how: z.enum(entryVersionKinds),
  /** The version that was restored; null: it is no restoration. */
  restored: z.int().nullable(),
  /** Name; null: an import, or an account that is gone. */
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime(),
});
export type EntryVersion = z.infer<typeof EntryVersion>;

/** An entry that is gone and can be brought back. */
export const DeletedEntry = z.object({
  key: z.string(),
  /** The version that restoring brings back. */
  version: z.int().min(1),
  /** Name; null: an import took it away, or the account is gone. */
  deletedBy: z.string().nullable(),
  /** Of its last version. */
  savedAt: z.iso.datetime(),
});
export type DeletedEntry = z.infer<typeof DeletedEntry>;

/** A difference between two states at a place. Of another order the keys of the list; null stands for what is not there. */
export const EntryChange = z.object({
  path: EntryPath,
  how: z.enum(['set', 'added', 'removed', 'moved']),
  before: z.unknown(),
  after: z.unknown(),
});
export type EntryChange = z.infer<typeof EntryChange>;

/** A place that two changed, and not alike: before both, as it is stored, and as it was to be. Null stands for what is not there. */
export const EntryCollision = z.object({ path: EntryPath, base: z.unknown(), theirs: z.unknown(), mine: z.unknown() });
export type EntryCollision = z.infer<typeof EntryCollision>;

/** Something that names an entry. */
export const EntryUse = z.object({
  /** Kind of what names it, e.g. `product`. */
  kind: z.string(),
  name: z.string(),
  title: z.string(),
});
export type EntryUse = z.infer<typeof EntryUse>;

/** Obstacle to writing or deleting an entry (409). */
export const EntryConflict = z.object({
  /** Of what is stored now; null: it is deleted. */
  revision: EntryRevision.nullable(),
  /** The stored entry; null: it is deleted. */
  value: z.unknown(),
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime().nullable(),
  collisions: z.array(EntryCollision),
  /** Things that name the entry, at most `maxEntryUses` of each kind. */
  uses: z.array(EntryUse),
});
export type EntryConflict = z.infer<typeof EntryConflict>;

/** Uses that are told of each kind. */
export const maxEntryUses = 20;
/** Entries that one call changes. */
export const maxBulk = 100;
/** Versions kept of an entry; of more the oldest are dropped. */
export const entryVersionsKept = 100;
/** Days for which a deleted entry can be brought back. */
export const entryTrashDays = 30;
