import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, whichever engine is behind it. A transaction has this type too: a function that takes one works inside both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The database with the rows of every site, for what belongs to none: starting, jobs, imports, backups. */
export type WholeDatabase = Database & {
  /**
   * A new handle on the rows of one site: those of others are not there, and cannot be written
   * (docs/decisions/data-and-databases.md#walls-between-sites).
   */
  ofSite: (idSite: number) => Database;
};
