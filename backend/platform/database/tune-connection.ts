import type { PoolClient, QueryConfig } from 'pg';

/**
 * Makes a pipelined connection of a pool ask less often and less for the same:
 * - what comes often is parsed and planned once (`nameOf`, see statement-names.ts), if it has parameters: the query builder says it in
 *   the same words;
 * - what is asked in one turn of the event loop goes out in one packet;
 * - a transaction does not wait to hear that it has begun: what comes first in it goes along. A connection on which it cannot begin is
 *   broken, and the statement says so.
 */
export function tuneConnection(client: PoolClient, nameOf: (text: string) => string | undefined): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  const send = (asked: unknown, values?: unknown, done?: unknown) => {
    gather(client);
    if (!isStatement(asked)) return query(asked, values, done);
    if (Array.isArray(values) && values.length > 0) return query({ ...asked, name: nameOf(asked.text) }, values, done);
    const answer = query(asked, values, done);
    if (!asked.text.startsWith('begin') || !(answer instanceof Promise)) return answer;
    answer.catch(() => {});
    return Promise.resolve({ rows: [] });
  };
  client.query = send as typeof client.query;
  // A connection that breaks in a transaction: the statement under way reports it, or the next one. Unheard, it would end the process.
  client.on('error', () => {});
}

/** Holds back what is written until the end of this turn. */
function gather({ connection: { stream } }: PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Returns whether a query is one that Drizzle sends: a text without a name, with its values separate. */
const isStatement = (asked: unknown): asked is QueryConfig =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('name' in asked && asked.name);
