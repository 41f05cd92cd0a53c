import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
const folder = mkdtempSync(join(tmpdir(), 'storefront-pages-'));
const serverDistDir = join(folder, 'server');
mkdirSync(serverDistDir);
writeFileSync(join(folder, 'BUILD_ID'), randomUUID());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a web process of its own prints that does this with `pages`, where it keeps the pages it makes. */
function webProcess(url: string, work: string): string {
  const script = `
    const { default: SharedPages } = await import(${JSON.stringify(resolve('web/site/shared-pages.ts'))});
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    const pages = new SharedPages({ maxMemoryCacheSize: 1e6, serverDistDir: ${JSON.stringify(serverDistDir)} });
    const page = (html) => ({ kind: 'PAGES', html, pageData: { pageProps: { été: 1 } } });
    await pages.get('/nothing');
    await wait(300);
    ${work}
    process.exit(0);`;
  const env = { ...process.env, REDIS_URL: url, LOG_LEVEL: 'warn' };
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' }).trim();
}

const hasRedis = process.env.TEST_REDIS_URL !== undefined || (await answers(redisUrl));
const shares = () => {
  webProcess(redisUrl, `await pages.set('/one', page('<p>One</p>'), { cacheControl: { revalidate: false } }); await wait(300);`);
  const read = `console.log(JSON.stringify([await pages.get('/one'), await pages.get('/other')]));`;
  expect(JSON.parse(webProcess(redisUrl, read))).toMatchObject([
    { value: { kind: 'PAGES', html: '<p>One</p>', pageData: { pageProps: { été: 1 } } }, cacheControl: { revalidate: false } },
    null,
  ]);
};
if (hasRedis) it('a page that one web process made is there for the others', shares);

const makesAnew = () => {
  const old = `Date.now = ((now) => () => now() - 120_000)(Date.now); await pages.set('/timed', page('old'), { cacheControl: { revalidate: 60 } }); await wait(300);`;
  webProcess(redisUrl, old);
  const both = `
    const known = await pages.get('/timed');
    const other = new SharedPages({ maxMemoryCacheSize: 1e6, serverDistDir: ${JSON.stringify(serverDistDir)} });
    await pages.set('/timed', page('new'), { cacheControl: { revalidate: 60 } });
    console.log(known.value.html, Date.now() - known.lastModified > 60_000, (await other.get('/timed')).value.html);`;
  expect(webProcess(redisUrl, both)).toBe('old true new');
};
if (hasRedis) it('a page whose time is over says so to whichever process asks, and the newer one counts', makesAnew);

it('while Redis is away a process keeps its own pages, waits for nothing, and says so once', () => {
  const work = `
    await pages.set('/own', page('own'), { cacheControl: { revalidate: false } });
    const began = performance.now();
    for (let i = 0; i < 50; i += 1) await pages.get('/other-' + i);
    console.log((await pages.get('/own')).value.html, performance.now() - began < 200);`;
  const lines = webProcess('redis://127.0.0.1:1', work).split('\n');
  expect(lines.filter((line) => line.includes('Redis is away'))).toHaveLength(1);
  expect(lines.at(-1)).toBe('own true');
});

/** Whether something listens at an address. */
async function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 1000 });
    socket.once('connect', () => done(true));
    for (const event of ['error', 'timeout'] as const) socket.once(event, () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}
