import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeFontFile } from '#backend/foundation/media/fonts.ts';
import { importSite } from '#backend/operations/archive/import/import.ts';
import { openMediaStore } from '#backend/platform/storage/open-store.ts';
import { readEnvironment } from '#config/environment.ts';
import type { CallData } from '#schemas/calls/index.ts';
import { onOneEngine } from '../databases.ts';
import { appOf, newSiteId } from './open-site.ts';
import { writeSite } from './small-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'storefront-s3-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'shop', configs: [] }],
});
let endpoint = '';
beforeAll(async () => {
  const { port }: AddressInfo = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The store that a process with these variables opens. */
const open = (prefix: string, bucket = 'shop') => {
  const variables = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
  return openMediaStore(readEnvironment({ ...variables, S3_PREFIX: prefix, DATA_DIR: '/nowhere' }));
};
async function all(keys: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found.sort();
}

it('keeps files in a bucket, each prefix by itself', async () => {
  const [one, other] = [await open('one'), await open('')];
  await one.write('a/b.bin', new Uint8Array([1, 2, 3]));
  expect(await one.read('a/b.bin')).toEqual(Buffer.from([1, 2, 3]));
  expect([await one.has('a/b.bin'), await one.has('a/c.bin'), await one.read('a/c.bin')]).toEqual([true, false, null]);
  expect([await all(one.keys()), await other.has('a/b.bin'), await other.has('one/a/b.bin')]).toEqual([['a/b.bin'], false, true]);
});

it('says when its bucket is not there', async () => {
  await expect((await open('')).check()).resolves.toBeUndefined();
  await expect((await open('', 'elsewhere')).check()).rejects.toThrow();
});

onOneEngine('files on S3', (db) => {
  it('serve pictures and fonts as those of the data folder', async () => {
    const idSite = newSiteId();
    const mediaStore = await open(String(idSite));
    await importSite({ db: db(), mediaStore, folder: writeSite(idSite), idSite });
    const site = appOf(db(), idSite, mediaStore);
    const { products } = await site.get<CallData<'GET /product'>>('/product');
    const picture = await site.app.request(`${products[0]?.image?.url}-160.webp`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const font = await site.app.request(await storeFontFile(mediaStore, 'maison.woff2', new Uint8Array([7])));
    expect([font.status, (await font.arrayBuffer()).byteLength]).toEqual([200, 1]);
    expect((await site.app.request('/readyz')).status).toBe(200);
  });

  it('tell the address of each original where the bucket is open, and none where it is closed', async () => {
    const idSite = newSiteId();
    const mediaStore = await open(String(idSite));
    await importSite({ db: db(), mediaStore, folder: writeSite(idSite), idSite });
    const base = 'https://files.example/shop/';
    const [opened, closed] = [appOf(db(), idSite, mediaStore, { publicFilesUrl: base }), appOf(db(), idSite, mediaStore)];
    const pathOf = async (site: typeof opened) => (await site.get<CallData<'GET /product'>>('/product')).products[0]?.image?.externalPath;
    const path = (await pathOf(opened)) ?? '';
    expect([path.slice(0, base.length), await mediaStore.has(path.slice(base.length))]).toEqual([base, true]);
    // The second answer is of what the process keeps.
    expect([await pathOf(opened), await pathOf(closed), await pathOf(opened)]).toEqual([path, null, path]);
  });
});
