import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createClient } from 'redis';
import { freePort } from './ports.ts';
import { StartFailure } from './start-failure.ts';
import { stopProcess } from './web.ts';

const server = process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres';

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a database of its own on the PostgreSQL of TEST_DATABASE_URL, else on the one of this machine. */
export async function newPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `storefront_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

/** The last database of the Redis of TEST_REDIS_URL, else of this machine's: the tests' own, empty. */
export async function emptyRedis(): Promise<string> {
  const url = new URL(process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379');
  url.pathname = '/15';
  const client = createClient({ url: url.href });
  client.on('error', () => {});
  await client.connect();
  await client.flushDb();
  client.destroy();
  return url.href;
}

/** A Redis in a process of its own that can be stopped. Throws StartFailure where the machine has no redis-server. */
export async function newRedis(): Promise<{ url: string; child: ChildProcess; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const missing = new Promise<never>((_, refuse) => {
    child.once('error', () => refuse(new StartFailure('redis-server is not installed: this measurement starts one of its own.')));
  });
  const url = `redis://127.0.0.1:${port}`;
  const client = createClient({ url, socket: { reconnectStrategy: 50 } });
  client.on('error', () => {});
  await Promise.race([client.connect(), missing, wait(10_000)]);
  client.destroy();
  return { url, child, stop: () => stopProcess(child) };
}
