import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { listen } from '#backend/platform/http/listen.ts';
import { diskMediaStore } from '#backend/platform/storage/disk-store.ts';
import { rateLimits } from '#backend/tables/rate-limits.ts';
import { freePort } from '../../../scripts/launch/ports.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from '../site/open-site.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'storefront-failures-'));
const build = (db: WholeDatabase, logger = pino({ level: 'silent' })) =>
  createApp({
    db,
    logger,
    mediaStore: diskMediaStore(newFolder()),
    config: { siteId: 89, webOrigin: 'http://shop.test', checkAnswers: false, paymentSandbox: false },
  });

async function expectUnavailable(db: WholeDatabase) {
  const app = build(db);
  for (const [language, words] of [
    ['fr_FR', /momentanément indisponible/],
    ['en_US', /unavailable for the moment/],
  ] as const) {
    const answer = await app.request('/site/info', { headers: { userLang: language } });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await answer.json()).toMatchObject({ success: false, data: null, message: expect.stringMatching(words) });
  }
}

it('a PostgreSQL that does not answer is a 503 that says when to come back, not an error of the program', async () => {
  const pool = new pg.Pool({ connectionString: `postgresql://shop@127.0.0.1:${await freePort()}/shop` });
  await expectUnavailable(Object.assign(drizzlePg(pool), { ofSite: () => drizzlePg(pool) }));
  await pool.end();
});

it('an error of the program is a 500 that tells nothing of it, in the language of the caller, and a line of the log', async () => {
  const lines: string[] = [];
  const fail = () => {
    throw new Error('column "purchase_price" of /srv/shop is gone');
  };
  const db = { ofSite: () => ({ select: fail }), select: fail } as unknown as WholeDatabase;
  const app = build(db, pino({ level: 'error' }, { write: (line) => void lines.push(line) }));
  const answer = await app.request('/site/info', { headers: { userLang: 'en_US' } });
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { success: false, data: null, message: 'Something went wrong. Please try again in a moment.' },
  ]);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain('unexpected');
});

/** Returns a store's check of its folder in a process that cannot write a byte to any file, as on a full disk. */
function checkOnFullDisk(folder: string): string {
  const script = `
    process.on('SIGXFSZ', () => {});
    const { diskMediaStore } = await import(${JSON.stringify(resolve('backend/platform/storage/disk-store.ts'))});
    const said = await diskMediaStore(${JSON.stringify(folder)}).check().then(() => 'ready', (error) => error.code);
    process.stdout.write(said);`;
  return execFileSync('bash', ['-c', 'ulimit -f 0; exec "$0" --input-type=module --eval "$1"', process.execPath, script], {
    encoding: 'utf8',
  });
}

it('a disk that takes no more bytes is not ready, and the probe leaves nothing behind', async () => {
  const folder = newFolder();
  expect(checkOnFullDisk(folder)).toBe('EFBIG');
  await diskMediaStore(folder).check();
  expect(readdirSync(folder)).toEqual([]);
});

it('a folder that cannot be written is not ready', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  await expect(diskMediaStore(join(file, 'media')).check()).rejects.toThrow();
});

it('parts of files that a process left as it died are removed an hour later; whole files and those being written stay', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'masters'));
  const put = (name: string, minutesAgo: number) => {
    const path = join(folder, name);
    writeFileSync(path, 'x');
    const at = new Date(Date.now() - minutesAgo * 60_000);
    utimesSync(path, at, at);
    return path;
  };
  const left = put('masters/.6a.part', 61);
  const kept = [put('masters/.6b.part', 5), put('masters/a.svg', 90)];
  expect(await diskMediaStore(folder).tidy?.(new Date())).toBe(1);
  expect([existsSync(left), ...kept.map(existsSync)]).toEqual([false, true, true]);
});

it('a write that fails leaves no part of a file behind', async () => {
  const folder = newFolder();
  // A folder stands where the file is to be: it cannot be put into its place.
  mkdirSync(join(folder, 'masters/a.svg/inside'), { recursive: true });
  await expect(diskMediaStore(folder).write('masters/a.svg', Buffer.from('x'))).rejects.toThrow();
  expect(readdirSync(join(folder, 'masters'))).toEqual(['a.svg']);
});

onOneEngine('an API whose senders leave in the middle of their bodies', (db) => {
  it('says so in one line for whoever debugs, with status 499, and logs no error', async () => {
    const { idSite, mediaStore } = await openSite(db());
    const lines: { level: number; status?: number; msg: string }[] = [];
    const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const config = { siteId: idSite, webOrigin: 'http://shop.test', checkAnswers: false, paymentSandbox: false };
    const listening = await listen({ app: createApp({ db: db(), logger, mediaStore, config }), port: 0 });
    for (const [path, type] of [
      ['/message', 'application/json'],
      ['/forms/1/submit', 'multipart/form-data; boundary=b'],
    ] as const) {
      const sending = request(`${listening.url}${path}`, { method: 'POST', headers: { 'content-type': type, 'content-length': 60_000 } });
      sending.on('error', () => {});
      sending.write('--b\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\n');
      await wait(300);
      sending.destroy();
    }
    for (let turn = 0; turn < 50 && lines.length < 2; turn += 1) await wait(50);
    await listening.stop();
    expect(lines.map(({ level, status, msg }) => [level, status, msg])).toEqual([
      [20, 499, 'request'],
      [20, 499, 'request'],
    ]);
  });
});

onOneEngine('a row that stands there already, as after two who did the same at once', (db) => {
  it('is a conflict in the language of the caller and one short line of the log, not an error of the program', async () => {
    const { idSite, mediaStore } = await openSite(db());
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const config = { siteId: idSite, webOrigin: 'http://shop.test', checkAnswers: false, paymentSandbox: false };
    const row = { idSite, key: 'twice', windowStart: new Date(), hits: 1 };
    const storesTwice = async () => {
      for (let time = 0; time < 2; time += 1) await db().insert(rateLimits).values(row);
      return 0;
    };
    const app = createApp({ db: db(), logger, mediaStore, config, rateLimiter: { attempt: storesTwice } });
    const answer = await app.request('/site/visit/direct', { headers: { userLang: 'fr_FR', idSite: String(idSite) } });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ success: false, data: null, message: expect.stringContaining('la même chose') });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      msg: 'stored twice at once',
      constraint: expect.stringContaining('rate_limits'),
    });
  });
});
