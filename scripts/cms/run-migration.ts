import type { Database } from '#backend/platform/database/database.ts';
import type { KnownBlocks } from './blocks.ts';
import { readSite, type Write, writeDocuments } from './database.ts';
import type { Store } from './documents.ts';
import { readFiles, writeDocument } from './files.ts';
import { type Change, migrateDocument } from './migrate.ts';
import type { Rollback } from './rollback.ts';

export type Migration = { lines: string[]; hasFailures: boolean; rollback: Rollback };

type Options = {
  blocks: KnownBlocks;
  /** Only say what would be done. */
  isDry: boolean;
  /** Writes down how to undo it; called before anything is changed. */
  keep: (rollback: Rollback) => Promise<void>;
};

/** Brings the documents of a file or folder to the blocks' versions. */
export async function migrateFiles(path: string, options: Options): Promise<Migration> {
  const migration = migrated(await readFiles(path), options.blocks);
  if (options.isDry || migration.rollback.documents.length === 0) return migration;
  await options.keep(migration.rollback);
  for (const { where, after } of migration.rollback.documents) if ('file' in where) await writeDocument(where.file, after);
  return migration;
}

/** Brings all documents of a site to the blocks' versions: all of them, or none. */
export async function migrateSite(db: Database, idSite: number, options: Options): Promise<Migration> {
  return db.transaction(async (tx) => {
    const migration = migrated(await readSite(tx, idSite), options.blocks);
    if (options.isDry || migration.rollback.documents.length === 0) return migration;
    await options.keep(migration.rollback);
    await writeDocuments(
      tx,
      migration.rollback.documents.map(({ where, after }) => ({ where, cms: after }) as Write),
    );
    return migration;
  });
}

function migrated({ documents }: Store, blocks: KnownBlocks): Migration {
  const all = documents.map((stored) => ({ stored, ...migrateDocument(stored.cms, blocks) }));
  const changed = all.filter(({ changes }) => changes.some(({ failure }) => failure === undefined));
  return {
    lines: all.flatMap(({ stored: { name, at }, changes }) =>
      changes.map((change) => `${name}#${at}${change.pointer}: ${sayChange(change)}`),
    ),
    hasFailures: all.some(({ changes }) => changes.some(({ failure }) => failure !== undefined)),
    rollback: {
      kind: 'cms-rollback',
      made: new Date().toISOString(),
      documents: changed.map(({ stored: { where, name, cms }, document }) => ({ where, name, before: cms, after: document })),
    },
  };
}

function sayChange({ type, id, from, to, props, failure }: Change): string {
  if (failure !== undefined) return `migration: ${type} "${id}" stays at version ${from}: ${failure}`;
  return `migrated: ${type} "${id}" from version ${from} to ${to}${props.length > 0 ? `, changed: ${props.join(', ')}` : ''}`;
}
