import { AsyncLocalStorage } from 'node:async_hooks';

/** Timeouts of calls to other services, in ms. */
export type TimeLimits = {
  /** PostgreSQL is asked about a statement that it leaves without a byte for so long, and has half as long to say. */
  silentMs: number;
  /** PostgreSQL ends a statement that it has worked on for so long. */
  statementMs: number;
  /** PostgreSQL undoes a transaction in which nothing was asked for so long: its locks would outlive a machine that is gone. */
  idleInTransactionMs: number;
  /** A file's store begins its answer within this, and goes on without a longer pause. */
  fileMs: number;
};

const limits = {
  /** A call of a shopper, who waits for it. */
  shopper: { silentMs: 1_000, statementMs: 5_000, idleInTransactionMs: 10_000, fileMs: 1_500 },
  /** A call of an administrator, and a job. */
  long: { silentMs: 5_000, statementMs: 60_000, idleInTransactionMs: 60_000, fileMs: 30_000 },
  /** Imports, backups, migrations: whatever is neither a call nor a job. */
  bulk: { silentMs: 10_000, statementMs: 600_000, idleInTransactionMs: 600_000, fileMs: 30_000 },
} as const satisfies Record<string, TimeLimits>;

const current = new AsyncLocalStorage<TimeLimits>();

/** Runs work, with all that it begins, within the limits of its kind. */
export const withTimeLimits = <T>(kind: keyof typeof limits, work: () => T | Promise<T>): Promise<T> =>
  // A query of the query builder begins when it is awaited.
  current.run(limits[kind], async (): Promise<T> => work());

/** The limits of the work under way. */
export const timeLimits = (): TimeLimits => current.getStore() ?? limits.bulk;
