import type { PoolClient, QueryConfig } from 'pg';

/**
 * Makes a pipelined connection of a pool ask less often and less for the same:
 * - what comes often is parsed and planned once (`nameOf`, see `statementNames`), if it has parameters: the query builder says it in
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

/** What Drizzle sends: a text without a name, its values apart. */
const isStatement = (asked: unknown): asked is QueryConfig =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('name' in asked && asked.name);

/** A statement that came so often is prepared. */
const often = 5;
/** How many are prepared at most, and how many others are counted: a list of values makes a statement of each length. */
const preparedAtMost = 400;
const countedAtMost = 2000;

/**
 * Names that connections of a pool prepare statements by, the same on each of them: of a statement that has come often, else none.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= preparedAtMost) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < often) {
      if (counts.size >= countedAtMost) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `storefront_${names.size}`;
    names.set(text, name);
    return name;
  };
}
