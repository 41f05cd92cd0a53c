import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { batchReads } from '#backend/platform/read-cache/coalesce.ts';
import { layoutPreviews } from '#backend/tables/layout-previews.ts';
import type { Master } from './master.ts';

/** A picture by what its address says: the content hash, 32 hexadecimal digits, and the name, of small letters, digits and hyphens. */
export type PictureAddress = { hash: string; name: string };

type Found = Master & { name: string; formerHashes: string[] };
type FindMaster = (asked: PictureAddress) => Promise<Master | undefined>;

const finders = new WeakMap<Database, FindMaster>();

/**
 * The original of a picture by its address: the present one where its content was replaced since; undefined: there is none. Addresses that
 * are asked for together are looked up together: hundreds of sizes that one page wants at once are one statement.
 */
export async function findMaster(db: Database, asked: PictureAddress): Promise<Master | undefined> {
  if (!/^[0-9a-f]{32}$/.test(asked.hash) || !/^[a-z0-9-]{1,120}$/.test(asked.name)) return undefined;
  const find = finders.get(db) ?? createFinder(db);
  finders.set(db, find);
  return find(asked);
}

function createFinder(db: Database): FindMaster {
  const findAll = batchReads((asked: readonly PictureAddress[]) => findMedia(db, asked));
  return async (asked) => {
    const named = (await findAll(asked)).filter(({ name }) => name === asked.name);
    const current = named.find(({ hash }) => hash === asked.hash);
    return current ?? named.find(({ formerHashes }) => formerHashes.includes(asked.hash)) ?? findPreview(db, asked);
  };
}

/** Array for the database. No character allowed in a picture's address has a meaning in it. */
const arrayOf = (values: readonly string[]) => sql`${`{${[...new Set(values)].join(',')}}`}::text[]`;

async function findMedia(db: Database, asked: readonly PictureAddress[]): Promise<Found[]> {
  const hashes = arrayOf(asked.map(({ hash }) => hash));
  const names = arrayOf(asked.map(({ name }) => name));
  const { rows } = (await db.execute(sql`
    select hash, name, format, width, height, former_hashes as "formerHashes" from media
    where (hash = any(${hashes}) or former_hashes && ${hashes}) and name = any(${names})`)) as unknown as { rows: Found[] };
  return rows;
}

/** The picture of a section by its address. */
async function findPreview(db: Database, { hash, name }: PictureAddress): Promise<Master | undefined> {
  const [, idPage, idLayout] = /^layout-(\d{1,9})-(\d{1,9})$/.exec(name) ?? [];
  if (!idPage) return undefined;
  const { picture, format, width, height } = layoutPreviews;
  const [found] = await db
    .select({ hash: picture, format, width, height })
    .from(layoutPreviews)
    .where(and(eq(picture, hash), eq(layoutPreviews.idPage, Number(idPage)), eq(layoutPreviews.idLayout, Number(idLayout))))
    .limit(1);
  return found;
}
