import { pino } from 'pino';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Master, masterKey, UnreadablePictureError } from '#backend/foundation/media/master.ts';
import { createRenditions, type RenditionContext } from '#backend/foundation/media/renditions.ts';
import { storeMaster } from '#backend/foundation/media/store-master.ts';
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
    ['avif', 320, 'heif', 'image/avif'],
    ['webp', 320, 'webp', 'image/webp'],
    ['jpg', 1280, 'jpeg', 'image/jpeg'],
    ['png', 160, 'png', 'image/png'],
  ] as const)('serves a picture as %s in the width asked for, to be kept for ever', async (format, width, written, contentType) => {
    const { status, headers, bytes } = await fetchFile(`${url}-${width}.${format}`);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      contentType,
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: written, width, height: width * 1.5 });
  });

  it.each([
    ['-160.jpg', '-1280.jpg'],
    ['-750.png', '-640.png'],
  ])('leads from a width that a format is not served in to the nearest one, without making it: %s', async (asked, served) => {
    const { status, headers } = await fetchFile(url + asked);
    expect([status, headers.get('Location')]).toEqual([302, url + served]);
  });

  it.each([
    ['any', 192],
    ['maskable', 512],
  ] as const)('makes a square icon of a picture that is not, %s in %i px, the whole of it in the middle', async (frame, size) => {
    const { status, headers, bytes } = await fetchFile(`${url}-icon-${frame}-${size}.png`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    const alphaAt = (x: number, y: number) => data[4 * (y * size + x) + 3];
    // The picture is half as tall again as wide: beside it stands nothing, or white where a device cuts its own shape.
    expect([alphaAt(2, size / 2), alphaAt(size / 2, size / 2)]).toEqual([frame === 'maskable' ? 255 : 0, 255]);
    expect((await fetchFile(`${url}-icon-${frame}-100.png`)).status).toBe(404);
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

const context: RenditionContext = { caller: '203.0.113.7', log: pino({ level: 'silent' }) };

it('renders a picture once however many ask for it at once', async () => {
  const store = newMediaStore();
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const master = await storeMaster(store, bytes);
  const write = vi.spyOn(store, 'write');
  const render = createRenditions(store);
  const all = await Promise.all(Array.from({ length: 8 }, () => render(master, 640, 'webp', context)));
  expect(new Set(all).size).toBe(1);
  expect(write).toHaveBeenCalledTimes(1);
  await render(master, 640, 'webp', context);
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
  const rendered = await createRenditions(store)(master, 1280, 'png', context);
  expect(await sharp(rendered ?? undefined).metadata()).toMatchObject({ width: 200, height: 300 });
});

it.each([
  ['covers its sheet', '<rect width="40" height="30" fill="#a33"/>', false],
  ['lets something through', '<rect width="20" height="30" fill="#a33"/>', true],
])('gives a drawing that %s a layer of transparency only where one sees it', async (_, shape, hasAlpha) => {
  const store = newMediaStore();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${shape}</svg>`;
  const rendered = await createRenditions(store)(await storeMaster(store, Buffer.from(drawing)), 160, 'avif', context);
  expect(await sharp(rendered ?? undefined).metadata()).toMatchObject({ hasAlpha, width: 160, height: 120 });
});

it('refuses what is no picture', async () => {
  for (const bytes of ['', 'text', '<svg', '<html></html>', 'GIF89a']) {
    await expect(storeMaster(newMediaStore(), Buffer.from(bytes))).rejects.toThrow(UnreadablePictureError);
  }
});

it('holds one original of a kind of size at a time, however many sizes are asked for', async () => {
  const store = newMediaStore();
  const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const master = await storeMaster(store, photograph);
  let held = 0;
  let most = 0;
  const read = store.read;
  vi.spyOn(store, 'read').mockImplementation((key) => {
    if (key.startsWith('masters/')) held += 1;
    most = Math.max(most, held);
    return read(key);
  });
  const write = store.write;
  vi.spyOn(store, 'write').mockImplementation((key, bytes) => {
    held -= 1;
    return write(key, bytes);
  });
  const render = createRenditions(store);
  const widths = [750, 960, 1280, 1920];
  const made = await Promise.all(
    widths.flatMap((width) => [render(master, width, 'webp', context), render(master, width, 'jpg', context)]),
  );
  expect(made.every((bytes) => bytes !== null)).toBe(true);
  expect([most, held]).toEqual([1, 0]);
});

it('remembers a picture that cannot be made, and makes the others', async () => {
  const store = newMediaStore();
  const broken: Master = { hash: 'b'.repeat(32), format: 'png', width: 40, height: 30 };
  await store.write(masterKey(broken.hash, broken.format), Buffer.from('no picture'));
  const read = vi.spyOn(store, 'read');
  const render = createRenditions(store);
  const refused = { status: 503, headers: { 'Retry-After': '600' } };
  await expect(render(broken, 640, 'webp', context)).rejects.toMatchObject(refused);
  const reads = () => read.mock.calls.filter(([key]) => key.startsWith('masters/')).length;
  expect(reads()).toBe(1);
  await expect(render(broken, 640, 'webp', context)).rejects.toMatchObject(refused);
  await expect(render(broken, 1920, 'avif', context)).rejects.toMatchObject(refused);
  expect(reads()).toBe(1);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
  expect(await render(await storeMaster(store, Buffer.from(drawing)), 160, 'webp', context)).not.toBeNull();
});
