import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterEach, describe, expect, it } from 'vitest';
import { post } from '#backend/foundation/mail/outbox.ts';
import { sendWaiting } from '#backend/foundation/mail/send-waiting.ts';
import { smtpTransport } from '#backend/foundation/mail/smtp.ts';
import { s3MediaStore } from '#backend/platform/storage/s3-store.ts';
import { withTimeLimits } from '#backend/platform/time-limits.ts';
import { mails } from '#backend/tables/mail.ts';
import { openRedis } from '#config/redis.ts';
import { openMailSink } from '../../crash/mail-sink.ts';
import { openProxy, through } from '../../network-proxy.ts';
import { openShop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';
import { hasRedis, redisUrl } from '../redis.ts';

const [maxAnswerMs, maxRecoveryMs] = [2_000, 5_000];

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server as it is reached through a network that may drop bytes. */
async function proxied(address: string) {
  const proxy = await openProxy(new URL(address));
  closing.push(proxy.close);
  return { ...proxy, url: through(proxy, address) };
}

/** Milliseconds until something is so, 10 s at most. */
async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 10_000 && !(await isSo())) await wait(50);
  return performance.now() - begun;
}

describe.runIf(hasRedis)('a Redis whose bytes are dropped on the way', () => {
  it('holds a page up for less than a second, and is asked again soon after', async () => {
    const { url, silence, open } = await proxied(redisUrl);
    const told: string[] = [];
    const redis = openRedis(url, { onAway: () => told.push('away'), onBack: () => told.push('back') });
    closing.push(redis.close);
    const isAnswered = () =>
      redis
        .ask((client) => client.ping(), 200)
        .then(
          () => true,
          () => false,
        );
    expect(await timeUntil(isAnswered)).toBeLessThan(1_000);
    silence();
    const slowest: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const begun = performance.now();
      expect(await isAnswered()).toBe(false);
      slowest.push(performance.now() - begun);
      await wait(100);
    }
    expect(Math.max(...slowest)).toBeLessThan(1_000);
    open();
    expect(await timeUntil(isAnswered)).toBeLessThan(maxRecoveryMs);
    expect(told).toEqual(['away', 'back']);
  });
});

describe('a store of files whose bytes are dropped on the way', () => {
  it('fails a shopper’s call within two seconds, and answers as soon as it can be reached', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-s3-'));
    const server = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: folder },
      configureBuckets: [{ name: 'shop', configs: [] }],
    });
    const { port }: AddressInfo = await server.run();
    closing.push(
      () => rmSync(folder, { recursive: true, force: true }),
      () => server.close(),
    );
    const { url: endpoint, silence, open } = await proxied(`http://127.0.0.1:${port}`);
    const settings = { endpoint, region: 'us-east-1', bucket: 'shop', keyId: 'S3RVER', secret: 'S3RVER', prefix: '', publicUrl: undefined };
    const store = s3MediaStore(settings);
    await store.write('a', new Uint8Array([1, 2, 3]));
    silence();
    const begun = performance.now();
    const calls: (() => Promise<unknown>)[] = [
      () => store.read('a'),
      () => store.has('a'),
      () => store.write('b', new Uint8Array([4])),
      () => store.check(),
    ];
    const failures = await Promise.all(
      calls.map((call) =>
        withTimeLimits('shopper', call).then(
          () => 'answered',
          (error: Error) => error.name,
        ),
      ),
    );
    expect(failures).toEqual(calls.map(() => 'TimeoutError'));
    expect(performance.now() - begun).toBeLessThan(maxAnswerMs);
    open();
    expect(await store.read('a')).toEqual(Buffer.from([1, 2, 3]));
  });
});

onOneEngine('a mail server whose bytes are dropped on the way', (db) => {
  it('costs e-mails no attempt, and is handed them once it can be reached', async () => {
    const sink = await openMailSink();
    closing.push(sink.close);
    const { url, silence, open } = await proxied(sink.url);
    const shop = await openShop(db());
    const content = { subject: 'Bonjour', html: '<p>Bonjour</p>', text: 'Bonjour' };
    for (const to of ['zoe@example.test', 'ana@example.test'])
      await post(db(), { idSite: shop.idSite, kind: 'PASSWORD_RESET' }, to, content, shop.now());
    const transport = smtpTransport(url, 'https://boutique.test');
    silence();
    const begun = performance.now();
    expect(await sendWaiting(db(), transport, shop)).toBe(0);
    expect(performance.now() - begun).toBeLessThan(6_000);
    const [first] = await db().select().from(mails).where(eq(mails.idSite, shop.idSite)).orderBy(mails.id);
    expect(first).toMatchObject({ attempts: 0, sentAt: null, failure: expect.stringContaining('Greeting never received') });
    open();
    expect(await sendWaiting(db(), transport, shop)).toBe(2);
    expect(sink.taken.map(({ to }) => to)).toEqual(['zoe@example.test', 'ana@example.test']);
  });
});
