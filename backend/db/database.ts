import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, whichever engine is behind it. A transaction has this type too: a function that takes one works inside both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
