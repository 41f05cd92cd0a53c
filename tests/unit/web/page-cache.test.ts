import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeKinds, type SiteChanges } from '#schemas/site-changes.ts';
import type { NextAnswer, ToldSite } from '#web/cache/ask-next.ts';
import { type KeptPage, packPage } from '#web/cache/kept-page.ts';
import { openPageCache } from '#web/cache/page-cache.ts';

type Pages = Record<
  string,
  { uses?: readonly number[]; status?: number; seconds?: number; isFound?: boolean; text?: string } | 'passed' | 'failed'
>;

const closing: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
});

/** A page cache behind a real server. `change` tells of a change; each page says how often it was made. */
async function open(pages: Pages, maxBytes = 1e6) {
  const made: string[] = [];
  const told: number[] = [];
  let hold: Promise<void> | undefined;
  let changes: SiteChanges = { version: 1, moment: 'm', changed: null };
  let isNews = true;
  let isAway = false;
  const make = async ({ url }: { url: string }, { changesTold }: ToldSite, before?: KeptPage): Promise<NextAnswer> => {
    made.push(url);
    told.push(changesTold);
    await hold;
    const page = pages[url] ?? {};
    if (page === 'passed' || page === 'failed') return { failed: page === 'failed' };
    const { uses = [], status = 200, seconds, isFound = status === 200, text = `<p>${url} ${made.length}</p>`.repeat(50) } = page;
    const body = Buffer.from(text);
    const until = seconds === undefined ? null : Date.now() + seconds * 1000;
    return { page: await packPage({ status, headers: { 'content-type': 'text/html' }, body, uses, until, isFound }, before) };
  };
  const cache = openPageCache({
    ...{ maxBytes, make },
    follow: (tell) => ({
      catchUp: async () => {
        if (isNews && !isAway) tell(changes);
        isNews = false;
        return !isAway;
      },
      changesSince: async () => changes,
    }),
  });
  const server = createServer((request, response) => {
    void cache.answer(request, response).then((isAnswered) => isAnswered || response.writeHead(299).end('next'));
  });
  server.listen(0);
  await once(server, 'listening');
  closing.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (url: string, headers: Record<string, string> = {}) => fetch(origin + url, { headers });
  return {
    made,
    told,
    get,
    origin,
    text: async (url: string) => (await get(url)).text(),
    tell: (next: Partial<SiteChanges>) => {
      changes = { ...changes, changed: [], ...next };
      isNews = true;
    },
    away: () => {
      isAway = true;
    },
    holdMaking: () => {
      let release = () => {};
      hold = new Promise((done) => {
        release = done;
      });
      return () => {
        hold = undefined;
        release();
      };
    },
  };
}

const { catalogue, site, content } = changeKinds;

/** Without what `fetch` adds to a request and undoes of an answer. */
const askPlainly = (address: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number | undefined; etag: string; length: number; bytes: Buffer }>((done, refuse) => {
    const outgoing = request(address, { method, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const { etag = '', 'content-length': length } = answer.headers;
      done({ status: answer.statusCode, etag, length: Number(length), bytes: Buffer.concat(parts) });
    });
    outgoing.once('error', refuse).end();
  });

