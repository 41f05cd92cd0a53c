import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { lockDataFolder } from './data-lock.ts';
import type { Database, WholeDatabase } from './database.ts';
import { pgliteScopes, poolScopes } from './scopes.ts';
import { statementNames } from './statement-names.ts';
import { tuneConnection } from './tune-connection.ts';
import { raiseWalls, type Scope, wallsFailure } from './walls.ts';
import { watchServer } from './watch-server.ts';

/** PostgreSQL does not answer. `message` is one line for a person, without user and password. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';

  constructor(databaseUrl: string, cause: unknown) {
    const reason = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
    super(`The database at ${new URL(databaseUrl).host} (DATABASE_URL) does not answer: ${reason}.`, { cause });
  }
}

export type OpenDatabase = {
  db: WholeDatabase;
  engine: 'pglite' | 'postgresql';
  /** Closes the connections and lets the data folder go. */
  close: () => Promise<void>;
};

const migrationsFolder = join(import.meta.dirname, 'migrations');
/** Any number: it only has to be the same in every process that migrates the same database. */
const migrationLock = 890_001;

/**
 * Opens the shop's database and brings its tables up to date.
 * With `databaseUrl` it is PostgreSQL, for any number of processes; without, PGlite in `dataDir`, for one process
 * (throws DatabaseLockedError when another holds the folder). Throws DatabaseUnreachableError, RoleMissingError.
 */
export async function openDatabase(options: { dataDir: string; databaseUrl?: string | undefined }): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openPglite(options.dataDir);
}

/**
 * The optimising compiler takes 500 MB for a minute, in which PostgreSQL's code gets about half as fast again. A machine of less than
 * 2 GB does without.
 */
const frugalWasm = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
const machineMemory = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * PGlite takes PostgreSQL's usual 128 MB of buffers, which stay in memory once they were used. It is one process with one connection;
 * files that were read stay in the system's own memory.
 */
const smallMemory = ['-c', 'shared_buffers=32MB', '-c', 'max_connections=4', '-c', 'maintenance_work_mem=16MB'];

/** Files as PostgreSQL writes them in text. PGlite's own way goes byte by byte: a file of 8 MB took it 8 s, and takes 0.8 s so. */
const bytesAsText = {
  serializers: {
    [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) => `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice('\\x'.length), 'hex')) },
};

async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const release = await lockDataFolder(dataDir);
  try {
    if (machineMemory() < 2 * 1024 ** 3) for (const flag of frugalWasm) setFlagsFromString(flag);
    const client = await PGlite.create({
      dataDir: join(dataDir, 'database'),
      startParams: [...PGlite.defaultStartParams, ...smallMemory],
      ...bytesAsText,
    });
    await migratePglite(drizzlePglite(client), { migrationsFolder });
    await client.exec(raiseWalls);
    const scoped = pgliteScopes(client);
    return {
      db: withSites((scope) => drizzlePglite(scoped(scope))),
      engine: 'pglite',
      close: async () => {
        await client.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Connections of a pool at most. */
const maxConnections = 10;
/** Milliseconds that calls and other work wait while no connection of their pool comes back. */
const [maxWaitMs, maxLongWaitMs] = [1_500, 30_000];

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const nameOf = statementNames();
  const { openPool, connectTo, close } = watchServer(connectionString);
  const open = (waitMs: number) => {
    const pool = openPool(maxConnections, (client) => tuneConnection(client, nameOf));
    return poolScopes(pool, connectTo(pool, waitMs));
  };
  // Apart: a connection that moves between the rows of one site and those of all plans every prepared statement anew.
  const whole = open(maxLongWaitMs)('every');
  const ofSites = open(maxWaitMs);
  try {
    await whole.query('select 1').catch((error: unknown) => {
      throw new DatabaseUnreachableError(connectionString, error);
    });
    await migrateUnderLock(whole);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: withSites((scope) => drizzlePg(scope === 'every' ? whole : ofSites(scope))), engine: 'postgresql', close };
}

/** The whole database, from which those of sites are taken. */
function withSites(open: (scope: Scope) => Database): WholeDatabase {
  return Object.assign(open('every'), { ofSite: (idSite: number) => open(idSite) });
}

/** Several processes may start together: one migrates and raises the walls, the others wait and find nothing left to do. */
async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePg(drizzlePg(client), { migrationsFolder });
    await client.query(raiseWalls).catch((error: unknown) => {
      throw wallsFailure(error);
    });
  } finally {
    // The lock ends with the connection, also where that is broken.
    client.release(true);
  }
}
