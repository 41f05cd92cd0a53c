import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createClient, RESP_TYPES } from 'redis';
import { afterAll, expect, it } from 'vitest';
import { packPage } from '#web/cache/kept-page.ts';
import { openSharedCopies, type SharedCopies } from '#web/cache/shared-copies.ts';
import { hasRedis, redisUrl } from '../redis.ts';

const opened: SharedCopies[] = [];
afterAll(() => {
  for (const copies of opened) copies.close();
});

const buildSecret = randomBytes(32);

/** Opens the copies of a web process of its own, with its log. */
async function webProcess(owner: string, url = redisUrl, key = buildSecret) {
  const logged: string[] = [];
  const copies = openSharedCopies({ url, owner, key }, pino({ level: 'warn' }, { write: (line) => void logged.push(line) }));
  opened.push(copies);
  await new Promise((done) => setTimeout(done, 200));
  return { ...copies, logged };
}

const pageOf = (text: string, seconds: number | null = null) =>
  packPage({
    ...{ status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(text), uses: [7] },
    until: seconds === null ? null : Date.now() + seconds * 1000,
    isFound: true,
  });
const fresh = async () => true;
/** Until a write that nobody waits for is there. */
const written = () => new Promise((done) => setTimeout(done, 100));

const shares = async () => {
  const owner = randomUUID();
  const [one, other, stranger] = await Promise.all([webProcess(owner), webProcess(owner), webProcess(randomUUID())]);
  const page = await pageOf('<p>été\n</p>');
  one.write('/a', { version: 3, moment: '1.5:9:', page });
  await written();
  expect(await other.read('/a', 3, fresh)).toEqual(page);
  expect(await stranger.read('/a', 3, fresh)).toBeUndefined();
  expect(await other.read('/b', 3, fresh)).toBeUndefined();
};
if (hasRedis) it('a page that one web process made is there for the others of its build and site', shares);

const asksFirst = async () => {
  const owner = randomUUID();
  const copies = await webProcess(owner);
  copies.write('/a', { version: 3, moment: '1.5:9:', page: await pageOf('a') });
  copies.write('/timed', { version: 3, moment: '1.5:9:', page: await pageOf('b', 0.01) });
  await written();
  expect(await copies.read('/a', 4, fresh)).toBeUndefined();
  expect(await copies.read('/timed', 3, fresh)).toBeUndefined();
  const asked: unknown[] = [];
  const isOld = async (...question: unknown[]) => {
    asked.push(question);
    return false;
  };
  expect(await copies.read('/a', 3, isOld)).toBeUndefined();
  expect(asked).toEqual([['1.5:9:', [7]]]);
  const isAway = () => Promise.reject(new Error('the API is away'));
  expect(await copies.read('/a', 3, isAway)).toBeUndefined();
};
if (hasRedis) it('is not taken in another version, after its time, or when what it uses changed since or nobody can say', asksFirst);

const believesOwnCopies = async () => {
  const owner = randomUUID();
  const copies = await webProcess(owner);
  const stamp = { version: 3, moment: '1.5:9:' };
  copies.write('/a', { ...stamp, page: await pageOf('a') });
  await written();
  const redis = createClient({ url: redisUrl });
  await redis.connect();
  const at = (name: string) => `storefront:pages:${owner}:${name}`;
  const bytes = (await redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(at('/a'))) as unknown as Buffer;
  const changed = Buffer.from(bytes.toString('latin1').replace('text/html', 'text/xxxx'), 'latin1');
  expect(changed).toHaveLength(bytes.length);
  await redis.set(at('/changed'), changed);
  await redis.set(at('/moved'), bytes);
  await redis.set(at('/short'), bytes.subarray(0, 20));
  redis.destroy();
  for (const name of ['/changed', '/moved', '/short']) expect(await copies.read(name, 3, fresh)).toBeUndefined();
  expect(copies.logged).toHaveLength(1);
  expect(copies.logged[0]).toContain('not signed by this build');

  const stranger = await webProcess(owner, redisUrl, randomBytes(32));
  stranger.write('/b', { ...stamp, page: await pageOf('b') });
  await written();
  expect(await copies.read('/b', 3, fresh)).toBeUndefined();
  expect(await copies.read('/a', 3, fresh)).toBeDefined();
};
if (hasRedis) it('believes no copy that was changed, moved to another address, or signed with another key', believesOwnCopies);

it('while Redis is away a process waits for nothing, and says so once', async () => {
  const copies = await webProcess('nobody', 'redis://127.0.0.1:1');
  const begun = performance.now();
  for (let i = 0; i < 50; i += 1) expect(await copies.read(`/${i}`, 1, fresh)).toBeUndefined();
  copies.write('/a', { version: 1, moment: '1.5:9:', page: await pageOf('a') });
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(copies.logged).toHaveLength(1);
  expect(copies.logged[0]).toContain('Redis is away');
});
