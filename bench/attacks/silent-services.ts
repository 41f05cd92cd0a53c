import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import S3rver from 's3rver';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { freePort } from '../../scripts/launch/ports.ts';
import { newPostgres, newRedis } from '../../scripts/launch/test-services.ts';
import { checkBooks } from '../../tests/crash/check-books.ts';
import { checkMails } from '../../tests/crash/check-mails.ts';
import { openMailSink } from '../../tests/crash/mail-sink.ts';
import { fillShop, idSite, stock } from '../../tests/crash/shop-of-plenty.ts';
import { shopProcess } from '../../tests/crash/shop-process.ts';
import { buy, type Told, type Way } from '../../tests/crash/shopper.ts';
import { openProxy, through } from '../../tests/network-proxy.ts';

/**
 * `npm run bench:silence`: one API process under eight shoppers who order without a pause. The network to PostgreSQL, Redis, S3 and the
 * mail server drops all bytes, ten times each (BENCH_TIMES), for four seconds. Prints of each the slowest call of a shopper, the time
 * from the way being open until the service is used again, and what is wrong in the books at the end. Fails above two seconds for a call,
 * five until the shop is as before (thirty until e-mails are sent again), or with a fault.
 */
const times = Number(process.env.BENCH_TIMES ?? 10);
const [silentMs, maxAnswerMs] = [4_000, 2_000];
const shoppers = 8;

const folder = mkdtempSync(join(tmpdir(), 'storefront-silence-'));
mkdirSync(join(folder, 'content'));
const [postgres, redis, sink] = [await newPostgres(), await newRedis(), await openMailSink()];
const s3 = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3') },
  configureBuckets: [{ name: 'shop', configs: [] }],
});
const { port: s3Port }: AddressInfo = await s3.run();
// An e-mail whose conversation broke waits a minute: it is sent while the others are tried.
const addresses = { SMTP: sink.url, S3: `http://127.0.0.1:${s3Port}`, Redis: redis.url, PostgreSQL: postgres.url };
type Service = keyof typeof addresses;
const proxies = Object.fromEntries(
  await Promise.all(Object.entries(addresses).map(async ([name, address]) => [name, await openProxy(new URL(address))])),
) as Record<Service, Awaited<ReturnType<typeof openProxy>>>;
const reached = (name: Service) => through(proxies[name], addresses[name]);

const shop = shopProcess(await freePort(), {
  ...{ DATABASE_URL: reached('PostgreSQL'), REDIS_URL: reached('Redis'), SMTP_URL: reached('SMTP') },
  ...{ S3_ENDPOINT: reached('S3'), S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
  ...{ CONTENT_DIR: join(folder, 'content'), DATA_DIR: folder, SITE_ID: String(idSite) },
  ...{ PAYMENT_SANDBOX: 'on', ADMIN_PASSWORD: 'only-for-the-tests', LOG_LEVEL: 'silent' },
});

/** Check that the shop uses a service again. `isUsed` gets the value that `before` returned just before the connection was restored. */
const uses: Record<Service, { before: () => Promise<number>; isUsed: (before: number) => Promise<boolean>; maxMs: number }> = {
  PostgreSQL: { before: async () => 0, isUsed: isReady, maxMs: 5_000 },
  S3: { before: async () => 0, isUsed: isReady, maxMs: 5_000 },
  // Only web processes use it: shoppers of the API must not notice its silence.
  Redis: { before: async () => 0, isUsed: isReady, maxMs: 5_000 },
  SMTP: { before: async () => sink.taken.length, isUsed: async (before) => sink.taken.length > before, maxMs: 30_000 },
};
async function isReady(): Promise<boolean> {
  return (await fetch(`${shop.origin}/readyz`)).ok;
}

const [told, faults]: [Told[], string[]] = [[], []];
try {
  const pieces = await fillShop({ dataDir: '', databaseUrl: postgres.url });
  await shop.start();
  const way: Way = { broken: 0, failures: [] };
  let isOver = false;
  let index = 0;
  const buying = Array.from({ length: shoppers }, async () => {
    while (!isOver)
      await buy({ origin: shop.origin, idSite, pieces }, index++, way).then(
        (order) => void told.push(order),
        (error: Error) => void faults.push(error.message),
      );
  });
  await wait(2_000);
  console.log('service      slowest call   slowest recovery   answers of 503   calls without an answer');
  for (const name of Object.keys(addresses) as Service[]) {
    Object.assign(way, { broken: 0, failures: [], slowestMs: 0 });
    let slowestRecoveryMs = 0;
    for (let time = 0; time < times; time += 1) {
      proxies[name].silence();
      await wait(silentMs);
      const before = await uses[name].before();
      proxies[name].open();
      const begun = performance.now();
      while (!(await uses[name].isUsed(before)) && performance.now() - begun < 40_000) await wait(50);
      slowestRecoveryMs = Math.max(slowestRecoveryMs, performance.now() - begun);
      await wait(1_000);
    }
    const slowestMs = way.slowestMs ?? 0;
    const [call, recovery] = [slowestMs, slowestRecoveryMs].map((ms) => `${Math.round(ms)} ms`);
    console.log(
      `${name.padEnd(12)} ${call?.padStart(12)} ${recovery?.padStart(18)} ${String(way.failures.length).padStart(16)} ${String(way.broken).padStart(25)}`,
    );
    faults.push(...way.failures.filter((failure) => !failure.startsWith('503 ')));
    if (slowestMs > maxAnswerMs) faults.push(`${name}: a call took ${call}`);
    if (slowestRecoveryMs > uses[name].maxMs) faults.push(`${name}: used again after ${recovery}`);
  }
  isOver = true;
  await Promise.all(buying);
  // The outbox is sent every five seconds.
  const paid = told.filter(({ isPaid }) => isPaid).length;
  for (let seconds = 0; sink.taken.length < paid && seconds < 60; seconds += 1) await wait(1_000);
  await shop.kill();
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
  faults.push(...(await checkBooks(db, { idSite, stock, pieces, told })));
  await close();
  const { lines, mails } = checkMails(sink, told);
  faults.push(...lines);
  console.log(`${told.length} orders, ${paid} of them paid; ${mails.different} e-mails, ${mails.again} of them twice under one Message-ID`);
  console.log(
    `${faults.length} faults: orders lost, placed or paid twice, calls or recoveries that took too long${faults.map((line) => `\n  ${line}`).join('')}`,
  );
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await shop.kill();
  for (const proxy of Object.values(proxies)) await proxy.close();
  await s3.close();
  await sink.close();
  await redis.stop();
  await postgres.drop();
  rmSync(folder, { recursive: true, force: true });
}
