import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { raiseSiteVersion } from '#backend/foundation/site/version.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Carrier } from '#schemas/delivery.ts';
import { changeKinds, type SiteChanges, SiteMoment } from '#schemas/site-changes.ts';
import { openShop, orderBody, type Shop } from '../commerce/shop.ts';
import { onBothEngines } from '../databases.ts';
import { fullSite } from './full-site.ts';
import { openSite } from './open-site.ts';

onBothEngines('what changed in a site', (db) => {
  let shop: Shop;
  let bowl: { idProduct: number; idDeclination: number };
  beforeAll(async () => {
    shop = await openShop(db());
    bowl = await shop.product({ name: 'Bol', price: 1500, stock: 6 });
  });
  const ask = (since?: string) => shop.accept<SiteChanges>('GET', `/site/changes${since === undefined ? '' : `?since=${since}`}`);
  const now = async () => (await ask()).moment;
  const ofBowl = () => and(eq(products.idSite, shop.idSite), eq(products.id, bowl.idProduct));

  it('is unknown to whoever asks for the first time, and nothing to whoever asks again', async () => {
    const first = await ask();
    expect(first.changed).toBeNull();
    expect(await ask(first.moment)).toMatchObject({ version: first.version, changed: [] });
  });

  it('is a product whose name and stock changed, once, by whatever changed it', async () => {
    const since = await now();
    await db().update(products).set({ name: 'Grand bol' }).where(ofBowl());
    await db()
      .update(declinations)
      .set({ stock: 5 })
      .where(and(eq(declinations.idSite, shop.idSite), eq(declinations.id, bowl.idDeclination)));
    expect((await ask(since)).changed).toEqual([bowl.idProduct]);
  });

  it('is the product of an order as it is placed, which takes its pieces, and as it is paid', async () => {
    const plate = await shop.product({ name: 'Assiette', price: 900, stock: 1 });
    const cart = await shop.cartWith(plate.idDeclination);
    const wanted = { products: [{ idProduct: plate.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', wanted);
    if (!carrier) throw new Error('no carrier');
    let since = await now();
    const placed = await shop.place(orderBody(cart, carrier));
    if (!placed.success) throw new Error(placed.message);
    expect((await ask(since)).changed).toEqual([plate.idProduct]);
    since = await now();
    await shop.pay(placed.data);
    expect((await ask(since)).changed).toEqual([plate.idProduct]);
  });

  it('is the site where a setting changed', async () => {
    const since = await now();
    await db().insert(parameters).values({ idSite: shop.idSite, key: 'PRIMARY_COLOR', value: '#102030' });
    expect((await ask(since)).changed).toEqual([changeKinds.site]);
  });

  it('tells of a version that was raised', async () => {
    const { version } = await ask();
    await db().transaction((tx) => raiseSiteVersion(tx, shop.idSite));
    expect((await ask()).version).toBeGreaterThan(version);
  });

  it('is told once its transaction is over, however long others run meanwhile', async () => {
    const since = await now();
    let between = '';
    await db().transaction(async (tx) => {
      await tx.update(products).set({ name: 'Bol bleu' }).where(ofBowl());
      const before = shop.call<SiteChanges>('GET', `/site/changes?since=${since}`);
      // PGlite has one connection: it answers when the transaction is over.
      const answer = await Promise.race([before, new Promise<null>((done) => setTimeout(done, 300, null))]);
      if (!answer?.success) return;
      expect(answer.data.changed).toEqual([]);
      between = answer.data.moment;
    });
    expect((await ask(since)).changed).toEqual([bowl.idProduct]);
    if (between) expect((await ask(between)).changed).toEqual([bowl.idProduct]);
  });

  it('is unknown since a moment of half a day ago, of another database, or with more changes than are told', async () => {
    const moment = await now();
    const [at = '', snapshot = ''] = moment.split('.');
    expect((await ask(`${Number(at) - 13 * 3600}.${snapshot}`)).changed).toBeNull();
    expect((await ask(`${at}.900000000000:900000000001:`)).changed).toBeNull();
    await db().execute(sql`insert into catalogue_changes (id_site, id_product) select ${shop.idSite}, generate_series(1000000, 1005001)`);
    expect((await ask(moment)).changed).toBeNull();
    await db().execute(sql`delete from catalogue_changes where id_site = ${shop.idSite} and id_product >= 1000000`);
  });

  it.each([
    '',
    'x',
    '1',
    '1.',
    '1.5:3:',
    '1.5:9:8,7',
    '1.5:9:4',
    '1.5:9:9',
    '1.5:9:5,',
    '1.5:9:,',
    "1.5:9:';--",
    '1.0:0:',
    `1.${'9'.repeat(30)}:9:`,
  ])('refuses %j as a moment', async (since) => {
    expect(SiteMoment.safeParse(since).success).toBe(false);
    if (since !== '') expect(await shop.call('GET', `/site/changes?since=${encodeURIComponent(since)}`)).toMatchObject({ status: 422 });
  });

  it('tells nothing of another site', async () => {
    const other = await openShop(db());
    const since = (await other.accept<SiteChanges>('GET', '/site/changes')).moment;
    await db().update(products).set({ name: 'Bol vert' }).where(ofBowl());
    expect((await other.accept<SiteChanges>('GET', `/site/changes?since=${since}`)).changed).toEqual([]);
  });

  it('is content where something published comes, changes or goes', async () => {
    const site = await openSite(db(), fullSite);
    const since = async () => (await site.get<SiteChanges>('/site/changes')).moment;
    const tables = ['element_pictures', 'elements', 'blog_article_folders', 'blog_articles', 'blog_folders', 'album_pictures', 'albums'];
    for (const table of [...tables, 'service_tags', 'services', 'reviews', 'popups', 'news']) {
      const before = await since();
      const gone = await db().execute(sql.raw(`delete from ${table} where id_site = ${site.idSite} returning id_site`));
      expect([table, (gone as unknown as { rows: unknown[] }).rows.length > 0]).toEqual([table, true]);
      expect([table, (await site.get<SiteChanges>(`/site/changes?since=${before}`)).changed]).toEqual([table, [changeKinds.content]]);
    }
  });
});
