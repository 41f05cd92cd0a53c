import { setTimeout as wait } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';
import { timeLimits } from '../time-limits.ts';

/** Milliseconds between two looks. Time is counted in looks: one that comes late, because this process was busy itself, counts once. */
const lookEveryMs = 100;
/** Looks between two questions to a server that is away, and those that it has to answer. */
const [askAgainAfter, answerWithin] = [5, 10];
/** Milliseconds that connections have to say goodbye when the process ends. */
const goodbyeMs = 2_000;

/** PostgreSQL leaves a statement, or all of them, without an answer: bytes are dropped on the way. The statement may have been carried out. */
export class DatabaseSilentError extends Error {
  override name = 'DatabaseSilentError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('PostgreSQL keeps silent');
  }
}

/** All connections are in use, and none came back. The code is PostgreSQL's own for too many connections. */
class PoolBusyError extends Error {
  override name = 'PoolBusyError';
  readonly code = '53300';

  constructor() {
    super('No connection to PostgreSQL came free');
  }
}

/** The server's process behind a connection; its number alone may belong to another one later. */
type Backend = { pid: number; begun: string };
type Watched = {
  client: pg.Client;
  backend: Backend | undefined;
  /** A query is unanswered. `askAfter`: number of looks without a byte after which the server is asked about it. */
  isWaiting: boolean;
  askAfter: number;
  /** Looks since the server was heard, or since it was asked after a rest; and how many of them when the server was asked about it. */
  silentLooks: number;
  queriedAtLook: number;
};

export type Connected = (error: Error | undefined, client?: PoolClient, release?: (broken?: Error | boolean) => void) => void;
/** Takes a connection from a pool, or waits for one. */
export type Connect = (connected: Connected) => void;

export type ServerWatch = {
  /** Opens a pool whose connections are watched. `tune` is given each new one. */
  openPool: (max: number, tune: (client: PoolClient) => void) => Pool;
  /** Takes connections of a pool. Whoever waits is refused once none came back for `maxWaitMs`: others that do come back keep the queue. */
  connectTo: (pool: Pool, maxWaitMs: number) => Connect;
  /** Ends the pools and the watch. */
  close: () => Promise<void>;
};

/**
 * Of a server's connection: its process, and how soon the server's own system finds out that this one is gone without a word. To a pooler
 * such settings may not be told as the connection begins.
 */
const introduction = `select pg_backend_pid() as pid,
  (select extract(epoch from backend_start)::text from pg_stat_activity where pid = pg_backend_pid()) as begun,
  set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
  set_config('tcp_keepalives_count', '3', false), set_config('tcp_user_timeout', '10000', false)`;
const working = `select pid from pg_stat_activity where state = 'active' and pid = any($1::int[])`;
const endOrphans = `select pg_terminate_backend(pid) from pg_stat_activity
  join unnest($1::int[], $2::text[]) as orphan(id, begun) on pid = id and extract(epoch from backend_start)::text = begun`;

/**
 * Watches the connections to a PostgreSQL, for bytes that are dropped on the way are not reported by anybody. A connection that leaves a
 * statement unanswered (a second in a shopper's call) is asked about on a new one. If the server is not working on it, the connection is destroyed, and the
 * process behind it ended, so that its locks do not outlive it. If the server does not answer at all, every connection is destroyed and
 * whatever is asked fails at once, until it answers again: it is asked twice a second.
 */
