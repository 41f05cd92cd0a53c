import {
  type PGlite,
  type PGliteInterface,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { statementNames } from './statement-names.ts';

const { serialize } = protocol;

type Query = PGliteInterface['query'];
type BackendMessages = Parameters<typeof parse.parseResults>[0];

/** PGlite's own way to ask, where what comes often is asked as a statement that is parsed and planned once. */
export type PreparingQuery = {
  /** To be asked while no transaction is open. */
  query: Query;
  /** The same transaction, which asks so too. */
  within: (tx: Transaction) => Transaction;
};

/**
 * PGlite keeps no statement: it has each parsed and planned anew, in six messages. One that is kept is asked in one, in a third of the
 * time. Which are kept is said as for connections to a server (statement-names.ts).
 */
export function prepareOften(client: PGlite): PreparingQuery {
  const nameOf = statementNames();
  /** Types of the values of each statement that is kept, by its name. */
  const kept = new Map<string, readonly number[]>();

  const prepare = async (name: string, text: string): Promise<readonly number[]> => {
    const described = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()];
    const types = parse.parseDescribeStatementResults(await client.execProtocolStream(Buffer.concat(described)));
    kept.set(name, types);
    return types;
  };

  const sent = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : client.serializers[type];
    return write ? write(value) : String(value);
  };

  /** Options of one question are laid over what PGlite knows of 318 types, which it would copy each time. */
  const read = <T>(answered: BackendMessages, { parsers, ...options }: QueryOptions = {}): Results<T> => {
    const all = parsers ? Object.assign(Object.create(client.parsers), parsers) : client.parsers;
    return parse.parseResults(answered, all, options)[0] as Results<T>;
  };

  const ask = <T>(statement: { name: string; text: string }, values: readonly unknown[], options?: QueryOptions): Promise<Results<T>> =>
    client.runExclusive(async () => {
      const { name, text } = statement;
      const types = kept.get(name) ?? (await prepare(name, text));
      const bound = serialize.bind({ statement: name, values: values.map((value, at) => sent(value, types[at])) });
      const asked = [bound, serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync()];
      const answered = await client.execProtocolStream(Buffer.concat(asked));
      return read<T>(answered, options);
    });

  const preparing =
    (plain: Query): Query =>
    (text, values = [], options) => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      return name ? ask({ name, text }, values, options) : plain(text, values, options);
    };

  return {
    query: preparing((...asked) => client.query(...asked)),
    within: (tx) => {
      const query = preparing((...asked) => tx.query(...asked));
      // A closed transaction throws its own error.
      return Object.create(tx, { query: { value: (...asked: Parameters<Query>) => (tx.closed ? tx.query(...asked) : query(...asked)) } });
    },
  };
}
