import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { beforeAll, expect, it } from 'vitest';
import type { Envelope, FieldError } from '#schemas/envelope.ts';
import type { FontFamily } from '#schemas/site.ts';
import { onOneEngine } from '../databases.ts';
import { openStaff, type Staff } from './staff.ts';

const fontOf = (file: string) => readFileSync(new URL(`../../../node_modules/@fontsource/dm-serif-display/files/${file}`, import.meta.url));
const woff2 = fontOf('dm-serif-display-latin-400-normal.woff2');
const woff = fontOf('dm-serif-display-latin-400-normal.woff');

/** A file with a table directory that fits, and nothing in it. */
function emptyFont(signature: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.writeUInt32BE(signature, 0);
  bytes.writeUInt16BE(1, 4);
  bytes.writeUInt32BE(28, 20);
  return bytes;
}

onOneEngine('fonts of a site', (db) => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await openStaff(db());
  });
  const upload = async (family: string, files: readonly (readonly [string, Buffer])[]) => {
    const form = new FormData();
    form.set('family', family);
    for (const [name, bytes] of files) form.append('images', new File([new Uint8Array(bytes)], name));
    const response = await staff.site.app.request('/admin/font', { method: 'POST', body: form, headers: staff.nora.headers });
    return { status: response.status, ...((await response.json()) as Envelope<FontFamily>) };
  };
  const families = () => staff.site.get<FontFamily[]>('/font');
  const reasons = (answer: { data: unknown }) => (answer.data as FieldError[]).map(({ key, error }) => `${key}: ${error}`);

  it('are those it came with, then those every site has; the same font is not offered twice', async () => {
    const offered = await families();
    expect(offered[0]).toMatchObject({ isOwn: true });
    const own = offered.filter(({ isOwn }) => isOwn).map(({ family }) => family.replace(' Variable', ''));
    const library = offered.filter(({ isOwn }) => !isOwn).map(({ family }) => family);
    expect(library).toEqual(expect.arrayContaining(['Playfair Display', 'Lora', 'DM Serif Display', 'Source Sans 3']));
    expect(library.filter((family) => own.includes(family))).toEqual([]);
    const lora = offered.find(({ family }) => family === 'Lora');
    expect(new Set(lora?.files.map(({ weight, style }) => `${weight} ${style}`))).toEqual(new Set(['400 700 normal', '400 700 italic']));
    for (const { url } of offered.flatMap(({ files }) => files)) {
      const answer = await staff.site.app.request(url);
      expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, 'font/woff2']);
    }
  });

  it('are added by an administrator, weight and style read from the file name, and served as what they are', async () => {
    const before = await staff.site.get<{ version: number }>('/site/info');
    const answer = await upload('Ma Police', [
      ['Ma Police Bold Italic.woff2', woff2],
      ['Ma Police Léger Light.woff', woff],
      ['police.ttf', await convert(woff2, 'sfnt')],
    ]);
    expect(answer).toMatchObject({ status: 200, message: 'The font is added.', data: { family: 'Ma Police', isOwn: true } });
    const { files } = answer.data as FontFamily;
    expect(files.map(({ url, weight, style }) => [url.split('/').at(-1), weight, style])).toEqual([
      ['ma-police-bold-italic.woff2', '700', 'italic'],
      ['ma-police-leger-light.woff2', '300', 'normal'],
      ['police.woff2', '400', 'normal'],
    ]);
    for (const { url, metrics } of files) {
      expect(metrics).toMatchObject({ unitsPerEm: 1000, isSerif: true });
      const answer = await staff.site.app.request(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      // Without its hints and the features that nothing uses.
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(woff2.length * 0.75);
    }
    expect((await families()).find(({ family }) => family === 'Ma Police')).toEqual(answer.data);
    expect((await staff.site.get<{ version: number }>('/site/info')).version).toBeGreaterThan(before.version);
  });

  it('replace a file of their weight and style, also when two are added at once', async () => {
    await upload('Deux', [['deux-bold.woff2', woff2]]);
    await Promise.all([upload('Deux', [['deux-bold.woff', woff]]), upload('Deux', [['deux-light.woff2', woff2]])]);
    const files = (await families()).find(({ family }) => family === 'Deux')?.files ?? [];
    expect(files.map(({ url }) => url.split('/').at(-1)).sort()).toEqual(['deux-bold.woff2', 'deux-light.woff2']);
  });

  it('are refused when they are none, whatever their name says', async () => {
    const html = Buffer.from(`<html><script>alert(1)</script>${' '.repeat(100)}</html>`);
    const refused = await upload('Faux', [['page.woff2', html]]);
    expect(refused.status).toBe(422);
    expect(reasons(refused)).toEqual(['images: “page.woff2” is not a WOFF2, WOFF, TTF or OTF font.']);
    const cut = Buffer.concat([woff2.subarray(0, 200), html]);
    for (const bytes of [Buffer.from('wOF2'), cut, Buffer.alloc(0), Buffer.concat([woff2, html])]) {
      expect(await upload('Faux', [['cut.woff2', bytes]])).toMatchObject({ status: 422 });
    }
    for (const signature of [0x00010000, 0x4f54544f]) {
      const damaged = await upload('Faux', [['police.ttf', emptyFont(signature)]]);
      expect([damaged.status, reasons(damaged)]).toEqual([422, ['images: “police.ttf” is damaged: the font cannot be read.']]);
    }
    expect((await families()).some(({ family }) => family === 'Faux')).toBe(false);
  });

  it('are refused when they are too large, too many or none, and under a name that no parameter could hold', async () => {
    expect(reasons(await upload('Grande', [['grande.woff2', Buffer.alloc(2 * 1024 * 1024 + 1)]]))).toEqual([
      'images: “grande.woff2” is larger than 2 MB.',
    ]);
    const many = Array.from({ length: 21 }, (_, i) => [`f${i}.woff2`, woff2] as const);
    expect(reasons(await upload('Foule', many))).toEqual(['images: At most 20 files at a time.']);
    expect(reasons(await upload('Vide', []))).toEqual(['images: Choose at least one font file.']);
    for (const family of ['";}body{display:none', '-x', 'a'.repeat(81), ' ']) {
      expect(await upload(family, [['a.woff2', woff2]])).toMatchObject({ status: 422, data: [{ key: 'family' }] });
    }
  });

  it('are served in the weight that a page asks for, smaller than all of them', async () => {
    const lora = (await families()).find(({ family }) => family === 'Lora')?.files[0]?.url ?? '';
    const sizeOf = async (url: string) => {
      const answer = await staff.site.app.request(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      return (await answer.arrayBuffer()).byteLength;
    };
    const one = await sizeOf(lora.replace('.woff2', '-text-400.woff2'));
    expect(one).toBeLessThan(0.7 * (await sizeOf(lora.replace('.woff2', '-text-all.woff2'))));
    for (const wrong of ['-text-401', '-text-4000', '-heading-400', '-text-']) {
      expect((await staff.site.app.request(lora.replace('.woff2', `${wrong}.woff2`))).status).toBe(404);
    }
  });

  it('are not served under another name, hash or kind than theirs', async () => {
    const url = (await families())[0]?.files[0]?.url ?? '';
    for (const path of [url.replace('.woff2', '.ttf'), url.replace('.woff2', '.html'), '/media/font/..%2f..%2fx/a.ttf', `${url}%2f..`]) {
      expect((await staff.site.app.request(path)).status).toBe(404);
    }
  });
});