export function watchServer(connectionString: string): ServerWatch {
  const config = { connectionString: withTls(connectionString), keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const watched = new Set<Watched>();
  const queues = new Set<{ waiters: Set<(error: Error) => void>; look: () => void }>();
  const pools: Pool[] = [];
  let orphans: Backend[] = [];
  let question: { client: pg.Client; looks: number } | undefined;
  let quietLooks = 0;
  let awayLooks = 0;
  let isAway = false;

  class WatchedClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super(options);
      watch(this);
    }
  }

  function watch(client: pg.Client): void {
    const own: Watched = { client, backend: undefined, isWaiting: true, askAfter: patience(), silentLooks: 0, queriedAtLook: 0 };
    const heard = () => {
      own.silentLooks = own.queriedAtLook = quietLooks = 0;
    };
    const connect = client.connect.bind(client) as (done: (error: Error | null) => void) => void;
    client.connect = ((done: (error: Error | null) => void) => {
      if (isAway) return process.nextTick(done, new DatabaseSilentError());
      watched.add(own);
      connect(done);
    }) as typeof client.connect;
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    client.query = ((...asked: unknown[]) => {
      if (!own.isWaiting) Object.assign(own, { isWaiting: true, askAfter: patience(), silentLooks: 0, queriedAtLook: 0 });
      return query(...asked);
    }) as typeof client.query;
    client.on('drain', () => {
      own.isWaiting = false;
    });
    client.on('end', () => watched.delete(own));
    client.connection.once('readyForQuery', () => {
      client.connection.stream.on('data', heard);
      // Before anybody else asks: the role of a site may not see this.
      client.query<Backend>(introduction, [], (_, answer) => {
        own.backend = answer?.rows[0];
      });
    });
  }

  function lose(lost: Watched): void {
    if (!watched.delete(lost)) return;
    if (lost.backend) orphans.push(lost.backend);
    lost.client.connection.stream.destroy(new DatabaseSilentError());
  }

  function goAway(): void {
    isAway = true;
    for (const each of [...watched]) lose(each);
    for (const { waiters } of queues) for (const refuse of [...waiters]) refuse(new DatabaseSilentError());
  }

  /** Destroys what the server is not working on although it was asked, and connections at rest that were not heard since either. */
  function loseUnanswered(late: readonly Watched[], looks: readonly number[], isWorked: ReadonlySet<number>): void {
    const lost = late.filter(
      ({ backend, isWaiting, silentLooks }, at) => isWaiting && silentLooks >= (looks[at] ?? 0) && backend && !isWorked.has(backend.pid),
    );
    if (lost.length === 0) return;
    const sinceLooks = Math.min(...lost.map(({ silentLooks }) => silentLooks));
    for (const each of [...watched]) if (lost.includes(each) || (!each.isWaiting && each.silentLooks >= sinceLooks)) lose(each);
  }

  async function ask(): Promise<void> {
    const late = [...watched].filter(isUnasked);
    const looks = late.map(({ silentLooks }) => silentLooks);
    for (const each of late) each.queriedAtLook = each.silentLooks;
    const client = new pg.Client(config);
    client.on('error', () => {});
    const asking = { client, looks: 0 };
    question = asking;
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(working, [late.flatMap(({ backend }) => backend?.pid ?? [])]);
      quietLooks = asking.looks = 0;
      // Answers that the server has already sent may still be on the way.
      await wait(lookEveryMs);
      loseUnanswered(late, looks, new Set(rows.map(({ pid }) => pid)));
      const ended = orphans;
      await client.query(endOrphans, [ended.map(({ pid }) => pid), ended.map(({ begun }) => begun)]);
      orphans = orphans.filter((orphan) => !ended.includes(orphan));
      isAway = false;
    } catch (error) {
      // A server that refuses to say it is there.
      if (error instanceof pg.DatabaseError) isAway = false;
      else if ([...late, ...watched].some((each) => isLate(each) && quietLooks >= each.askAfter)) goAway();
    } finally {
      question = undefined;
      client.connection.stream.destroy();
    }
  }

  const look = () => {
    quietLooks += 1;
    for (const each of [...watched]) {
      each.silentLooks += 1;
      // A connection that is not made in the time for a question and its answer.
      if (each.isWaiting && !each.backend && each.silentLooks >= 1.5 * each.askAfter) lose(each);
    }
    for (const queue of queues) queue.look();
    if (question) {
      question.looks += 1;
      const late = [...watched].filter(isLate);
      const maxLooks = late.length > 0 ? Math.min(...late.map(({ askAfter }) => askAfter / 2)) : answerWithin;
      if (question.looks >= maxLooks) question.client.connection.stream.destroy(new DatabaseSilentError());
      return;
    }
    awayLooks = isAway ? awayLooks + 1 : 0;
    if (isAway ? awayLooks % askAgainAfter === 0 : [...watched].some(isUnasked)) void ask();
  };
  const looking = setInterval(look, lookEveryMs);
  looking.unref();

  return {
    openPool: (max, tune) => {
      const pool = new pg.Pool({ ...config, max, pipeline: true, Client: WatchedClient });
      pool.on('connect', tune);
      // A connection that breaks while idle is replaced by the pool; the query that needs one reports its own failure.
      pool.on('error', () => {});
      pools.push(pool);
      return pool;
    },
    connectTo: (pool, maxWaitMs) => {
      const waiters = new Set<(error: Error) => void>();
      let stuckLooks = 0;
      const move = () => {
        stuckLooks = 0;
      };
      pool.on('acquire', move).on('release', move);
      const look = () => {
        stuckLooks = waiters.size > 0 ? stuckLooks + 1 : 0;
        if (stuckLooks * lookEveryMs >= maxWaitMs) for (const refuse of [...waiters]) refuse(new PoolBusyError());
      };
      queues.add({ waiters, look });
      return (connected) => {
        const refuse = (error: Error) => {
          if (waiters.delete(refuse)) connected(error);
        };
        waiters.add(refuse);
        pool.connect((error, client, release) => {
          if (waiters.delete(refuse)) connected(error, client, release);
          // Nobody waits for it any more.
          else if (client) release();
        });
      };
    },
    close: async () => {
      const cut = setTimeout(() => {
        for (const each of [...watched]) lose(each);
      }, goodbyeMs);
      await Promise.all(pools.map((pool) => pool.end()));
      clearTimeout(cut);
      clearInterval(looking);
      question?.client.connection.stream.destroy();
    },
  };
}

const patience = (): number => timeLimits().silentMs / lookEveryMs;
const isLate = ({ isWaiting, silentLooks, askAfter }: Watched): boolean => isWaiting && silentLooks >= askAfter;
const isUnasked = (each: Watched): boolean => isLate(each) && each.silentLooks - each.queriedAtLook >= each.askAfter;

/**
 * `sslmode` as PostgreSQL's own programs understand it: `require` encrypts, `verify-full` also checks the certificate and the host's name;
 * `sslrootcert` names the file of an authority of one's own.
 */
function withTls(connectionString: string): string {
  const url = new URL(connectionString);
  if (!url.searchParams.has('sslmode')) return connectionString;
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}
