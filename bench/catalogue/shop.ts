import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '#backend/app.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { hashSources } from '../../scripts/launch/source-hash.ts';
import { fill } from './fill.ts';
import { fillOrders } from './fill-orders.ts';

export const idSite = 1;
const server = process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres';
const mediaStore = { write: async () => {}, read: async () => null, has: async () => false };

export type BenchShop = {
  db: WholeDatabase;
  /** Calls the API in this process, as the panel where it is the panel's; gives the answer's data, and the time in ms. */
  call: (path: string, isAdmin?: boolean) => Promise<{ data: unknown; ms: number }>;
};

export async function onServer(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

async function fillDatabase(db: WholeDatabase, size: number): Promise<void> {
  await fill(db, idSite, size);
  await fillOrders(db, idSite, size);
  await db.execute('vacuum analyze');
}

/** A filled database that only copies are made of; it stays on the server until what it is made of changes. */
async function templateOf(size: number): Promise<string> {
  const sources = ['backend/platform/database', 'bench/catalogue/fill.ts', 'bench/catalogue/fill-orders.ts'];
  const [kind, version] = [`storefront_bench_template_${size}_`, hashSources(sources).slice(0, 12)];
  const { rows } = await onServer(`select datname from pg_database where datname like '${kind}%'`);
  const names = rows.map(({ datname }) => String(datname));
  const name = kind + version;
  if (names.includes(name)) return name;
  for (const old of names) await onServer(`drop database ${old} with (force)`);
  const making = `storefront_bench_making_${process.pid}`;
  await onServer(`create database ${making}`);
  const open = await openDatabase({ dataDir: '', databaseUrl: urlOf(making) });
  try {
    await fillDatabase(open.db, size);
  } finally {
    await open.close();
  }
  await onServer(`alter database ${making} rename to ${name}`);
  return name;
}

/** Opens the API in this process for a site in a database, with an administrator of her own for the panel's calls. */
export async function callApi(db: WholeDatabase, idSite: number): Promise<BenchShop['call']> {
  const config = { siteId: idSite, webOrigin: 'http://shop.test', checkAnswers: false, paymentSandbox: true };
  const app = createApp({ db, mediaStore, logger: pino({ level: 'silent' }), now: () => new Date(), config });
  let token = '';
  const call: BenchShop['call'] = async (path, isAdmin = false) => {
    const start = performance.now();
    const answer = await app.request(path, { headers: isAdmin ? { Authorization: token } : {} });
    const body = (await answer.json()) as { success: boolean; data: unknown };
    if (!body.success) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body).slice(0, 300)}`);
    return { data: body.data, ms: performance.now() - start };
  };
  const person = {
    email: 'nora@example.test',
    password: 'correct horse battery',
    firstname: 'Nora',
    lastname: 'Petit',
    acceptTerms: true,
  };
  const registered = await app.request('/register', {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(person) },
  });
  token = ((await registered.json()) as { data: { token: string } }).data.token;
  await db.execute(`update users set role = 'ADMIN'`);
  return call;
}

/** The API in front of a shop of so many products, on a database that is gone once it is closed. */
export async function openShop(engine: string, size: number, folder: string): Promise<BenchShop & { close: () => Promise<void> }> {
  const name = `storefront_bench_${process.pid}_${size}`;
  if (engine === 'PostgreSQL') await onServer(`create database ${name} template ${await templateOf(size)}`);
  const open = await openDatabase(engine === 'PostgreSQL' ? { dataDir: '', databaseUrl: urlOf(name) } : { dataDir: folder });
  const close = async () => {
    await open.close();
    if (engine === 'PostgreSQL') await onServer(`drop database ${name} with (force)`);
  };
  try {
    if (engine !== 'PostgreSQL') await fillDatabase(open.db, size);
    return { db: open.db, call: await callApi(open.db, idSite), close };
  } catch (error) {
    await close();
    throw error;
  }
}
