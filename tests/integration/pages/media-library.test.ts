import { and, eq, like, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { products } from '#backend/tables/catalogue.ts';
import { news } from '#backend/tables/pages.ts';
import { parameters } from '#backend/tables/site.ts';
import type { EditedDocument } from '#schemas/edited-document.ts';
import { type MediaItem, type MediaUse, maxUses, type Upload } from '#schemas/media-library.ts';
import type { Page, PageNode } from '#schemas/page.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from '../site/open-site.ts';
import { openStaff, type Staff } from '../site/staff.ts';

type List = { total: number; items: MediaItem[]; folders: string[]; tags: string[] };

const create = (background: string) => ({ create: { width: 400, height: 300, channels: 3 as const, background } });
const jpeg = (colour: string) => sharp(create(colour)).jpeg().toBuffer();
/** A photograph that says where it was taken, lying on its side. */
const placed = () =>
  sharp(create('#336699'))
    .withExif({ IFD0: { Make: 'Camera of Zoe' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 44/1 24/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const pdf = (text = '') => Buffer.from(`%PDF-1.4\n1 0 obj<<>>endobj ${text}\ntrailer<<>>\n%%EOF\n`);
const mp4 = (size = 2000) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isomiso2'), Buffer.alloc(size, 7)]);

onOneEngine('the media library', (db) => {
  let staff: Staff;
  const list = (query = '') => staff.nora.accept<List>('GET', `/admin/media?${query}&nbItem=100`);
  const begin = (filename: string, size: number, change: object = {}) =>
    staff.nora.call<Upload>('POST', '/admin/media-upload', { filename, size, ...change });
  const sendPart = async (id: string, offset: number, bytes: Uint8Array, who = staff.nora) => {
    const form = new FormData();
    form.set('offset', String(offset));
    form.set('part', new Blob([new Uint8Array(bytes)]), 'part');
    const response = await staff.site.app.request(`/admin/media-upload/${id}`, { method: 'PUT', headers: who.headers, body: form });
    return { status: response.status, ...((await response.json()) as { data: Upload }) };
  };
  const upload = async (filename: string, bytes: Uint8Array, change: object = {}) => {
    const begun = await begin(filename, bytes.length, change);
    if (!begun.success) throw new Error(begun.message);
    await sendPart(begun.data.id, 0, bytes);
    return staff.nora.call<MediaItem>('POST', `/admin/media-upload/${begun.data.id}/finish`);
  };
  const added = async (filename: string, bytes: Uint8Array, change: object = {}) => {
    const answer = await upload(filename, bytes, change);
    if (!answer.success) throw new Error(`${answer.message} ${JSON.stringify(answer.data)}`);
    return answer.data;
  };
  const file = (path: string, headers: Record<string, string> = {}) => staff.site.app.request(path, { headers });

  beforeAll(async () => {
    staff = await openStaff(db());
  });

  it('takes a file in parts that may be sent again, and goes on after an interruption', async () => {
    const bytes = await jpeg('#aa3344');
    const half = Math.floor(bytes.length / 2);
    const { id } = (await begin('Été à la mer.JPG', bytes.length, { folder: 'produits/été', tags: ['plage'] })).data as Upload;
    expect(await sendPart(id, 0, bytes.subarray(0, half))).toMatchObject({ status: 200, data: { received: half } });
    expect(await sendPart(id, 0, bytes.subarray(0, half))).toMatchObject({ status: 200, data: { received: half } });
    expect(await sendPart(id, half + 1, bytes.subarray(half + 1))).toMatchObject({
      status: 409,
      data: [{ key: 'received', error: String(half) }],
    });
    expect(await staff.nora.call('POST', `/admin/media-upload/${id}/finish`)).toMatchObject({ status: 422 });
    expect(await staff.nora.accept('GET', `/admin/media-upload/${id}`)).toMatchObject({ received: half, size: bytes.length });
    expect((await staff.paul.call('GET', `/admin/media-upload/${id}`)).status).toBe(404);
    expect((await sendPart(id, half, bytes.subarray(half), staff.paul)).status).toBe(404);
    expect((await sendPart(id, half, Buffer.alloc(bytes.length))).status).toBe(422);
    await sendPart(id, half, bytes.subarray(half));
    const item = await staff.nora.accept<MediaItem>('POST', `/admin/media-upload/${id}/finish`);
    expect(item).toMatchObject({
      name: 'ete-a-la-mer',
      kind: 'picture',
      format: 'jpg',
      width: 400,
      height: 300,
      folder: 'produits/été',
      tags: ['plage'],
      uses: 0,
    });
    expect((await file(`${item.url}-320.webp`)).headers.get('content-type')).toBe('image/webp');
    expect((await staff.nora.call('POST', `/admin/media-upload/${id}/finish`)).status).toBe(404);
  });

  it('says of an empty file that it is empty', async () => {
    expect(await begin('vide.jpg', 0)).toMatchObject({ status: 422, data: [{ key: 'size', error: expect.stringContaining('is empty') }] });
  });

  it('takes the place and the camera out of a photograph, and turns it upright', async () => {
    const bytes = await placed();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const item = await added('photo.jpg', bytes);
    expect([item.width, item.height]).toEqual([300, 400]);
    const [, , hash] = item.url.split('/');
    const master = await staff.site.mediaStore.read(`masters/${hash}.jpg`);
    const { exif, xmp, orientation = 1 } = await sharp(master ?? Buffer.alloc(0)).metadata();
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, 1]);
    expect(master?.includes('Camera of Zoe')).toBe(false);
  });

  it('sanitises drawings, and checks what a file is by its content', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">x</a><rect width="9" height="9"/></svg>',
    );
    const item = await added('dessin.svg', svg);
    const shown = await (await file(`${item.url}.svg`)).text();
    expect(shown).toContain('<rect');
    expect(shown).not.toMatch(/script|onload|javascript/);
    const wrong: [string, Uint8Array][] = [
      ['page.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['faux.jpg', Buffer.from('\xff\xd8\xff but no picture', 'latin1')],
      ['coupe.jpg', (await jpeg('#123456')).subarray(0, 400)],
      ['coupe.pdf', pdf().subarray(0, 12)],
      ['programme.mp4', Buffer.from('MZ\x90\0 this is a program')],
      ['film.mkv', Buffer.from('\x1a\x45\xdf\xa3 matroska', 'latin1')],
      ['vide.svg', Buffer.from('<svg')],
    ];
    for (const [name, bytes] of wrong) expect(await upload(name, bytes), name).toMatchObject({ status: 422, data: [{ key: 'part' }] });
    const repeating = Array.from({ length: 14 }, (_, n) => `<g id="p${n + 1}">${`<use href="#p${n}"/>`.repeat(3)}</g>`).join('');
    const heavy = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect id="p0" width="9" height="9"/>${repeating}</svg>`;
    expect(await upload('lourd.svg', Buffer.from(heavy))).toMatchObject({
      status: 422,
      data: [{ key: 'part', error: expect.stringContaining('takes too long') }],
    });
    expect(await begin('grand.jpg', 26_000_000)).toMatchObject({ status: 422, data: [{ key: 'size' }] });
    expect((await begin('immense.mp4', 61_000_000)).status).toBe(422);
    expect((await list('kind=drawing')).items.map(({ name }) => name)).toContain('dessin');
  });

  it('says of a picture that it does not take what is the matter with it, and what to do', async () => {
    const large = await sharp({ create: { width: 10_000, height: 6001, channels: 3, background: '#336699' } })
      .jpeg({ quality: 20 })
      .toBuffer();
    const frames = await Promise.all(['#aa3344', '#44aa33'].map((colour) => sharp(create(colour)).png().toBuffer()));
    const moving = (format: 'webp' | 'gif') =>
      sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
    const [still = Buffer.alloc(0)] = frames;
    // The chunk that says that a PNG moves stands behind its head, which has 33 bytes.
    const apng = Buffer.concat([
      still.subarray(0, 33),
      Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1'),
      still.subarray(33),
    ]);
    const refused: [string, Uint8Array, RegExp][] = [
      ['panorama.jpg', large, /61 million pixels \(10000 × 6001\), at most 60/],
      ['chat.webp', await moving('webp'), /animated.*MP4/],
      ['chat.gif', await moving('gif'), /animated.*MP4/],
      ['chat.png', apng, /animated.*MP4/],
      ['IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC.*JPEG/],
      ['dessin.bmp', Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'latin1'), /format BMP/],
      ['note.txt', Buffer.from('bonjour'), /kind of file is not accepted/],
    ];
    for (const [name, bytes, reason] of refused)
      expect(await upload(name, bytes), name).toMatchObject({
        status: 422,
        data: [{ key: 'part', error: expect.stringMatching(reason) }],
      });
  });

  it('takes a still GIF and a TIFF as what browsers show', async () => {
    expect(await added('logo.gif', await sharp(create('#336699')).gif().toBuffer())).toMatchObject({ format: 'png', width: 400 });
    expect(await added('scan.tif', await sharp(create('#336699')).tiff().toBuffer())).toMatchObject({ format: 'jpg', height: 300 });
  });

  it('takes videos and PDF files, and answers the part of one that is asked for', async () => {
    const video = await added('Essayage.mp4', mp4());
    expect(video).toMatchObject({ kind: 'video', format: 'mp4', width: null, focalPoint: null, size: 2024 });
    const part = await file(video.url, { range: 'bytes=4-11' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 4-11/2024', 'ftypisom']);
    expect((await file(video.url, { range: 'bytes=9999-' })).status).toBe(416);
    expect((await (await file(video.url, { range: 'bytes=-10' })).arrayBuffer()).byteLength).toBe(10);
    const guide = await added('Guide des tailles.pdf', pdf());
    const answer = await file(guide.url);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-security-policy')]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('sandbox'),
    ]);
    expect((await file(guide.url.replace('.pdf', '.mp4'))).status).toBe(302);
    expect(await staff.nora.call('PUT', `/admin/media/${guide.name}`, { focalPoint: { x: 0.5, y: 0.5 } })).toMatchObject({ status: 422 });
  });

  it('keeps folder, tags, alternative texts and focal point, and finds a file by its words', async () => {
    const change = {
      folder: 'vitrine',
      tags: ['hiver', 'vitrine'],
      alts: { fr_FR: 'Une robe d’été', en_US: 'A summer dress' },
      focalPoint: { x: 0.25, y: 0.75 },
    };
    expect(await staff.nora.accept('PUT', '/admin/media/dos', change)).toMatchObject(change);
    for (const wrong of [{ focalPoint: { x: 2, y: 0 } }, { folder: '../x/' }, { tags: ['x'.repeat(41)] }, { alts: { de_DE: 'x' } }])
      expect((await staff.nora.call('PUT', '/admin/media/dos', wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect((await list('search=robe ete')).items.map(({ name }) => name)).toEqual(['dos']);
    expect((await list('folder=vitrine')).items.map(({ name }) => name)).toEqual(['dos']);
    expect((await list('tag=hiver')).total).toBe(1);
    expect((await list('kind=picture,drawing&search=dos')).total).toBe(1);
    expect((await list('kind=video,document&search=dos')).total).toBe(0);
    expect((await staff.nora.call('GET', '/admin/media?kind=picture,nothing')).status).toBe(422);
    expect((await list()).folders).toEqual(['produits/été', 'vitrine']);
    expect((await list('nbItem=2&page=2')).items).toHaveLength(2);
  });

  it('tells where a file is used, and deletes only what nothing uses', async () => {
    const { usedIn } = await staff.nora.accept<{ usedIn: MediaUse[] }>('GET', '/admin/media/robe');
    expect(new Set(usedIn.map(({ where }) => where))).toEqual(new Set(['page', 'component', 'logo', 'product']));
    expect(await staff.nora.call('DELETE', '/admin/media/robe')).toMatchObject({ status: 409 });
    const item = await added('brouillon.jpg', await jpeg('#00ff00'));
    const home = (await staff.site.get<PageNode[]>('/page/tree')).find(({ url }) => url === '/')?.id;
    const { revision } = await staff.nora.accept<EditedDocument>('GET', `/admin/document/page/${home}`);
    const node = { id: 'i', type: 'image', v: 1, props: { image: { picture: item.name, alt: '' } } };
    const draft = { revision, cms: { format: 1, layouts: [{ id: 1, name: '', nodes: [node] }] } };
    const { revision: next } = await staff.nora.accept<{ revision: number }>('PUT', `/admin/document/page/${home}/draft`, draft);
    expect(await staff.nora.accept('GET', `/admin/media/${item.name}`)).toMatchObject({
      uses: 1,
      usedIn: [{ where: 'page-draft', name: String(home) }],
    });
    expect((await staff.nora.call('DELETE', `/admin/media/${item.name}`)).status).toBe(409);
    await staff.nora.accept('PUT', `/admin/document/page/${home}/draft`, { revision: next, cms: { format: 1, layouts: [] } });
    expect((await list('unused=true')).items.map(({ name }) => name)).toContain(item.name);
    await staff.nora.accept('DELETE', `/admin/media/${item.name}`);
    expect((await staff.nora.call('DELETE', `/admin/media/${item.name}`)).status).toBe(404);
    expect((await file(`${item.url}-320.webp`)).status).toBe(404);
  });

  it('follows the addresses of files in texts as the texts change, with and without a width', async () => {
    const item = await added('notice.jpg', await jpeg('#0a0b0c'));
    const { idSite } = staff.site;
    const uses = async () => (await staff.nora.accept<{ usedIn: MediaUse[] }>('GET', `/admin/media/${item.name}`)).usedIn;
    const [product] = await db().select().from(products).where(eq(products.idSite, idSite)).limit(1);
    const own = and(eq(products.idSite, idSite), eq(products.id, product?.id ?? 0));
    const say = (description: string) => db().update(products).set({ description }).where(own);
    expect(await uses()).toEqual([]);
    await say(`<img src="${item.url}-640.webp">`);
    expect(await uses()).toEqual([{ where: 'product', name: String(product?.id), title: product?.name }]);
    await say('<p>Sans image</p>');
    await db()
      .insert(parameters)
      .values({ idSite, key: 'OWN_TEXT', value: `<a href="${item.url}.webp">` });
    expect(await uses()).toEqual([{ where: 'parameter', name: 'OWN_TEXT', title: 'OWN_TEXT' }]);
    await db()
      .delete(parameters)
      .where(and(eq(parameters.idSite, idSite), eq(parameters.key, 'OWN_TEXT')));
    expect(await uses()).toEqual([]);
    await say(product?.description ?? '');
  });

  it('tells the first places where a file is used and how many there are at least, however many there are', async () => {
    const item = await added('partout.jpg', await jpeg('#0c0b0a'));
    const { idSite } = staff.site;
    await db().execute(sql`
      insert into news (id_site, slug, title, excerpt, html, alt, promoted, published_at, id_media)
      select ${idSite}, 'partout-' || n, 'Partout', '', '', '', false, now(), m.id
      from generate_series(1, 150) n, media m where m.id_site = ${idSite} and m.name = ${item.name}`);
    const { uses, usedIn } = await staff.nora.accept<MediaItem & { usedIn: MediaUse[] }>('GET', `/admin/media/${item.name}`);
    expect([uses, usedIn.length]).toEqual([maxUses, maxUses]);
    expect((await list('search=partout')).items.map((one) => one.uses)).toEqual([maxUses]);
    await db()
      .delete(news)
      .where(and(eq(news.idSite, idSite), like(news.slug, 'partout-%')));
    expect((await list('search=partout&unused=true')).total).toBe(1);
  });

  it('finds files by beginnings of words and by what is said of them now, and lists folders and tags that some file has', async () => {
    const item = await added('Écharpe bordée.jpg', await jpeg('#0a0c0b'), { folder: 'hiver/laine', tags: ['Chaud & doux'] });
    const named = async (query: string) => (await list(query)).items.map(({ name }) => name);
    for (const search of ['echarpe', 'bord', 'chaud', 'DOUX éch', 'echarpe-bordee'])
      expect(await named(`search=${encodeURIComponent(search)}`), search).toContain(item.name);
    expect(await named('search=charpe')).not.toContain(item.name);
    expect(await named('folder=hiver')).toEqual([item.name]);
    expect(await named(`tag=${encodeURIComponent('Chaud & doux')}`)).toEqual([item.name]);
    await staff.nora.accept('PUT', `/admin/media/${item.name}`, { folder: '', tags: [] });
    const { folders, tags } = await list();
    expect(folders).not.toContain('hiver/laine');
    expect(tags).not.toContain('Chaud & doux');
    expect(await named('search=doux')).not.toContain(item.name);
    await staff.nora.accept('DELETE', `/admin/media/${item.name}`);
    expect(await named('search=echarpe')).not.toContain(item.name);
  });

  it('replaces a file in place: its uses follow, and its old address leads to the new one', async () => {
    const home = (await staff.site.get<PageNode[]>('/page/tree')).find(({ url }) => url === '/')?.id;
    const shown = async () => JSON.stringify((await staff.site.get<Page>(`/page/${home}`)).cms);
    // Other sites of the database have the same picture under the same name: this one gets a picture that none of them has.
    const first = await staff.nora.accept<MediaItem>('GET', '/admin/media/robe');
    const before = await added('la-sienne.jpg', await jpeg('#12fe34'), { replaces: 'robe' });
    expect(before).toMatchObject({ name: 'robe', uses: first.uses });
    expect(await shown()).toContain(before.url);
    const after = await added('autre.jpg', await jpeg('#0000ff'), { replaces: 'robe' });
    expect(after).toMatchObject({ name: 'robe', format: 'jpg', uses: before.uses });
    expect(after.url).not.toBe(before.url);
    expect(await shown()).toContain(after.url);
    const old = await file(`${before.url}-320.webp`);
    expect([old.status, old.headers.get('location')]).toEqual([302, `${after.url}-320.webp`]);
    // A file that another site still shows keeps its address.
    await openSite(db());
    expect((await file(`${first.url}-320.webp`)).status).toBe(200);
    expect(await upload('guide.pdf', pdf('x'), { replaces: 'robe' })).toMatchObject({ status: 422 });
    expect((await begin('x.jpg', 10, { replaces: 'nothing' })).status).toBe(404);
  });

  it('gives pictures by name for documents that are not stored yet, with the words of a language', async () => {
    const pictures = await staff.site.call<{ name: string; alt: string }[]>(
      'POST',
      '/admin/media-pictures',
      { names: ['dos', 'nothing'] },
      { ...staff.nora.headers, userLang: 'fr_FR' },
    );
    expect(pictures.data).toMatchObject([{ name: 'dos', alt: 'Une robe d’été' }]);
  });

  it('lets an upload be given up, and nobody has too many under way', async () => {
    const { id } = (await begin('a.jpg', 10)).data as Upload;
    await staff.nora.accept('DELETE', `/admin/media-upload/${id}`);
    expect((await staff.nora.call('DELETE', `/admin/media-upload/${id}`)).status).toBe(404);
    const statuses: number[] = [];
    for (let count = 0; count < 25; count += 1) statuses.push((await begin('a.jpg', 10)).status);
    expect(statuses).toContain(429);
  });
});
