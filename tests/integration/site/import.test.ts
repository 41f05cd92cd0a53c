import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readProduct } from '#backend/goods/catalogue/flows/read-product.ts';
import { importSite, siteExists } from '#backend/operations/archive/import/import.ts';
import { prepareDatabase } from '#backend/operations/archive/prepare.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { readComponent } from '#backend/storefront/pages/read-pages.ts';
import { listProducts } from '#backend/storefront/search/list-products.ts';
import { declinations, priceHistory, products } from '#backend/tables/catalogue.ts';
import { users } from '#backend/tables/people.ts';
import { sites } from '#backend/tables/site.ts';
import { onOneEngine } from '../databases.ts';
import { newMediaStore, newSiteId } from './open-site.ts';
import { type SmallSite, writeSite } from './small-site.ts';

const nutrition = {
  per: '100_ML',
  kilojoules: 335,
  kilocalories: 81,
  fat: 0,
  saturates: 0,
  carbohydrate: 0.9,
  sugars: 0.3,
  fibre: null,
  protein: 0.1,
  salt: 0,
};

const versionOf = async (db: Database, id: number) => (await db.select().from(sites).where(eq(sites.id, id)))[0]?.version;
const soldOn = async (db: Database, idSite: number) =>
  (
    await db.select({ slug: products.slug, id: products.id, isValid: products.isValid }).from(products).where(eq(products.idSite, idSite))
  ).sort((a, b) => a.id - b.id);

