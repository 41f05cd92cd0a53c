import type { PGlite, PGliteInterface, Transaction } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import { timeLimits } from '../time-limits.ts';
import { prepareOften } from './prepare-pglite.ts';
import { enterScope, type Scope, scopeValues } from './walls.ts';
import type { Connect, Connected } from './watch-server.ts';

const enterScopeWithin = `${enterScope}, set_config('statement_timeout', $3, false), set_config('idle_in_transaction_session_timeout', $4, false)`;

/**
 * Gives, for a scope, the pool whose connections are in it, within the time limits of the work that takes them (time-limits.ts). All
 * share the connections of one: a connection is moved when it was last in another scope, or used for work of another kind, before it is
 * handed out. With one site that is hardly ever.
 */
export function poolScopes(pool: Pool, connectToPool: Connect): (scope: Scope) => Pool {
  const entered = new WeakMap<PoolClient, string>();
  return (scope) => {
    const hand = (connected: Connected) => {
      const { statementMs, idleInTransactionMs } = timeLimits();
      const values = [...scopeValues(scope), String(statementMs), String(idleInTransactionMs)];
      const key = values.join();
      connectToPool((error, client, release) => {
        if (error || !client || entered.get(client) === key) return connected(error, client, release);
        client.query(enterScopeWithin, values, (failure) => {
          if (failure) {
            release?.(failure);
            return connected(failure);
          }
          entered.set(client, key);
          connected(undefined, client, release);
        });
      });
    };
    const connect = (connected?: Connected) =>
      connected
        ? hand(connected)
        : new Promise<PoolClient | undefined>((resolve, reject) => hand((error, client) => (error ? reject(error) : resolve(client))));
    // `query` of a pool asks its own `connect`.
    return Object.create(pool, { connect: { value: connect } }) as Pool;
  };
}

/** Methods of PGlite that Drizzle calls. */
type Queried = Pick<PGliteInterface, 'query' | 'transaction'>;

/** Gives, for a scope, what works in it. There is one connection: who asks waits for those before, each is moved into its scope first. */
export function pgliteScopes(client: PGlite): (scope: Scope) => PGlite {
  const { query, within } = prepareOften(client);
  let current: Scope | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(scope: Scope, work: () => Promise<T>): Promise<T> => {
    const turn = last.then(async () => {
      if (current !== scope) await query(enterScope, scopeValues(scope));
      current = scope;
      return work();
    });
    last = turn.catch(() => {});
    return turn;
  };
  /** Drizzle takes what has a class for a client, and an object for options. */
  class ScopedPglite implements Queried {
    readonly #scope: Scope;

    constructor(scope: Scope) {
      this.#scope = scope;
    }

    query<T>(...asked: Parameters<PGlite['query']>) {
      return inTurn(this.#scope, () => query<T>(...asked));
    }

    transaction<T>(work: (tx: Transaction) => Promise<T>) {
      return inTurn(this.#scope, () => client.transaction((tx) => work(within(tx))));
    }
  }
  return (scope) => new ScopedPglite(scope) as unknown as PGlite;
}
