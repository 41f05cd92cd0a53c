import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addFonts } from '#backend/foundation/media/fonts/add-fonts.ts';
import { exportSite } from '#backend/operations/archive/export/export-folder.ts';
import { importArchive, siteExists } from '#backend/operations/archive/import/import.ts';
import { tryImport } from '#backend/operations/archive/import/try-import.ts';
import { readArchive } from '#backend/operations/archive/read-archive.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { media } from '#backend/tables/site.ts';
import { ArchiveCalendar, ArchiveComponent, ArchiveRelayPoint, ArchiveReturns, ArchiveSite } from '#schemas/archive.ts';

import { ArchiveBlog } from '#schemas/archive-publishing.ts';
import { album } from '#schemas/entities/album.ts';
import { carrier } from '#schemas/entities/carrier.ts';
import { discount } from '#schemas/entities/discount.ts';
import { element } from '#schemas/entities/element.ts';
import { form } from '#schemas/entities/form.ts';
import { news } from '#schemas/entities/news.ts';
import { popup } from '#schemas/entities/popup.ts';
import { product } from '#schemas/entities/product.ts';
import { review } from '#schemas/entities/review.ts';
import { service } from '#schemas/entities/service.ts';
import { tag } from '#schemas/entities/tag.ts';
import { variation } from '#schemas/entities/variation.ts';
import type { ProductList } from '#schemas/product.ts';
import { onOneEngine } from '../databases.ts';
import { answersOf } from './answers.ts';
import { fullSite } from './full-site.ts';
import { appOf, newMediaStore, newSiteId, openSite } from './open-site.ts';
import { type SmallSite, writeSite } from './small-site.ts';

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'storefront-export-')), 'site');

/** All files of a folder, by path, as hexadecimal where they are no text. */
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path).toString(path.endsWith('.woff2') ? 'hex' : 'utf8')]),
  );