describe('the page cache', () => {
  it('makes a page once and answers it again with the same bytes', async () => {
    const { made, text, get } = await open({});
    expect(await text('/a')).toBe(await text('/a'));
    expect(made).toEqual(['/a']);
    expect((await get('/a')).headers.get('cache-status')).toBe('storefront; hit');
  });

  it('makes a page once for a thousand who ask at the same time', async () => {
    const { made, get, holdMaking } = await open({});
    const release = holdMaking();
    const asking = Array.from({ length: 1000 }, () => get('/a').then((answer) => answer.status));
    setTimeout(release, 300);
    expect(new Set(await Promise.all(asking))).toEqual(new Set([200]));
    expect(made).toEqual(['/a']);
  });

  it('says with each page how many changes it has been told of', async () => {
    const { told, tell, text } = await open({});
    for (const changed of [[], [7], null]) {
      await text(`/before-${changed}`);
      tell({ changed });
    }
    await text('/after');
    const [first = Number.NaN, ...rest] = told;
    expect(rest.map((count) => count - first)).toEqual([0, 1, 2]);
  });

  it.each([
    ['a product', [7], ['/sheet', '/list']],
    ['another product', [8], ['/list']],
    ['the whole catalogue', [catalogue], ['/sheet', '/list']],
    ['an article', [content], ['/blog']],
    ['a setting or a page', [site], ['/sheet', '/list', '/blog', '/legal']],
    ['too much to tell', null, ['/sheet', '/list', '/blog', '/legal']],
  ])('a change of %s drops exactly the pages that show it', async (_, changed, dropped) => {
    const pages = { '/sheet': { uses: [7] }, '/list': { uses: [catalogue] }, '/blog': { uses: [content] }, '/legal': {} };
    const { made, text, tell } = await open(pages);
    for (const url of Object.keys(pages)) await text(url);
    made.length = 0;
    tell({ changed });
    for (const url of Object.keys(pages)) await text(url);
    expect(made.toSorted()).toEqual(dropped.toSorted());
  });

  it('another version of the site drops all pages', async () => {
    const { made, text, tell } = await open({});
    await text('/a');
    tell({ version: 2 });
    await text('/a');
    expect(made).toHaveLength(2);
  });

  it('a page that changed while it was made is answered to those who waited, and made anew for the next', async () => {
    const { made, text, tell, holdMaking } = await open({ '/sheet': { uses: [7] } });
    await text('/other');
    const release = holdMaking();
    const waiting = text('/sheet');
    await expect.poll(() => made).toHaveLength(2);
    tell({ changed: [7] });
    await text('/other');
    release();
    await waiting;
    await text('/sheet');
    expect(made.filter((url) => url === '/sheet')).toHaveLength(2);
  });

  it('a page whose time is over is made anew', async () => {
    const { made, text } = await open({ '/timed': { seconds: 0.05 } });
    await text('/timed');
    await new Promise((done) => setTimeout(done, 80));
    await text('/timed');
    expect(made).toHaveLength(2);
  });

  it('a page that cannot be made anew is answered as it was; one that was never made is left to Next', async () => {
    const pages: Pages = { '/timed': { seconds: 0.05 }, '/new': 'failed' };
    const { text, get } = await open(pages);
    const before = await text('/timed');
    pages['/timed'] = 'failed';
    await new Promise((done) => setTimeout(done, 80));
    expect(await text('/timed')).toBe(before);
    expect((await get('/new')).status).toBe(299);
  });

  it('what cannot be kept is left to Next, and not asked for each time', async () => {
    const { made, get } = await open({ '/moved': 'passed' });
    for (let i = 0; i < 3; i += 1) expect((await get('/moved')).status).toBe(299);
    expect(made).toEqual(['/moved']);
  });

  it('while nothing is known of the site, Next answers; when the API goes away, kept pages stay', async () => {
    const fresh = await open({});
    fresh.away();
    expect((await fresh.get('/a')).status).toBe(299);
    const known = await open({});
    const before = await known.text('/a');
    known.away();
    known.tell({ changed: null });
    expect(await known.text('/a')).toBe(before);
  });

  it('a page whose time is over is answered as it was, and nobody tries to make it, while the API is away', async () => {
    const { made, text, away } = await open({ '/timed': { seconds: 0.05 } });
    const before = await text('/timed');
    away();
    await new Promise((done) => setTimeout(done, 80));
    expect([await text('/timed'), made]).toEqual([before, ['/timed']]);
  });

  it('takes no more memory than it was given, however many pages and unknown addresses are asked for', async () => {
    const missing = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`/none-${i}`, { status: 404 }]));
    const { made, text, get } = await open(missing, 200_000);
    await text('/a');
    for (const url of Object.keys(missing)) expect((await get(url)).status).toBe(404);
    // Unknown addresses have a small part of their own: they push no page out.
    await text('/a');
    expect(made.filter((url) => url === '/a')).toHaveLength(1);
    for (let i = 0; i < 400; i += 1) await text(`/b-${i}`);
    await text('/a');
    expect(made.filter((url) => url === '/a')).toHaveLength(2);
  });
});

describe('addresses without end', () => {
  it('push out neither the pages of the site nor lists, however many are asked for', async () => {
    const none = Array.from({ length: 300 }, (_, i) => `/none-${i}`);
    const data = Array.from({ length: 300 }, (_, i) => `/_next/data/b/none-${i}.json`);
    const pages: Pages = Object.fromEntries(none.map((url) => [url, { status: 404 }]));
    for (const url of data) pages[url] = { isFound: false };
    const { made, text, get } = await open(pages, 200_000);
    await text('/a');
    await text('/list?search=robe');
    for (const url of none) await get(url);
    for (const url of data) await get(url, { 'x-nextjs-data': '1' });
    await text('/list?search=robe');
    for (let i = 0; i < 300; i += 1) await text(`/list?search=${i}`);
    for (let i = 0; i < 300; i += 1) await text(`/a?search=${'x'.repeat(1900)}${i}`);
    await text('/a');
    expect(made.filter((url) => url === '/a' || url === '/list?search=robe')).toEqual(['/a', '/list?search=robe']);
  });

  it('are kept apart from a page that stands there later', async () => {
    const pages: Pages = { '/sheet': { status: 404, uses: [7] } };
    const { get, tell, made } = await open(pages);
    expect((await get('/sheet')).status).toBe(404);
    pages['/sheet'] = { uses: [7] };
    tell({ changed: [7] });
    for (let i = 0; i < 2; i += 1) expect((await get('/sheet')).status).toBe(200);
    pages['/sheet'] = { status: 404, uses: [7] };
    tell({ changed: [7] });
    for (let i = 0; i < 2; i += 1) expect((await get('/sheet')).status).toBe(404);
    expect(made).toHaveLength(3);
  });
});

