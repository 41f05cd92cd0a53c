import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import { StartFailure } from '../launch/start-failure.ts';
import { readSite, type Write, writeDocuments } from './database.ts';
import type { Stored } from './documents.ts';
import { readFiles, writeDocument } from './files.ts';

const Where = z.union([
  z.strictObject({ file: z.string() }),
  z.strictObject({ site: z.int(), page: z.int() }),
  z.strictObject({ site: z.int(), component: z.string() }),
]);

/** Record of a migration, from which it can be undone: each document before and after. */
export const Rollback = z.object({
  kind: z.literal('cms-rollback'),
  made: z.string(),
  documents: z.array(z.object({ where: Where, name: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type Rollback = z.infer<typeof Rollback>;

const isFile = (where: z.infer<typeof Where>): where is { file: string } => 'file' in where;

/**
 * Puts documents back as they were before a migration. Returns how many.
 * @param database what the documents of a site are in; asked for only when there are some
 * @throws StartFailure when one has changed since or is gone, unless `force`; then nothing was written
 */
export async function rollBack(rollback: Rollback, force: boolean, database: () => Promise<Database>): Promise<number> {
  const files = rollback.documents.filter(({ where }) => isFile(where));
  const current = (await Promise.all(files.map(({ where }) => readFiles((where as { file: string }).file)))).flatMap(
    ({ documents }) => documents,
  );
  refuseChanged(files, current, force);
  const inDatabase = rollback.documents.filter(({ where }) => !isFile(where));
  if (inDatabase.length > 0) await (await database()).transaction((tx) => rollBackSites(tx, inDatabase, force));
  for (const { where, before } of files) await writeDocument((where as { file: string }).file, before);
  return rollback.documents.length;
}

async function rollBackSites(tx: Database, documents: Rollback['documents'], force: boolean): Promise<void> {
  const writes = documents.map(({ where, before }) => ({ where, cms: before }) as Write);
  const stores = await Promise.all([...new Set(writes.map(({ where }) => where.site))].map((site) => readSite(tx, site)));
  refuseChanged(
    documents,
    stores.flatMap((store) => store.documents),
    force,
  );
  await writeDocuments(tx, writes);
}

/** The order of keys does not count: the database has its own. */
function refuseChanged(documents: Rollback['documents'], current: readonly Stored[], force: boolean): void {
  const changed = documents.filter(({ where, after }) => {
    const stored = current.find((one) => isDeepStrictEqual(one.where, where));
    return !stored || !isDeepStrictEqual(stored.cms, after);
  });
  if (changed.length > 0 && !force)
    throw new StartFailure(`Changed since, nothing was put back: ${changed.map(({ name }) => name).join(', ')}. With --force they are.`);
}
