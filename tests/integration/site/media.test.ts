import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { storeMaster, UnreadablePictureError } from '#backend/media/master.ts';
import { createRenditions } from '#backend/media/renditions.ts';
import type { CallData } from '#schemas/calls/index.ts';
import { onOneEngine } from '../databases.ts';
import { newMediaStore, type OpenSite, openSite } from './open-site.ts';

onOneEngine('pictures and fonts', (db) => {
  let site: OpenSite;
  let url = '';
  beforeAll(async () => {
    site = await openSite(db());
    const { products } = await site.get<CallData<'GET /product'>>('/product');
    url = products[0]?.image?.url ?? '';
  });
  const fetchFile = async (path: string, headers: Record<string, string> = {}) => {
    const response = await site.app.request(path, { headers });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it.each([
    ['avif', 'heif', 'image/avif'],
    ['webp', 'webp', 'image/webp'],
    ['jpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
  ])('serves a picture as %s in the width asked for, to be kept for ever', async (format, written, contentType) => {
    const { status, headers, bytes } = await fetchFile(`${url}-320.${format}`);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      contentType,
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: written, width: 320, height: 480 });
  });

  it('answers 304 to who has it already', async () => {
    const tag = (await fetchFile(`${url}-160.webp`)).headers.get('ETag') ?? '';
    const again = await fetchFile(`${url}-160.webp`, { 'If-None-Match': tag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('serves a drawing as it is, able to run and load nothing', async () => {
    const { status, headers, bytes } = await fetchFile(`${url}.svg`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(bytes.toString()).toMatch(/^<svg /);
  });

  it('serves the site’s fonts', async () => {
    const [font] = (await site.get<CallData<'GET /site/info'>>('/site/info')).fonts;
    const { status, headers, bytes } = await fetchFile(font?.files[0]?.url ?? '');
    expect([status, headers.get('Content-Type'), bytes.subarray(0, 4).toString()]).toEqual([200, 'font/woff2', 'wOF2']);
  });

  it('has no other widths, formats, names or files', async () => {
    const [, , hash] = url.split('/');
    const none = ['-333.webp', '-320.gif', '-320.svg', '-0320.webp', '.png', '', '-320.webp.svg'].map((end) => url + end);
    none.push(`/media/${hash}/another-320.webp`, `/media/${'0'.repeat(32)}/robe-320.webp`, '/media/x/robe-320.webp', `/media/${hash}`);
    none.push(
      `/media/font/${hash}/x.woff2`,
      '/media/font/%2e%2e/x.woff2',
      `/media/${hash}/%2e%2e%2f%2e%2e%2fsite-320.webp`,
      `/media/${hash}/%00-320.webp`,
    );
    for (const path of none) expect([path, (await fetchFile(path)).status]).toEqual([path, 404]);
  });
});

it('renders a picture once however many ask for it at once', async () => {
  const store = newMediaStore();
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const master = await storeMaster(store, bytes);
  const write = vi.spyOn(store, 'write');
  const render = createRenditions(store);
  const all = await Promise.all(Array.from({ length: 8 }, () => render(master, 640, 'webp')));
  expect(new Set(all).size).toBe(1);
  expect(write).toHaveBeenCalledTimes(1);
  await render(master, 640, 'webp');
  expect(write).toHaveBeenCalledTimes(1);
});

it('never enlarges a bitmap, and turns a photograph that was stored lying down', async () => {
  const store = newMediaStore();
  const lying = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const master = await storeMaster(store, lying);
  expect(master).toMatchObject({ format: 'jpg', width: 200, height: 300 });
  const rendered = await createRenditions(store)(master, 1280, 'png');
  expect(await sharp(rendered ?? undefined).metadata()).toMatchObject({ width: 200, height: 300 });
});

it.each([
  ['covers its sheet', '<rect width="40" height="30" fill="#a33"/>', false],
  ['lets something through', '<rect width="20" height="30" fill="#a33"/>', true],
])('gives a drawing that %s a layer of transparency only where one sees it', async (_, shape, hasAlpha) => {
  const store = newMediaStore();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${shape}</svg>`;
  const rendered = await createRenditions(store)(await storeMaster(store, Buffer.from(drawing)), 160, 'avif');
  expect(await sharp(rendered ?? undefined).metadata()).toMatchObject({ hasAlpha, width: 160, height: 120 });
});

it('refuses what is no picture', async () => {
  for (const bytes of ['', 'text', '<svg', '<html></html>', 'GIF89a']) {
    await expect(storeMaster(newMediaStore(), Buffer.from(bytes))).rejects.toThrow(UnreadablePictureError);
  }
});
