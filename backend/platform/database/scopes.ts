import type { PGlite, PGliteInterface, Transaction } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import { prepareOften } from './prepare-pglite.ts';
import { enterScope, type Scope, scopeValues } from './walls.ts';

type Connected = (error: Error | undefined, client?: PoolClient, release?: (broken?: Error | boolean) => void) => void;

/**
 * Gives, for a site, the pool whose connections are in its scope. All share the connections of one: a connection is moved when it was
 * last in another scope, before it is handed out. With one site that is hardly ever.
 */
export function poolScopes(pool: Pool): (idSite: number) => Pool {
  const scopes = new WeakMap<PoolClient, number>();
  return (idSite) => {
    const hand = (connected: Connected) =>
      pool.connect((error, client, release) => {
        if (error || !client || scopes.get(client) === idSite) return connected(error, client, release);
        client.query(enterScope, scopeValues(idSite), (failure) => {
          if (failure) {
            release(failure);
            return connected(failure);
          }
          scopes.set(client, idSite);
          connected(undefined, client, release);
        });
      });
    const connect = (connected?: Connected) =>
      connected
        ? hand(connected)
        : new Promise<PoolClient | undefined>((resolve, reject) => hand((error, client) => (error ? reject(error) : resolve(client))));
    // `query` of a pool asks its own `connect`.
    return Object.create(pool, { connect: { value: connect } }) as Pool;
  };
}

/** What Drizzle asks of PGlite. */
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