describe('how a kept page is answered', () => {
  it('in fewer bytes once they are asked for again, as the same page to whoever has the first ones', async () => {
    const text = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const { origin, made, tell } = await open({ '/a': { text } });
    const ask = (headers: Record<string, string> = {}) => askPlainly(`${origin}/a`, { 'accept-encoding': 'br', ...headers });
    const first = await ask();
    expect((await ask()).etag).toBe(first.etag);
    const dense = await vi.waitFor(async () => {
      const answer = await ask();
      expect(answer.length).toBeLessThan(first.length * 0.97);
      return answer;
    });
    expect(brotliDecompressSync(dense.bytes).toString()).toBe(text);
    expect(dense.etag).not.toBe(first.etag);
    const { etag } = dense;
    for (const { etag } of [first, dense]) expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304, etag });
    expect(made).toHaveLength(1);
    // Made anew, the same as before.
    tell({ version: 2 });
    expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304, etag });
    expect(made).toHaveLength(2);
  });

  it('in these bytes too when its time is over and it is made anew as it was, and in its own when it is another', async () => {
    const text = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const pages: Pages = { '/a': { text, seconds: 60 } };
    const { origin, made } = await open(pages);
    const ask = () => askPlainly(`${origin}/a`, { 'accept-encoding': 'br' });
    vi.useFakeTimers({ toFake: ['Date'] });
    const first = await ask();
    const dense = await vi.waitFor(async () => {
      const answer = await ask();
      expect(answer.length).toBeLessThan(first.length * 0.97);
      return answer;
    });
    vi.setSystemTime(Date.now() + 61_000);
    expect(await ask()).toEqual(dense);
    expect(made).toHaveLength(2);
    pages['/a'] = { text: text.toUpperCase(), seconds: 60 };
    vi.setSystemTime(Date.now() + 61_000);
    expect(brotliDecompressSync((await ask()).bytes).toString()).toBe(text.toUpperCase());
    expect(made).toHaveLength(3);
  });

  it('in the encoding that the browser prefers, each with an ETag of its own, and in its plain bytes to others', async () => {
    const { get } = await open({});
    const plain = await (await get('/a', { 'accept-encoding': 'identity' })).text();
    const tags = new Set<string | null>();
    for (const accepted of ['gzip, deflate, br', 'gzip', 'br;q=0.1, gzip', 'zstd', '*;q=0']) {
      const answer = await get('/a', { 'accept-encoding': accepted });
      expect(await answer.text()).toBe(plain);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      tags.add(answer.headers.get('etag'));
    }
    expect(tags.size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it('with the length of what is sent, and without a body to HEAD', async () => {
    const { origin } = await open({});
    const ask = (method: string, encoding: string) => askPlainly(`${origin}/a`, { 'accept-encoding': encoding }, method);
    const full = await ask('GET', 'br');
    expect(full.bytes).toHaveLength(full.length);
    expect(await ask('HEAD', 'br')).toEqual({ ...full, bytes: Buffer.alloc(0) });
    expect(gunzipSync((await ask('GET', 'gzip')).bytes)).toEqual(brotliDecompressSync(full.bytes));
  });

  it('with 304 to whoever has it, unless a reload asks for all of it', async () => {
    const { origin } = await open({ '/none': { status: 404 } });
    const ask = (path: string, headers: Record<string, string> = {}) => askPlainly(origin + path, headers);
    const { etag } = await ask('/a');
    const again = await ask('/a', { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.bytes.length, again.etag]).toEqual([304, 0, etag]);
    expect((await ask('/a', { 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200);
    expect((await ask('/a', { 'if-none-match': '"other"' })).status).toBe(200);
    const missing = await ask('/none');
    expect((await ask('/none', { 'if-none-match': missing.etag })).status).toBe(404);
  });

  it('with tags of what it shows, for caches on the way', async () => {
    const many = Array.from({ length: 101 }, (_, i) => i + 1);
    const pages = { '/sheet': { uses: [7, 9] }, '/list': { uses: [catalogue] }, '/blog': { uses: [content] }, '/all': { uses: many } };
    const { get } = await open(pages);
    const tags = async (url: string) => (await get(url)).headers.get('cache-tag');
    expect(await tags('/sheet')).toBe('site,products,product-7,product-9');
    expect(await tags('/list')).toBe('site,products,catalogue');
    expect(await tags('/blog')).toBe('site,content');
    expect(await tags('/legal')).toBe('site');
    expect(await tags('/all')).toBe('site,products,catalogue');
    expect((await get('/sheet')).headers.get('surrogate-key')).toBe('site products product-7 product-9');
  });

  it('whole to whoever asks for a range', async () => {
    const { get } = await open({});
    const answer = await get('/a', { range: 'bytes=0-3' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null]);
  });
});