const jsonIn = <T>(folder: string, file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

const font = readFileSync(
  new URL('../../../node_modules/@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2', import.meta.url),
);
const upload = (db: Database, store: MediaStore, idSite: number) =>
  addFonts(db, store, { idSite, family: 'Maison', files: [new File([new Uint8Array(font)], 'Maison Bold.woff2')] });

const known = { components: ['header'], forms: ['contact'], popups: ['soldes', 'bienvenue'], routes: ['evenements', 'partenaires'] };

/** Parts of an archive that come back as they were given. */
const unchanged = [
  ...(['pages', 'products', 'news', 'blogFolders', 'articles', 'albums', 'services', 'reviews', 'elements', 'forms', 'popups'] as const),
  ...(['carriers', 'calendar', 'returns', 'discounts'] as const),
];

/** Normalises a part: HTML as it is sanitised, times in one format, without values that the import adds. */
const plain = (part: unknown): unknown =>
  JSON.parse(
    JSON.stringify(part instanceof Map ? [...part] : part, (key, value) =>
      key === 'createdAt' || (key === 'id' && typeof value === 'number') ? undefined : value,
    )
      .replaceAll(/ rel=\\"noopener\\"|<script>.*?<\/script>/g, '')
      .replaceAll(/(T\d\d:\d\d:\d\d)\.000Z/g, '$1Z'),
  );

/** Schema of an entry of each file. */
const entries = {
  'site.json': ArchiveSite,
  'variations.json': variation.value,
  'tags.json': tag.value,
  'products.json': product.value,
  'news.json': news.value,
  'blog.json': ArchiveBlog,
  'albums.json': album.value,
  'services.json': service.value,
  'reviews.json': review.value,
  'elements.json': element.value,
  'forms.json': form.value,
  'popups.json': popup.value,
  'carriers.json': carrier.value,
  'calendar.json': ArchiveCalendar,
  'relay-points.json': ArchiveRelayPoint,
  'returns.json': ArchiveReturns,
  'discounts.json': discount.value,
  'components/header.json': ArchiveComponent,
};

onOneEngine('export of a site', (db) => {
  const exporting = async (
    idSite: number,
    mediaStore: MediaStore,
    options: { withSecrets?: boolean; folder?: string; force?: boolean } = {},
  ) => {
    const folder = options.folder ?? newFolder();
    await exportSite({ db: db(), mediaStore, idSite, ...options, folder });
    return folder;
  };
  /** The folder as another site, in a media store of its own. */
  const importing = async (folder: string) => {
    const archive = await readArchive(folder);
    const idSite = newSiteId();
    archive.site.id = idSite;
    const mediaStore = newMediaStore();
    await importArchive({ db: db(), mediaStore, archive });
    return { idSite, mediaStore };
  };
  const sameButId = (files: Record<string, string>, idSite: number) =>
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, path === 'site.json' ? text.replace(`"id": ${idSite}`, '') : text]),
    );

  it('is byte for byte the same after an import elsewhere, fonts and pictures too', async () => {
    const site = await openSite(db(), fullSite);
    await upload(db(), site.mediaStore, site.idSite);
    const first = await exporting(site.idSite, site.mediaStore, { withSecrets: true });
    const copy = await importing(first);
    const second = await exporting(copy.idSite, copy.mediaStore, { withSecrets: true });
    const files = filesIn(first);
    expect(sameButId(filesIn(second), copy.idSite)).toEqual(sameButId(files, site.idSite));
    const kinds = [
      'fonts/maison-bold.woff2',
      'pictures/robe.svg',
      'legal/SALE_TERMS@en_US.html',
      'pages/accueil.json',
      'components/header.json',
    ];
    for (const path of kinds) expect(Object.keys(files)).toContain(path);
    expect(Object.keys(files).filter((path) => !path.includes('/'))).toHaveLength(20);
  });

  it('tells visitors the same after an import elsewhere, in each language', async () => {
    const site = await openSite(db(), fullSite);
    await upload(db(), site.mediaStore, site.idSite);
    const copy = await importing(await exporting(site.idSite, site.mediaStore));
    const there = appOf(db(), copy.idSite, copy.mediaStore);
    for (const locale of ['fr_FR', 'en_US']) {
      const answers = await answersOf(site, locale, known);
      expect(await answersOf(there, locale, known)).toEqual(answers);
      expect(answers['product clos-haut']).toMatchObject({ name: locale === 'fr_FR' ? 'Clos Haut' : 'High Close' });
    }
  });

  it('holds what the folder held that was imported', async () => {
    const { idSite, mediaStore, folder } = await openSite(db(), fullSite);
    const written = await readArchive(await exporting(idSite, mediaStore));
    const given = await readArchive(folder);
    for (const part of [...unchanged, 'documents', 'components'] as const) {
      expect(plain(written[part]), part).toEqual(plain(given[part]));
    }
  });

  it('holds every field that a folder can have', async () => {
    const { idSite, mediaStore } = await openSite(db(), fullSite);
    await upload(db(), mediaStore, idSite);
    const folder = await exporting(idSite, mediaStore);
    const fieldsIn = (file: string) => {
      const value = jsonIn<object>(folder, file);
      return [...new Set((Array.isArray(value) ? value : [value]).flatMap((entry: object) => Object.keys(entry)))].sort();
    };
    for (const [file, schema] of Object.entries(entries)) expect(fieldsIn(file), file).toEqual(Object.keys(schema.shape).sort());
    const products = jsonIn<{ declinations: object[] }[]>(folder, 'products.json');
    const declination = Object.keys(product.value.shape.declinations.element.shape).sort();
    expect([...new Set(products.flatMap(({ declinations: own }) => own.flatMap(Object.keys)))].sort()).toEqual(declination);
  });

  it('leaves secrets out unless they are asked for, and an import without them keeps those that are there', async () => {
    const { idSite, mediaStore } = await openSite(db());
    const open = await exporting(idSite, mediaStore);
    expect(JSON.stringify(filesIn(open))).not.toContain('SECRET_OF_ANOTHER_VERSION');
    const closed = await exporting(idSite, mediaStore, { withSecrets: true });
    const secrets = { SECRET_OF_ANOTHER_VERSION: 'hidden' };
    expect(jsonIn(closed, 'secrets.json')).toEqual(secrets);
    expect(statSync(join(closed, 'secrets.json')).mode & 0o077).toBe(0);
    await importArchive({ db: db(), mediaStore, archive: await readArchive(open), force: true });
    expect(jsonIn(await exporting(idSite, mediaStore, { withSecrets: true }), 'secrets.json')).toEqual(secrets);
  });

  it('holds the stock of now, and what is still sold alone', async () => {
    const { idSite, mediaStore } = await openSite(db());
    const of = (reference: string) => and(eq(declinations.idSite, idSite), eq(declinations.reference, reference));
    await db().update(declinations).set({ stock: 3, held: 1 }).where(of('REF-sac-r'));
    await db().update(declinations).set({ isValid: false }).where(of('REF-bal-38'));
    const { products } = await readArchive(await exporting(idSite, mediaStore));
    expect(products.find(({ slug }) => slug === 'sac-cuir')?.declinations).toMatchObject([{ stock: 3 }, { stock: 2, price: 8000 }]);
    expect(products.find(({ slug }) => slug === 'robe-bal')?.declinations.map(({ reference }) => reference)).toEqual(['REF-bal-36']);
  });

  it('keeps the prices that a reduction was taken off from, wherever the shop moves', async () => {
    const site = await openSite(db());
    const archive = await readArchive(site.folder);
    const bag = archive.products.find(({ slug }) => slug === 'sac-cuir');
    if (!bag) throw new Error('there is no bag');
    const at = async (now: string, change: Partial<typeof bag>) => {
      Object.assign(bag, change);
      await importArchive({ db: db(), mediaStore: site.mediaStore, archive, force: true, now: new Date(now) });
    };
    await at('2030-01-01T00:00:00Z', { price: 8500, declinations: bag.declinations.slice(0, 1) });
    await at('2030-02-01T00:00:00Z', { price: 9500 });
    await at('2030-02-20T00:00:00Z', { discount: { type: 'EURO', amount: 3500, since: '2026-01-01' } });
    const copy = await importing(await exporting(site.idSite, site.mediaStore));
    const there = appOf(db(), copy.idSite, copy.mediaStore);
    const told = async ({ get }: Pick<typeof there, 'get'>) => (await get<ProductList>('/product?slug=sac-cuir')).products[0];
    const before = await told(site);
    expect(before?.referencePrice).toBe(8500);
    expect(await told(there)).toMatchObject({ price: before?.price, referencePrice: 8500 });
  });

  it('gives two fonts of one name their own files', async () => {
    const { idSite, mediaStore } = await openSite(db());
    await upload(db(), mediaStore, idSite);
    const other = readFileSync(
      new URL('../../../node_modules/@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff2', import.meta.url),
    );
    await addFonts(db(), mediaStore, { idSite, family: 'Autre', files: [new File([new Uint8Array(other)], 'maison-bold.woff2')] });
    const first = await exporting(idSite, mediaStore);
    expect(readdirSync(join(first, 'fonts')).filter((name) => /^maison-bold-[0-9a-f]{32}\.woff2$/.test(name))).toHaveLength(2);
    const copy = await importing(first);
    expect(filesIn(await exporting(copy.idSite, copy.mediaStore))['fonts/maison-bold.woff2']).toBeUndefined();
  });

  it('writes into an empty or a new folder alone; forced, into that of a site, where what is not the site stays', async () => {
    const { idSite, mediaStore } = await openSite(db());
    const folder = newFolder();
    mkdirSync(join(folder, '.git'), { recursive: true });
    writeFileSync(join(folder, '.git', 'HEAD'), 'main');
    await expect(exporting(idSite, mediaStore, { folder })).rejects.toThrow(/is not empty/);
    await expect(exporting(idSite, mediaStore, { folder, force: true })).rejects.toThrow(/holds something else than a site/);
    writeFileSync(join(folder, 'site.json'), '{}');
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages', 'ancienne.json'), '{}');
    await exporting(idSite, mediaStore, { folder, force: true });
    expect(Object.keys(filesIn(folder))).toContain('.git/HEAD');
    expect(readdirSync(join(folder, 'pages'))).toEqual(['accueil.json', 'cachee.json', 'robes.json', 'vetements.json']);
    expect(readdirSync(join(folder, '..'))).toEqual(['site']);
    expect((await readArchive(folder)).site.id).toBe(idSite);
  });

  it('leaves the folder as it was when a file is missing in the media store', async () => {
    const { idSite, mediaStore } = await openSite(db());
    const folder = await exporting(idSite, mediaStore);
    const before = filesIn(folder);
    await db()
      .update(media)
      .set({ hash: '0'.repeat(32) })
      .where(and(eq(media.idSite, idSite), eq(media.name, 'dos')));
    await expect(exporting(idSite, mediaStore, { folder, force: true })).rejects.toThrow(/pictures\/dos\.svg: its file is missing/);
    expect(filesIn(folder)).toEqual(before);
    expect(readdirSync(join(folder, '..'))).toEqual(['site']);
  });

  it('gives nothing for a site that is not there', async () => {
    expect(await exportSite({ db: db(), mediaStore: newMediaStore(), idSite: newSiteId(), folder: newFolder() })).toBeNull();
  });
});

