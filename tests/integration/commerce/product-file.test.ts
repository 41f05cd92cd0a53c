import { and, eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, it } from 'vitest';
import { products } from '#backend/tables/catalogue.ts';
import { parameters, sites } from '#backend/tables/site.ts';
import type { ProductFile } from '#schemas/calls/documents.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, type Shop } from './shop.ts';

onOneEngine('the file of a product', (db) => {
  let shop: Shop;
  let ids: { idProduct: number; idDeclination: number };
  beforeEach(async () => {
    shop = await openShop(db());
    ids = await shop.product({ name: 'Robe en lin', price: 4500, stock: 1 });
    await db()
      .update(products)
      .set({ description: '<p>Lin lavé &amp; doux.</p>', features: [{ label: 'Matière', value: 'Lin' }] })
      .where(and(eq(products.idSite, shop.idSite), eq(products.id, ids.idProduct)));
  });

  const fetchFile = (url: string, headers: Record<string, string> = {}) =>
    shop.app.request(url.replace(/^\/api/, ''), { headers: { idSite: String(shop.idSite), ...headers } });
  async function textOf(url: string): Promise<string> {
    const answer = await fetchFile(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    return (await extractText(pdf, { mergePages: true })).text.replace(/[\s\u00a0]+/g, ' ');
  }

  it('is generated in the caller’s language, with price, features and the addresses of shop and page', async () => {
    const french = await shop.accept<ProductFile>('GET', `/product/generate/file/${ids.idProduct}`, undefined, { userLang: 'fr_FR' });
    expect(french).toMatchObject({
      url: `/api/product/file/fr_FR/${ids.idProduct}.pdf`,
      filename: expect.stringMatching(/^robe-en-lin.*\.pdf$/),
    });
    const text = await textOf(french.url);
    for (const said of [
      'Robe en lin',
      '45,00 €',
      'Matière Lin',
      'Lin lavé & doux.',
      'Aizenay',
      'bonjour@penderie.test',
      `shop.test/products/`,
    ]) {
      expect(text).toContain(said);
    }
    const of = `/product/generate/file/${ids.idProduct}/${ids.idDeclination}`;
    const english = await shop.accept<ProductFile>('GET', of, undefined, { userLang: 'en_US' });
    expect(await textOf(english.url)).toContain('€45.00');
  });

  it('tells no price where the shop hides its prices', async () => {
    await db().insert(parameters).values({ idSite: shop.idSite, key: 'HIDE_PRODUCT_PRICES', value: 'true' });
    expect(await textOf(`/api/product/file/fr_FR/${ids.idProduct}.pdf`)).not.toContain('€');
  });

  it('is handed over with its name, and not again to who has it until the product changes', async () => {
    const url = `/api/product/file/fr_FR/${ids.idProduct}.pdf`;
    const first = await fetchFile(url);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-disposition')).toMatch(/^inline; filename="robe-en-lin.*\.pdf"$/);
    expect((await fetchFile(url, { 'if-none-match': tag })).status).toBe(304);
    await db()
      .update(products)
      .set({ description: '<p>Lin froissé.</p>' })
      .where(and(eq(products.idSite, shop.idSite), eq(products.id, ids.idProduct)));
    expect((await fetchFile(url, { 'if-none-match': tag })).status).toBe(200);
  });

  it('is there for products that are sold, in languages that the site speaks', async () => {
    expect(await shop.call('GET', '/product/generate/file/999999')).toMatchObject({ status: 404 });
    expect(await shop.call('GET', `/product/generate/file/${ids.idProduct}/999999`)).toMatchObject({ status: 404 });
    for (const path of ['fr_FR/999999.pdf', `de_DE/${ids.idProduct}.pdf`, 'fr_FR/x.pdf', `fr_FR/${ids.idProduct}-0.pdf`]) {
      expect((await fetchFile(`/product/file/${path}`)).status).toBe(404);
    }
  });

  it('is switched on where the site sells, as the application PRODUCT_FILE_GENERATOR says; others are unknown', async () => {
    const app = (name: string) => `/external-app/${name}/config/public`;
    expect(await shop.accept('GET', app('PRODUCT_FILE_GENERATOR'))).toEqual({ isActive: true });
    expect(await shop.call('GET', app('SOMETHING'))).toMatchObject({ status: 404 });
    expect(await shop.accept('GET', app('GA4'))).toEqual({ isActive: false });
    await db()
      .insert(parameters)
      .values(
        Object.entries({ MATOMO_URL: 'https://stats.example.com', MATOMO_SITE_ID: '3' }).map(([key, value]) => ({
          idSite: shop.idSite,
          key,
          value,
        })),
      );
    expect(await shop.accept('GET', app('MATOMO'))).toEqual({
      isActive: true,
      settings: { MATOMO_URL: 'https://stats.example.com', MATOMO_SITE_ID: '3', MATOMO_EXEMPT: 'false' },
    });
    await db().insert(parameters).values({ idSite: shop.idSite, key: 'PRODUCT_FILE_GENERATOR', value: 'false' });
    expect(await shop.accept('GET', app('PRODUCT_FILE_GENERATOR'))).toEqual({ isActive: false });
    expect(await shop.call('GET', `/product/generate/file/${ids.idProduct}`)).toMatchObject({ status: 404 });
    await db().delete(parameters).where(eq(parameters.idSite, shop.idSite));
    await db().update(sites).set({ isECommerce: false }).where(eq(sites.id, shop.idSite));
    expect(await shop.accept('GET', app('PRODUCT_FILE_GENERATOR'))).toEqual({ isActive: false });
    expect(await shop.call('GET', `/product/generate/file/${ids.idProduct}`)).toMatchObject({ status: 404 });
  });
});
