import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { entryVersions } from '#backend/tables/entries.ts';
import { entryVersionsKept } from '#schemas/entities/entry.ts';
import type { EntryState } from './entry-state.ts';
import type { EntityRows } from './map-rows.ts';

/** An entry that was written: how it stood, and how it stands. */
export type WrittenEntry = { key: string; before: EntryState; after: EntryState };

/**
 * Writes the next version of each of many entries of a kind, in a few statements, and what stood before it as one where no version holds
 * it. Entries that stand as before get none. To be called under `lockEntries`.
 */
export async function addVersions(
  tx: Database,
  { entity }: EntityRows,
  idSite: number,
  written: readonly WrittenEntry[],
  { idUser, now }: { idUser: number | null; now: Date },
): Promise<void> {
  const changed = written.filter(({ before, after }) => before.revision !== after.revision);
  if (changed.length === 0) return;
  const ofKeys = and(
    ...[eq(entryVersions.idSite, idSite), eq(entryVersions.kind, entity.kind)],
    inArray(
      entryVersions.key,
      changed.map(({ key }) => key),
    ),
  );
  const latest = await tx
    .selectDistinctOn([entryVersions.key], {
      ...{ key: entryVersions.key, version: entryVersions.version, revision: entryVersions.revision },
    })
    .from(entryVersions)
    .where(ofKeys)
    .orderBy(entryVersions.key, desc(entryVersions.version));
  const latestOf = new Map(latest.map((row) => [row.key, row]));
  const shared = { idSite, kind: entity.kind, shape: entity.shape ?? 1, savedAt: now };
  const rows = changed.flatMap(({ key, before, after }) => {
    const last = latestOf.get(key);
    const version = last?.version ?? 0;
    const isHeld = last?.revision === before.revision;
    const found = { ...shared, key, version: version + 1, how: 'found' as const, value: before.text, revision: before.revision };
    const saved = { ...shared, key, version: version + (isHeld ? 1 : 2), how: 'saved' as const, idUser };
    return [...(isHeld ? [] : [found]), { ...saved, value: after.text, revision: after.revision }];
  });
  await tx.insert(entryVersions).values(rows);
  for (const { key, version } of rows.filter((row) => row.version > entryVersionsKept))
    await tx.delete(entryVersions).where(and(ofKeys, eq(entryVersions.key, key), lte(entryVersions.version, version - entryVersionsKept)));
}