onOneEngine('import of an export', (db) => {
  it('says what it would change, and leaves everything as it was', async () => {
    const { idSite, mediaStore, get } = await openSite(db(), fullSite);
    const archive = await readArchive(
      writeSite(idSite, (files) => {
        fullSite(files);
        files['products.json'] = files['products.json'].filter((product) => !('slug' in product) || product.slug !== 'robe-bal');
        files['parameters.json'].COMPANY_NAME = 'Grande boutique';
        Object.assign(files, { 'tags.json': [], 'pages/accueil.json': { format: 1, layouts: [] } });
        files['pictures/dos.svg'] = files['pictures/robe.svg'];
      }),
    );
    const store = { ...mediaStore, write: () => Promise.reject(new Error('nothing may be written')) };
    const changed = (await tryImport(db(), store, archive)).filter(
      ({ added, changed, removed }) => added.length + changed.length + removed.length,
    );
    expect(changed).toEqual([
      { part: 'parameters.json', count: expect.any(Number), added: [], changed: ['COMPANY_NAME'], removed: [] },
      { part: 'pages/', count: 4, added: [], changed: ['accueil.json'], removed: [] },
      { part: 'tags.json', count: 3, added: [], changed: ['pulls'], removed: ['vide'] },
      { part: 'products.json', count: 6, added: [], changed: [], removed: ['robe-bal'] },
      { part: 'pictures/', count: 2, added: [], changed: ['dos.svg'], removed: [] },
    ]);
    expect(await tryImport(db(), mediaStore, await readArchive(writeSite(idSite, fullSite)))).not.toContainEqual(
      expect.objectContaining({ changed: expect.arrayContaining([expect.any(String)]) }),
    );
    expect((await get<ProductList>('/product?slug=robe-bal')).total).toBe(1);
  });

  it('of a site that would be new leaves none', async () => {
    const idSite = newSiteId();
    const parts = await tryImport(db(), newMediaStore(), await readArchive(writeSite(idSite)));
    expect(parts.find(({ part }) => part === 'products.json')).toMatchObject({ count: 4, changed: [], removed: [] });
    expect(await siteExists(db(), idSite)).toBe(false);
  });

  it.each<[string, (folder: string, elsewhere: string) => void, RegExp]>([
    [
      'a picture',
      (folder, elsewhere) => symlinkSync(join(elsewhere, 'robe.svg'), join(folder, 'pictures', 'lien.svg')),
      /lien\.svg: this leads out/,
    ],
    [
      'a folder',
      (folder, elsewhere) => {
        rmSync(join(folder, 'legal'), { recursive: true });
        symlinkSync(elsewhere, join(folder, 'legal'));
      },
      /legal: this leads out/,
    ],
    [
      'a file',
      (folder, elsewhere) => {
        writeFileSync(join(elsewhere, 'tags.json'), '[]');
        symlinkSync(join(elsewhere, 'tags.json'), join(folder, 'tags.json'));
      },
      /tags\.json: this leads out/,
    ],
  ])('refuses %s that leads out of the folder', async (_, change, message) => {
    const folder = writeSite(newSiteId());
    const elsewhere = mkdtempSync(join(tmpdir(), 'storefront-elsewhere-'));
    writeFileSync(join(elsewhere, 'robe.svg'), readFileSync(join(folder, 'pictures', 'robe.svg')));
    change(folder, elsewhere);
    await expect(readArchive(folder)).rejects.toThrow(message);
  });

  const withFont = (font: object) => (files: SmallSite) => {
    const [first] = files['site.json'].fonts as object[];
    files['site.json'].fonts = [{ ...first, package: undefined, weights: undefined, ...font }];
  };
  const cut = { weight: '400', style: 'normal' };
  it.each<[string, (files: SmallSite) => void, RegExp]>([
    [
      'that names a file outside of fonts/',
      withFont({ files: [{ ...cut, file: '../secret.woff2' }] }),
      /site\.json#\/fonts\/0\/files\/0\/file/,
    ],
    ['whose file is not there', withFont({ files: [{ ...cut, file: 'absente.woff2' }] }), /there is no file "absente\.woff2" in fonts\//],
    ['that has neither files nor a package', withFont({}), /site\.json#\/fonts\/0: a font has either/],
    [
      'whose file is something else',
      (files) => {
        withFont({ files: [{ ...cut, file: 'fausse.woff2' }] })(files);
        Object.assign(files, { 'fonts/fausse.woff2': 'not a font' });
      },
      /fausse\.woff2: this file is not the font that its name says/,
    ],
  ])('refuses a font %s', async (_, change, message) => {
    await expect(openSite(db(), change)).rejects.toThrow(message);
  });
});