onOneEngine('import of a site', (db) => {
  const importing = (idSite: number, folder: string, force = false) =>
    importSite({ db: db(), mediaStore: newMediaStore(), folder, idSite, force });

  it('imports a site once; a second time changes nothing', async () => {
    const idSite = newSiteId();
    const folder = writeSite(idSite);
    expect(await importing(idSite, folder)).toBe(true);
    const version = await versionOf(db(), idSite);
    expect(await importing(idSite, folder)).toBe(false);
    expect(await versionOf(db(), idSite)).toBe(version);
  });

  it('imports once when two processes start together', async () => {
    const idSite = newSiteId();
    const folder = writeSite(idSite);
    const done = await Promise.all([importing(idSite, folder), importing(idSite, folder)]);
    expect(done.sort()).toEqual([false, true]);
  });

  it('keeps ids when it is forced, retires what is gone, keeps held stock and writes the new price into the history', async () => {
    const idSite = newSiteId();
    await importing(idSite, writeSite(idSite));
    const before = await soldOn(db(), idSite);
    const version = await versionOf(db(), idSite);
    const sac = and(eq(declinations.idSite, idSite), eq(declinations.reference, 'REF-sac-r'));
    await db().update(declinations).set({ held: 4 }).where(sac);
    const changed = writeSite(idSite, (files) => {
      files['products.json'] = files['products.json'].filter((product) => !('slug' in product) || product.slug !== 'pull-laine');
      const text = JSON.stringify(files['products.json'])
        .replace(',"pull-laine"', '')
        .replace('"price":9000', '"price":8500')
        .replace('"stock":5', '"stock":1');
      files['products.json'] = JSON.parse(text) as object[];
    });
    expect(await importing(idSite, changed, true)).toBe(true);
    expect(await versionOf(db(), idSite)).toBeGreaterThan(version ?? 0);
    const after = await soldOn(db(), idSite);
    expect(after.map(({ slug, id }) => ({ slug, id }))).toEqual(before.map(({ slug, id }) => ({ slug, id })));
    expect(after.filter(({ isValid }) => !isValid).map(({ slug }) => slug)).toEqual(['pull-laine']);
    const [row] = await db().select().from(declinations).where(sac);
    expect(row).toMatchObject({ stock: 4, held: 4, price: 8500 });
    const history = await db()
      .select({ price: priceHistory.price })
      .from(priceHistory)
      .where(eq(priceHistory.idDeclination, row?.id ?? 0))
      .orderBy(priceHistory.id);
    expect(history.map(({ price }) => price)).toEqual([9000, 8500]);
  });

  it('keeps what a wine is and what its bottles hold, and what 100 ml contain', async () => {
    const idSite = newSiteId();
    const facts = { wine: { appellation: 'Chinon', grapes: ['Cabernet franc'] }, nutrition };
    const bottle = { reference: 'REF-vin', year: 2022, capacity: 75, capacityUnit: 'CENTILITRE', stock: 6 };
    const folder = writeSite(idSite, (files) => {
      const wine = { ...files['products.json'][1], ...facts, slug: 'chinon', type: 'WINE', variations: [], declinations: [bottle] };
      files['products.json'].push(wine);
    });
    await importing(idSite, folder);
    const now = new Date();
    const id = (await soldOn(db(), idSite)).find(({ slug }) => slug === 'chinon')?.id ?? 0;
    const { stock: _, ...told } = bottle;
    expect(await readProduct(db(), idSite, id, { now, locale: 'fr_FR' })).toMatchObject({
      ...facts,
      type: { type: 'WINE' },
      declination: [told],
    });
    const query = { nbItem: 10, page: 1, orderBy: 'custom', search: 'lk:cabernet' };
    expect((await listProducts(db(), idSite, query, { now, locale: 'fr_FR' })).products).toMatchObject([
      { slug: 'chinon', wine: facts.wine },
    ]);
  });

  it('gives each site one administrator, with the password it was told', async () => {
    const idSite = newSiteId();
    const contentDir = writeSite(idSite);
    await importing(idSite, contentDir);
    const prepare = () =>
      prepareDatabase({
        db: db(),
        mediaStore: newMediaStore(),
        contentDir,
        siteIds: [idSite],
        admin: { email: 'Admin@Shop.test', password: 'un mot de passe long' },
      });
    expect(await prepare()).toEqual({ adminCreated: true });
    expect(await prepare()).toEqual({ adminCreated: false });
    const admins = await db().select().from(users).where(eq(users.idSite, idSite));
    expect(admins).toMatchObject([{ email: 'admin@shop.test', role: 'SUPER_ADMIN' }]);
    expect(admins[0]?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  const edit = (file: 'products.json' | 'pages.json' | 'site.json', from: string | RegExp, to: string) => (files: SmallSite) => {
    Object.assign(files, { [file]: JSON.parse(JSON.stringify(files[file]).replace(from, to)) });
  };
  it.each<[string, (files: SmallSite) => void, RegExp]>([
    ['a price that is no whole number of cents', edit('products.json', '"price":4000', '"price":40.5'), /products\.json#\/0\/price: /],
    [
      'an appellation of what is no wine',
      edit('products.json', '"tags":["pulls"]', '"tags":["pulls"],"wine":{"appellation":"Chinon","grapes":[]}'),
      /products\.json#\/1\/wine: only a wine/,
    ],
    [
      'a value its variation does not have',
      edit('products.json', '"taille":"38"', '"taille":"99"'),
      /products\.json#\/0\/declinations\/0\/values\/taille: .*no value "99"/,
    ],
    [
      'a percentage that is not in basis points',
      edit('products.json', '"amount":2500', '"amount":25'),
      /products\.json#\/0\/discount\/amount: .*2000 is 20 %/,
    ],
    [
      'a reference that stands twice',
      edit('products.json', 'REF-sac-n', 'REF-sac-r'),
      /products\.json#\/2\/declinations\/1\/reference: "REF-sac-r" stands here twice/,
    ],
    [
      'a recommended product that is not there',
      edit('products.json', '"sac-cuir","pull', '"sac-plastique","pull'),
      /products\.json#\/0\/recommended\/0: /,
    ],
    [
      'two pages at one address',
      edit('pages.json', '"/vetements/robes-occasion"', '"/"'),
      /pages\.json#\/1\/children\/0\/url: "\/" stands here twice/,
    ],
    [
      'a logo without its picture',
      edit('site.json', '"picture":"robe"', '"picture":"logo"'),
      /site\.json#\/logos\/0\/picture: there is no picture "logo"/,
    ],
    ['a font that is not installed', edit('site.json', 'wght-normal', 'wght-heavy'), /site\.json#\/fonts\/0: .*wght-heavy/],
    [
      'a picture that is none',
      (files) => Object.assign(files, { 'pictures/dos.svg': 'no picture' }),
      /pictures\/dos\.svg: This file is not a picture/,
    ],
    ['a file that is not JSON', (files) => Object.assign(files, { 'variations.json': '[' }), /variations\.json: this is not JSON/],
    [
      'a page without its document',
      (files) =>
        Object.assign(files, { 'pages.json': [...files['pages.json'], { ...files['pages.json'][0], key: 'neuve', url: '/neuve' }] }),
      /pages\.json#\/3\/key: the document pages\/neuve\.json is missing/,
    ],
  ])('refuses %s, naming the place, and leaves nothing behind', async (_, change, message) => {
    const idSite = newSiteId();
    await expect(importing(idSite, writeSite(idSite, change))).rejects.toThrow(message);
    expect(await siteExists(db(), idSite)).toBe(false);
  });

  it('keeps a document whose picture is not there, with the bare reference in its answer', async () => {
    const idSite = newSiteId();
    const name = 'components/header.json';
    const folder = writeSite(idSite, (files) => {
      files[name] = JSON.parse(JSON.stringify(files[name]).replaceAll('"robe"', '"absente"'));
    });
    await importing(idSite, folder);
    const { cms } = await readComponent(db(), idSite, 'header', 'fr_FR');
    expect(JSON.stringify(cms)).toMatch(/"picture":"absente"/);
    expect(JSON.stringify(cms)).not.toContain('/absente"');
  });

  it('says that there is no such folder, and which file is missing in one that holds no site', async () => {
    await expect(importing(newSiteId(), '/nowhere')).rejects.toThrow('/nowhere: there is no such folder');
    const empty = mkdtempSync(join(tmpdir(), 'storefront-empty-'));
    await expect(importing(newSiteId(), empty)).rejects.toThrow(`${empty}/site.json: this file is missing`);
  });
});
